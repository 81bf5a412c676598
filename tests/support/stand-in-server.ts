import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What a stand-in does with a request instead of answering it well. `accepted` says whether the request still has
 * its effect: a reset after the effect is the case that must not lead to a second one.
 */
type Fault =
  | { kind: "status"; status: number; body?: unknown; headers?: Record<string, string>; accepted?: boolean }
  /** Takes the request and never answers. */
  | { kind: "hang"; accepted?: boolean }
  /** Takes the whole request, then resets the connection. */
  | { kind: "reset"; accepted?: boolean }
  /** Answers well, but late. */
  | { kind: "slow"; ms: number };

export type RecordedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
};

/** A buffer goes out as it is, anything else as JSON. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/**
 * An HTTP server on loopback that records every request and answers by `handle`, unless a fault is scripted:
 * `faults` are used up one per request, `always` then holds for the rest.
 */
export async function startStandIn(handle: (request: RecordedRequest) => Answer | Promise<Answer>, port = 0) {
  const requests: RecordedRequest[] = [];
  const faults: Fault[] = [];
  const script: { always: Fault | undefined } = { always: undefined };

  const reply = (response: ServerResponse, answer: Answer) => {
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    const { body } = answer;
    response.end(Buffer.isBuffer(body) ? body : body === undefined ? "" : JSON.stringify(body));
  };

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const request = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    requests.push(request);
    const fault = faults.shift() ?? script.always;
    if (!fault) return reply(response, await handle(request));
    if (fault.kind === "slow") {
      const answer = await handle(request);
      setTimeout(() => reply(response, answer), fault.ms);
      return;
    }
    if (fault.accepted) await handle(request);
    if (fault.kind === "reset") incoming.socket.resetAndDestroy();
    if (fault.kind === "status") {
      reply(response, {
        status: fault.status,
        body: fault.body ?? { statusCode: fault.status, name: "scripted_fault", message: "scripted fault" },
        ...(fault.headers ? { headers: fault.headers } : {}),
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request, in order, also those met by a fault. */
    requests,
    /** The next requests' faults, oldest first. */
    faults,
    /** Set `script.always` to fail every request that no entry of `faults` is for. */
    script,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
