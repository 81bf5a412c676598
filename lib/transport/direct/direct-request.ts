import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, Readable } from "node:stream";
import type { CallRequest } from "@/lib/core/call-request";

/** Node's request as a call reads it; each part is made when somebody asks for it. */
export class DirectRequest implements CallRequest {
  readonly method: string;
  readonly url: string;
  readonly #message: IncomingMessage;
  readonly #response: ServerResponse;
  #headers?: Headers;
  #signal?: AbortSignal;
  #body?: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(message: IncomingMessage, response: ServerResponse) {
    this.method = message.method ?? "GET";
    this.url = `http://${message.headers.host}${message.url}`;
    this.#message = message;
    this.#response = response;
  }

  get headers(): Headers {
    this.#headers ??= headersOf(this.#message);
    return this.#headers;
  }

  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (this.method === "GET") return null;
    this.#body ??= Readable.toWeb(this.stream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return this.#body;
  }

  /** Aborted when the caller leaves before the end of the answer. */
  get signal(): AbortSignal {
    if (!this.#signal) {
      const left = new AbortController();
      const response = this.#response;
      const tell = () => {
        if (!response.writableFinished) left.abort(new DOMException("The caller left.", "AbortError"));
      };
      if (response.destroyed) tell();
      else response.once("close", tell);
      this.#signal = left.signal;
    }
    return this.#signal;
  }

  pieces(): AsyncIterable<Uint8Array> {
    return this.#message.iterator({ destroyOnReturn: false });
  }

  stream(): Readable {
    const message = this.#message;
    const own = new PassThrough();
    const cutOff = () => {
      if (!message.complete) own.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    };
    if (message.destroyed) cutOff();
    message.once("close", cutOff);
    own.once("close", () => message.off("close", cutOff));
    return message.pipe(own);
  }
}

/** All lines of a name, as Next hands them on: joined, and of the forwarding address at least the connection's own. */
function headersOf({ headers, socket }: IncomingMessage): Headers {
  const all = new Headers();
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === "string") all.append(name, value);
    else for (const one of value ?? []) all.append(name, one);
  }
  if (headers["x-forwarded-for"] === undefined && socket.remoteAddress) {
    all.append("x-forwarded-for", socket.remoteAddress);
  }
  return all;
}
