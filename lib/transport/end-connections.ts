import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";

const LOOK_MS = 200;

/**
 * Keeps track of this process's HTTP servers; call what it answers when the process is asked to stop. From then on each
 * answer ends its connection and unused ones are closed. Next only stops listening: a caller that keeps its connection
 * (scripts/web.ts keeps it for two minutes) would go on being answered by a process whose database may be gone, and hold up
 * its end for as long.
 */
export function followConnections(): () => void {
  const servers = new Set<Server>();
  const open = new Set<ServerResponse>();
  let stopping = false;
  subscribe("http.server.request.start", (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    if (stopping) endsConnection(response);
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return () => {
    if (stopping) return;
    stopping = true;
    for (const response of open) endsConnection(response);
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, LOOK_MS).unref();
  };
}

function endsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
