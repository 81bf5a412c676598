import { EventEmitter } from "node:events";
import { connect, type Socket } from "node:net";

/** What PostgreSQL's protocol calls its version, in the message that opens a connection. */
const PROTOCOL = 196_608;
/** A message's kind and its length. */
const HEAD = 5;
/** Of a longer message no more is set aside before it comes. */
const SET_ASIDE = 1024 ** 2;
/**
 * Where reads of all connections arrive, one after the other: what Node sets aside for each read otherwise adds up, within some dozens of
 * long answers, to what makes the engine look through its whole memory.
 */
const arriving = Buffer.allocUnsafeSlow(256 * 1024);
/** The driver sends at once what is so long, and later what is shorter. */
const SENT_AT_ONCE = 1_024;

/**
 * A connection's socket, as postgres.js 3.4.9 needs it (docs/decisions/lost-connections.md): whatever ends it is told as an
 * error and an end in one go, so that no statement falls between the two and waits for ever; what the driver still held
 * back for the connection before is not sent in front of the first message.
 */
class DatabaseSocket extends EventEmitter {
  private readonly inner: Socket;
  private begun = false;
  private asked = false;
  private gone = false;
  /** The message that has begun to come, `size` bytes of it. */
  private begunMessage: Buffer | null = null;
  private size = 0;

  constructor(address: { host: string; port: number }) {
    super();
    const onread = {
      buffer: arriving,
      callback: (size: number) => {
        this.take(arriving.subarray(0, size));
        return true;
      },
    };
    this.inner = connect({ ...address, noDelay: true, onread });
    this.inner.on("drain", () => this.emit("drain"));
    this.inner.on("error", (error) => this.leave(error));
    this.inner.on("end", () => this.leave(ended()));
    this.inner.on("close", () => this.leave(ended()));
  }

  get readyState(): Socket["readyState"] {
    return this.gone ? "closed" : this.inner.readyState;
  }

  write(chunk: Buffer, done?: () => void): boolean {
    // The statement has failed already; nobody else would tell the driver that it is rid of the bytes.
    if (this.gone) return true;
    const bytes = this.begun ? chunk : openingOf(chunk);
    this.begun = true;
    return this.inner.write(bytes, done);
  }

  end(chunk?: Buffer): void {
    this.asked = true;
    if (chunk) this.inner.end(chunk);
    else this.inner.end();
  }

  destroy(): void {
    this.leave(ended());
  }

  setKeepAlive(on: boolean, afterMs: number): void {
    this.inner.setKeepAlive(on, afterMs);
  }

  pause(): void {
    this.inner.pause();
  }

  resume(): void {
    this.inner.resume();
  }

  /**
   * Hands on whole messages only, so that the driver is between two of them whenever the connection ends. They have memory of
   * their own: that of `chunk` is used again.
   */
  private take(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (!this.begunMessage) {
        const end = endOfWhole(chunk, at);
        if (end > at) this.emit("data", Buffer.from(chunk.subarray(at, end)));
        at = end;
        if (at === chunk.length) return;
        this.begunMessage = Buffer.allocUnsafe(HEAD);
      }
      const taken = chunk.copy(this.begunMessage, this.size, at);
      at += taken;
      this.size += taken;
      if (this.size === this.begunMessage.length) this.goOn(this.begunMessage);
    }
  }

  /** Hands on the message, or makes room for more of it. */
  private goOn(message: Buffer): void {
    const whole = lengthAt(message, 0);
    if (whole === message.length) {
      this.begunMessage = null;
      this.size = 0;
      this.emit("data", message);
      return;
    }
    this.begunMessage = Buffer.allocUnsafe(Math.min(whole, Math.max(SET_ASIDE, 2 * message.length)));
    message.copy(this.begunMessage);
  }

  private leave(error: Error): void {
    if (this.gone) return;
    this.gone = true;
    this.inner.destroy();
    // In a turn of its own: a connect that fails at once fails before the driver listens, and where nothing else runs in
    // the turn, no statement finds the driver without a socket.
    setImmediate(() => {
      if (!this.asked) {
        this.emit("error", error);
        this.emit("data", NO_ROWS);
      }
      this.emit("close", !this.asked);
    });
  }
}

const lengthAt = (bytes: Buffer, at: number): number => Math.max(HEAD, 1 + bytes.readUInt32BE(at + 1));

/** Where the last whole message ends of those that begin at `at`. */
function endOfWhole(bytes: Buffer, at: number): number {
  let end = at;
  while (bytes.length - end >= HEAD && end + lengthAt(bytes, end) <= bytes.length)
    end += lengthAt(bytes, end);
  return end;
}

/**
 * The end of a statement: the driver forgets how many rows of it came, which it would count on from in the connection's next
 * life. The first row of an answer was then missing.
 */
const NO_ROWS = Buffer.from("C\0\0\0\x0dSELECT 0\0", "latin1");

const ended = () => Object.assign(new Error("the database ended the connection"), { code: "ECONNRESET" });

/** The first message alone, without bytes of an earlier connection before it. */
function openingOf(chunk: Buffer): Buffer {
  for (let at = chunk.length - 8; at >= 0; at -= 1) {
    if (chunk.readInt32BE(at + 4) === PROTOCOL && chunk.readInt32BE(at) === chunk.length - at) {
      return chunk.subarray(at);
    }
  }
  return chunk;
}

/** The driver's settings for it; none where the connection is encrypted or goes elsewhere than to one host's port. */
export function socketSettings(url: string, name: string) {
  const { hostname, port, searchParams } = new URL(url);
  const isPlain = ["sslmode", "ssl", "sslrootcert"].every(
    (word) => !searchParams.has(word) || ["disable", "false"].includes(searchParams.get(word) ?? ""),
  );
  if (!isPlain || hostname === "" || hostname.includes("%2F") || hostname.includes(","))
    return { connection: { application_name: name } };
  const address = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 5432) };
  return {
    socket: () => new DatabaseSocket(address),
    // Long enough to be sent at once, with or without bytes that the driver forgot. PostgreSQL keeps 63 characters.
    connection: { application_name: name.padEnd(SENT_AT_ONCE) },
  };
}
