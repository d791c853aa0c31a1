"""Keys and messages of Web Push (RFC 8291, 8292), as the libraries of the extra `push` make them."""

import base64

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from underdeck.server.access import packed

CURVE = ec.SECP256R1
POINT_BYTES, AUTH_BYTES, KEY_BYTES = 65, 16, 32


class Keys:
    """The keys of a server that sends push messages."""

    def __init__(self, written: str | None = None) -> None:
        """Read them, or make new ones. A ValueError says that what was written is no key."""
        if written is None:
            self.vapid = Vapid02()
            self.vapid.generate_keys()
            return
        unpacked(written, KEY_BYTES)
        try:
            self.vapid = Vapid02.from_raw(written.encode())
        except VapidException as error:
            raise ValueError(written) from error

    def written(self) -> str:
        return packed(self.vapid.private_key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))

    def point(self) -> str:
        """Return the public half, which a browser subscribes with."""
        public: ec.EllipticCurvePublicKey = self.vapid.public_key
        return packed(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def signed(self, service: str, contact: str) -> dict[str, str]:
        """Return the headers that name the sender to a service."""
        try:
            headers: dict[str, str] = self.vapid.sign({"aud": service, "sub": contact})
        except VapidException as error:
            raise ValueError(str(error)) from error
        return headers


def check(point: str, auth: str) -> None:
    """Raise a ValueError unless these are keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE(), unpacked(point, POINT_BYTES))
    except UnsupportedAlgorithm:
        raise ValueError(point) from None
    unpacked(auth, AUTH_BYTES)


def sealed(message: bytes, point: str, auth: str) -> bytes:
    """Return the message so that only the browser with these keys can read it."""
    dh, secret = unpacked(point, POINT_BYTES), unpacked(auth, AUTH_BYTES)
    found: bytes = http_ece.encrypt(message, private_key=ec.generate_private_key(CURVE()), dh=dh, auth_secret=secret)
    return found


def unpacked(text: str, length: int) -> bytes:
    found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(found) != length:
        raise ValueError(text)
    return found
