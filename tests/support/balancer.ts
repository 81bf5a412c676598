import { createServer, request } from "node:http";

/**
 * A balancer as stands before the app: each request goes to the next server, over a connection of its own. One that refuses the
 * connection never had the request, so the next one gets it; anything else is the caller's to see.
 */
export async function balancer(port: number, targets: number[]) {
  let turn = 0;
  const drained = new Set<number>();
  const served = new Map(targets.map((target) => [target, 0]));
  const server = createServer((incoming, outgoing) => {
    const body: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => body.push(chunk));
    incoming.on("end", () => {
      const attempt = (left: number) => {
        const open = targets.filter((target) => !drained.has(target));
        turn += 1;
        const target = open[turn % open.length] ?? targets[0] ?? 0;
        const headers = {
          ...incoming.headers,
          "x-forwarded-for": incoming.socket.remoteAddress ?? "",
          connection: "close",
        };
        const onward = request(
          {
            host: "127.0.0.1",
            port: target,
            method: incoming.method,
            path: incoming.url,
            headers,
            agent: false,
          },
          (answer) => {
            served.set(target, (served.get(target) ?? 0) + 1);
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            answer.on("error", () => outgoing.destroy());
          },
        );
        onward.on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNREFUSED" && left > 0) attempt(left - 1);
          else outgoing.destroy();
        });
        onward.end(Buffer.concat(body));
      };
      attempt(targets.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    /** Requests that each server answered, in the order given. */
    served: () => targets.map((target) => served.get(target) ?? 0),
    drain: (target: number) => void drained.add(target),
    undrain: (target: number) => void drained.delete(target),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
