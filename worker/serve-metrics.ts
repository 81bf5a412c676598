import { createServer, type Server } from "node:http";
import { metrics } from "@/lib/core/metrics";
import { showsToken } from "@/lib/core/shown-token";

/** For who watches a worker: `/health` while it beats, and what it counted by the same token as the web's. */
export function serveMetrics(port: number, token: string | undefined, beats: () => boolean): Server {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(text);
    };
    if (request.url === "/health") return beats() ? answer(200, "ok\n") : answer(503, "no heartbeat\n");
    if (request.url !== "/metrics" || !token) return answer(404, "not found\n");
    if (!showsToken(request.headers.authorization, token)) return answer(401, "show the token\n");
    metrics.registry.metrics().then(
      (text) => answer(200, text),
      () => answer(500, "failed\n"),
    );
  });
  // Watching must not keep a worker from its work.
  server.on("error", () => console.error(`WORKER_PORT: port ${port} could not be opened.`));
  return server.listen(port);
}
