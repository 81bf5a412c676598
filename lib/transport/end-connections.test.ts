import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { followConnections } from "./end-connections";

let server: Server;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, agent }, (response) => response.resume().once("end", () => resolve(response))).once(
      "error",
      reject,
    );
  });
}

it("ends kept connections when the process is asked to stop, and those under way with their answer", async () => {
  const stop = followConnections();
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  let slow = false;
  server = createServer({ keepAliveTimeout: 3_600_000 }, async (_request, response) => {
    if (slow) {
      asked.resolve();
      await go.promise;
    }
    response.end("told");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  expect((await ask()).headers.connection).toBe("keep-alive");

  slow = true;
  const late = ask();
  await asked.promise;
  const closed = once(server, "close");
  server.close();
  stop();
  go.resolve();
  expect((await late).headers.connection).toBe("close");
  await closed;
});

it("closes a connection whose answer had begun before it was asked to stop", async () => {
  const stop = followConnections();
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  server = createServer({ keepAliveTimeout: 3_600_000 }, async (_request, response) => {
    response.write("first ");
    begun.resolve();
    await go.promise;
    response.end("last");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const answer = ask();
  await begun.promise;
  const closed = once(server, "close");
  server.close();
  stop();
  go.resolve();
  await answer;
  await closed;
});
