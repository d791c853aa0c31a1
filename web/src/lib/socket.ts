import type { ClientMessage, ServerMessage } from './protocol';
import { PROTOCOL } from './protocol.gen';

const PING_EVERY = 10_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;

export type Connection = 'opening' | 'open' | 'lost' | 'closed';

export interface Listener {
  message(message: ServerMessage): void;
  connection(connection: Connection): void;
}

/** A WebSocket that comes back by itself and says hello again, so that the server sends the exact table. */
export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private asked = 0;
  private ended = false;

  constructor(
    private readonly game: string,
    private readonly tokens: () => string[],
    private readonly part: () => string | undefined,
    private readonly lang: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.listener.connection('closed');
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(this.game)}?v=${PROTOCOL}&lang=${this.lang()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = this.asked = Date.now();
      this.send({ t: 'hello', tokens: this.tokens(), part: this.part() });
      this.listener.connection('open');
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.check(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.t === 'table') this.wait = FIRST_WAIT;
      this.listener.message(message);
    };
    socket.onclose = () => this.socket === socket && this.drop();
  }

  /** Nobody may have said that the line is dead, and closing it properly would take a minute. */
  private readonly drop = () => {
    const dead = this.socket;
    if (this.ended || !dead) return;
    this.socket = null;
    dead.onmessage = null;
    dead.close();
    this.listener.connection('lost');
    clearInterval(this.pulse);
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  };

  private check(): void {
    if (this.heard < this.asked) return this.drop();
    this.asked = Date.now();
    this.send({ t: 'ping' });
  }

  private readonly hurry = () => {
    if (this.ended || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };
}
