import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below what Linux (from 32768), macOS and Windows (from 49152) hand to outgoing connections, so that none takes it first. */
const FROM = 20_000;
const UNTIL = 32_768;

/**
 * A TCP port of loopback that nothing listens on. Whoever asks starts its server seconds later: among twelve thousand,
 * two that ask in the same moment hardly ever get the same.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, UNTIL);
    if (await isFree(port)) return port;
  }
}

/** Whether a server could listen on this port of loopback now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
