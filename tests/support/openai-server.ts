import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What the server was asked: enough to assert which texts left the app, and with which settings. */
type RecordedRequest = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    [key: string]: unknown;
  };
  /** The raw body, to search for what must not have left. */
  raw: string;
};

export type Reply =
  /** A whole answer, in pieces when the request asks for a stream. */
  | { text: string; reasoning?: string; pieces?: number; pieceDelayMs?: number; finishReason?: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Bytes as they are, with status 200. */
  | { raw: string; contentType?: string }
  /** Some pieces, then: nothing more, a closed connection, an orderly end without a finish, or pieces for ever. */
  | { text: string; after: "hang" | "disconnect" | "end" | "repeat"; reasoning?: string }
  /** Takes the request and never answers. */
  | { hang: true };

export type Handler = (request: RecordedRequest, index: number) => Reply | Promise<Reply>;

export type OpenAiServer = {
  /** Ends in /v1, as a base URL does. */
  baseUrl: string;
  requests: RecordedRequest[];
  /** Replaces the handler and forgets the requests so far. */
  script(handler: Handler | Reply[]): void;
  close(): Promise<void>;
};

/** A local server that speaks the chat-completions protocol by script. A list of replies repeats its last one. */
export async function startOpenAiServer(initial: Handler | Reply[], port = 0): Promise<OpenAiServer> {
  let handler = asHandler(initial);
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (incoming, outgoing) => {
    // Its caller may leave in the middle of it, or the proxy before us cut it off.
    const raw = await bodyOf(incoming).catch(() => null);
    if (raw === null) return;
    const request: RecordedRequest = {
      path: incoming.url ?? "",
      authorization: incoming.headers.authorization,
      body: raw === "" ? { model: "", messages: [] } : JSON.parse(raw),
      raw,
    };
    requests.push(request);
    await answer(await handler(request, requests.length - 1), request, outgoing);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(next) {
      handler = asHandler(next);
      requests.length = 0;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function asHandler(script: Handler | Reply[]): Handler {
  if (typeof script === "function") return script;
  return (_, index) => script[Math.min(index, script.length - 1)] ?? { status: 500 };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function answer(reply: Reply, request: RecordedRequest, outgoing: ServerResponse): Promise<void> {
  if ("hang" in reply) return;
  if ("status" in reply) {
    outgoing.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    outgoing.end(
      reply.body ?? JSON.stringify({ error: { message: "scripted failure", type: "server_error" } }),
    );
    return;
  }
  if ("raw" in reply) {
    outgoing.writeHead(200, { "content-type": reply.contentType ?? "text/event-stream" });
    outgoing.end(reply.raw);
    return;
  }
  if (request.body.stream === true) await stream(reply, request.body.model, outgoing);
  else if ("after" in reply) outgoing.destroy();
  else whole(reply, request.body.model, outgoing);
}

const head = (model: string, object: string) => ({ id: "chatcmpl-1", object, created: 1_700_000_000, model });
const usage = { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 };

function whole(reply: Extract<Reply, { text: string }>, model: string, outgoing: ServerResponse): void {
  const finish = "finishReason" in reply ? reply.finishReason : "stop";
  const message = { role: "assistant", content: reply.text, reasoning_content: reply.reasoning };
  outgoing.writeHead(200, { "content-type": "application/json" });
  outgoing.end(
    JSON.stringify({
      ...head(model, "chat.completion"),
      choices: [{ index: 0, message, finish_reason: finish ?? "stop" }],
      usage,
    }),
  );
}

async function stream(reply: Extract<Reply, { text: string }>, model: string, outgoing: ServerResponse) {
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choice: object, extra: object = {}) =>
    outgoing.write(
      `data: ${JSON.stringify({ ...head(model, "chat.completion.chunk"), choices: [{ index: 0, ...choice }], ...extra })}\n\n`,
    );
  send({ delta: { role: "assistant", content: "" }, finish_reason: null });
  for (const piece of cut(reply.reasoning ?? "", 5))
    send({ delta: { reasoning_content: piece }, finish_reason: null });
  const delay = "pieceDelayMs" in reply ? (reply.pieceDelayMs ?? 0) : 0;
  for (const piece of cut(reply.text, ("pieces" in reply && reply.pieces) || 20)) {
    if (delay > 0) await pause(delay);
    if (outgoing.destroyed) return;
    send({ delta: { content: piece }, finish_reason: null });
  }
  if (!("after" in reply)) {
    send({ delta: {}, finish_reason: reply.finishReason ?? "stop" }, { usage });
    outgoing.end("data: [DONE]\n\n");
  } else if (reply.after === "end") outgoing.end();
  else if (reply.after === "disconnect") setTimeout(() => outgoing.destroy(), 20);
  else if (reply.after === "repeat")
    while (!outgoing.destroyed) {
      send({ delta: { content: reply.text }, finish_reason: null });
      await pause(1);
    }
}

function cut(text: string, pieces: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / pieces));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
