import { once } from "node:events";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { frontendReader } from "../../scripts/bench/http/wire-tap";

/** What goes wrong on the way to a service for as long as it lasts; null: nothing. */
export type Weather =
  | { kind: "delay"; ms: number }
  /** Nobody listens, and who was connected is thrown out. */
  | { kind: "refuse" }
  /** Each connection passes so many more bytes, in both directions together, and then ends. */
  | { kind: "truncate"; bytes: number }
  | null;

/**
 * Springs once, at the request that it waits for. `before`: the service never sees the request; `after`: it has answered,
 * and the answer never comes back. `spring` runs in between, to kill who waits.
 */
export type Trap = {
  waitsFor(request: string, earlier: readonly string[]): boolean;
  when: "before" | "after";
  spring(): Promise<void>;
};

/** How the requests of a protocol are told from its bytes. */
type Protocol = {
  reader(found: (request: string) => void): (chunk: Buffer) => void;
  /** The bytes that are the answer to a request. */
  answers(chunk: Buffer, request: string): boolean;
};

export const HTTP: Protocol = {
  reader: (found) => (chunk) => {
    const head = /^(?:GET|HEAD|POST|PUT|DELETE) \S+/.exec(chunk.subarray(0, 300).toString("latin1"));
    if (head) found(head[0]);
  },
  answers: (chunk) => !chunk.subarray(0, 20).toString("latin1").startsWith("HTTP/1.1 100"),
};

export const POSTGRES: Protocol = {
  reader: (found) => frontendReader(({ text }) => found(text)),
  // The answers of statements that were sent along come first.
  answers: (chunk, request) =>
    request !== "commit" || chunk.includes("COMMIT\0") || chunk.includes("ROLLBACK\0"),
};

type Link = {
  sockets: [Socket, Socket];
  /** Of this connection since its last commit. */
  requests: string[];
  passed: number;
  caught: { trap: Trap; request: string } | null;
};

/** Stands before a service on loopback, passes its bytes on, and lets things go wrong on the way. */
export class FaultProxy {
  weather: Weather = null;
  readonly traps = new Set<Trap>();
  private readonly links = new Set<Link>();
  private server: Server | null = null;

  private constructor(
    private readonly target: number,
    private readonly protocol: Protocol,
    readonly port: number,
  ) {}

  static async before(target: number, protocol: Protocol): Promise<FaultProxy> {
    const probe = createServer().listen(0, "127.0.0.1");
    await once(probe, "listening");
    const address = probe.address();
    const port = typeof address === "object" && address ? address.port : 0;
    probe.close();
    await once(probe, "close");
    const proxy = new FaultProxy(target, protocol, port);
    await proxy.open();
    return proxy;
  }

  async set(weather: Weather): Promise<void> {
    const wasClosed = this.weather?.kind === "refuse";
    this.weather = weather;
    for (const link of this.links) link.passed = 0;
    if (weather?.kind === "refuse") this.shut();
    else if (wasClosed) await this.open();
  }

  /** Ends every standing connection by a reset. */
  reset(): void {
    for (const { sockets } of this.links) for (const socket of sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.weather = { kind: "refuse" };
    this.shut();
  }

  private shut(): void {
    this.server?.close();
    this.server = null;
    this.reset();
  }

  private async open(): Promise<void> {
    if (this.server) return;
    this.server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => this.link(client));
    this.server.listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
  }

  private link(client: Socket): void {
    const service = dial({ port: this.target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    const link: Link = { sockets: [client, service], requests: [], passed: 0, caught: null };
    this.links.add(link);
    for (const socket of link.sockets) {
      socket.on("error", () => {
        for (const one of link.sockets) one.resetAndDestroy();
      });
      socket.on("close", () => this.links.delete(link));
    }
    const read = this.protocol.reader((request) => this.see(link, request));
    void this.pump(link, client, service, async (chunk) => {
      read(chunk);
      if (link.caught?.trap.when !== "before") return true;
      await link.caught.trap.spring();
      return false;
    });
    void this.pump(link, service, client, async (chunk) => {
      if (link.caught?.trap.when !== "after") return true;
      if (!this.protocol.answers(chunk, link.caught.request)) return true;
      await link.caught.trap.spring();
      return false;
    });
  }

  private see(link: Link, request: string): void {
    for (const trap of this.traps) {
      if (link.caught || !trap.waitsFor(request, link.requests)) continue;
      this.traps.delete(trap);
      link.caught = { trap, request };
    }
    link.requests.push(request);
    if (request === "commit" || request === "rollback") link.requests = [];
  }

  /** Passes bytes on until one side ends; `mayPass` answers false where the connection ends in their place. */
  private async pump(
    link: Link,
    from: Socket,
    to: Socket,
    mayPass: (chunk: Buffer) => Promise<boolean>,
  ): Promise<void> {
    const cut = () => {
      for (const socket of link.sockets) socket.resetAndDestroy();
    };
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (this.weather?.kind === "delay") await pause(this.weather.ms);
        if (!(await mayPass(chunk))) return cut();
        link.passed += chunk.length;
        const over = this.weather?.kind === "truncate" ? link.passed - this.weather.bytes : 0;
        if (to.destroyed) return cut();
        if (!to.write(over > 0 ? chunk.subarray(0, Math.max(0, chunk.length - over)) : chunk)) {
          await Promise.race([once(to, "drain"), once(to, "close")]);
        }
        if (over > 0) {
          for (const socket of link.sockets) socket.destroySoon();
          return;
        }
      }
      to.end();
    } catch {
      cut();
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
