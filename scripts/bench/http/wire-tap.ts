import { createServer, connect as dial, type Socket } from "node:net";

/** One statement as a process sent it: its text and the values bound to it. */
export type Sent = { text: string; values: (string | null)[]; types: number[] };

export type WireTap = {
  port: number;
  /** Times that a connection sent something and waited, and what it sent, since the last call of it. */
  take(): { roundTrips: number; statements: Sent[] };
  close(): Promise<void>;
};

/** Stands between the web server and PostgreSQL on loopback, passes every byte on, and reads what the web server sends. */
export async function tapWire(postgresPort: number): Promise<WireTap> {
  let roundTrips = 0;
  let statements: Sent[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = dial(postgresPort, "127.0.0.1");
    const read = frontendReader((sent) => statements.push(sent));
    let waiting = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay(true));
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    client.on("data", (chunk: Buffer) => {
      waiting = true;
      read(chunk);
      upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      if (waiting) roundTrips += 1;
      waiting = false;
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    take: () => {
      const taken = { roundTrips, statements };
      roundTrips = 0;
      statements = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads PostgreSQL's frontend messages: Query, and Parse with Bind. The first message has no type. */
export function frontendReader(found: (sent: Sent) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  const prepared = new Map<string, { text: string; types: number[] }>();
  const message = (type: string, body: Buffer) => {
    const reader = new Fields(body);
    if (type === "Q") found({ text: reader.string(), values: [], types: [] });
    if (type === "P") {
      const name = reader.string();
      const text = reader.string();
      prepared.set(name, { text, types: reader.list(() => reader.int32()) });
    }
    if (type === "B") {
      reader.string();
      const { text, types } = prepared.get(reader.string()) ?? { text: "", types: [] };
      reader.list(() => reader.int16());
      found({ text, types, values: reader.list(() => reader.value()) });
    }
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const head = begun ? 1 : 0;
      const length = rest.readInt32BE(head) + head;
      if (rest.length < length) return;
      if (begun) message(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, length));
      begun = true;
      rest = rest.subarray(length);
    }
  };
}

class Fields {
  private at = 0;
  constructor(private readonly body: Buffer) {}

  private skip(bytes: number): number {
    this.at += bytes;
    return this.at - bytes;
  }

  int16 = () => this.body.readInt16BE(this.skip(2));
  int32 = () => this.body.readInt32BE(this.skip(4));

  string(): string {
    const end = this.body.indexOf(0, this.at);
    const text = this.body.toString("utf8", this.at, end);
    this.at = end + 1;
    return text;
  }

  value(): string | null {
    const length = this.int32();
    if (length < 0) return null;
    const from = this.skip(length);
    return this.body.toString("utf8", from, from + length);
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.int16() }, read);
  }
}
