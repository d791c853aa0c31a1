/** SHA-256 in hexadecimal; null where this browser does not offer it (pages without https). */
export async function sealOf(text: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
