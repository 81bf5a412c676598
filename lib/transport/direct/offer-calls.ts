import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/core/log";
import { METHODS, type Method } from "../route-spec";
import { type Call, type CallTable, callTable, type RouteFile, type RouteFiles } from "./call-table";
import { DirectRequest } from "./direct-request";
import { sendAnswer } from "./send-answer";
import { globals } from "./taken";

const BASE = "/api/v1/";
/** An address and its search as they stand; what is spelled in any other way, or holds a word of Next's own, is Next's. */
const PLAIN = /^\/api\/v1\/[\w~./-]*(\?(?!.*(nxt[PI]|_rsc|__next))[!-"$-~]*)?$/;
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
/** With one of these a request means something to Next. */
const NEXT_HEADERS = ["rsc", "next-action", "next-router-state-tree", "x-nextjs-data", "x-matched-path"];

/**
 * Says once in a process which route files there are, from the bundle that Next's own routes are in: each module that answers is
 * the one instance of it.
 */
export function offerCalls(files: RouteFiles): void {
  const table = callTable(BASE, files);
  globals.appealsDeskCalls = (request, response, pass) => {
    const found = plainCall(table, request);
    if (!found) return pass();
    const { loaded } = found.call;
    if (loaded) return answerOrPass(loaded, found, { request, response, pass });
    const answer = (handlers: RouteFile) => answerOrPass(handlers, found, { request, response, pass });
    void load(found.call).then(answer, pass);
  };
}

type Found = NonNullable<ReturnType<CallTable>>;

function plainCall(table: CallTable, { method, url, headers }: IncomingMessage): Found | null {
  if (!url?.startsWith(BASE) || !METHODS.includes(method as Method)) return null;
  if (!PLAIN.test(url) || !HOST.test(headers.host ?? "")) return null;
  if (NEXT_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const search = url.indexOf("?");
  return table(search < 0 ? url : url.slice(0, search));
}

async function load(call: Call): Promise<RouteFile> {
  call.loaded ??= await call.load();
  return call.loaded;
}

type Asked = { request: IncomingMessage; response: ServerResponse; pass: () => void };

function answerOrPass(
  handlers: RouteFile,
  { call, params }: Found,
  { request, response, pass }: Asked,
): void {
  const handler = handlers[request.method as Method];
  // A method that the address doesn't have: Next says which ones it has.
  if (!handler) {
    pass();
    return;
  }
  request.on("error", ignore);
  response.on("error", ignore);
  // What nobody read of a refused body would stand in the way of the connection's next request.
  response.once("finish", () => request.resume());
  handler(new DirectRequest(request, response), { params: Promise.resolve(params), route: call.route })
    .then((answer) => sendAnswer(request, response, answer))
    .catch((error) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      log.error({ err: error }, "request failed");
      response.writeHead(500).end();
    });
}

/** Of a connection that ended: whoever reads or writes it hears of it. */
function ignore(): void {}
