import { ROUTE_FILES } from "@/app/api/v1/openapi.json/registry";
import type { RouteHandler } from "@/lib/transport/endpoint";
import { type Method, successStatus } from "@/lib/transport/openapi/document";
import { refusals } from "@/lib/transport/openapi/refusals";

export type RestAnswer = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
};

export type RestOptions = {
  json?: unknown;
  /** The body as it is, with `headers` of one's own. */
  raw?: BodyInit;
  form?: FormData;
  headers?: Record<string, string>;
};

/**
 * Calls the API in this process by address, as Next would. What comes back is held against the route's own
 * declaration: a success fits the strict answer, a refusal's status is one that the document names.
 */
export const restClient =
  (bearer?: string) =>
  async (method: Method, address: string, options: RestOptions = {}): Promise<RestAnswer> => {
    const url = new URL(`/api/v1${address}`, "http://localhost:3000");
    const { handler, params } = await routeOf(method, address.split("?")[0] ?? "");
    const body = options.json === undefined ? (options.form ?? options.raw) : JSON.stringify(options.json);
    const request = new Request(url, {
      method,
      headers: {
        ...(options.json !== undefined && { "Content-Type": "application/json" }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      ...(body !== undefined && { body, duplex: "half" }),
    });
    const response = await handler(request, { params: Promise.resolve(params) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const answer = {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString("utf8")) : undefined,
    };
    holdAgainst(method, handler, `${method} ${address}`, answer);
    return answer;
  };

function holdAgainst(
  method: Method,
  { spec }: RouteHandler,
  call: string,
  { status, body, bytes }: RestAnswer,
): void {
  if (status >= 400) {
    if (!(String(status) in refusals(method, spec)) || status === 500)
      throw new Error(
        `${call} answered ${status}, which its declaration does not name: ${JSON.stringify(body)}`,
      );
    return;
  }
  const declared = successStatus(method, spec);
  if (status !== declared) throw new Error(`${call} answered ${status}, not ${declared}`);
  if (status === 204 && bytes.length > 0) throw new Error(`${call} answered 204 with a body`);
  if (spec.answer) {
    const checked = spec.answer.safeParse(body);
    if (!checked.success)
      throw new Error(`${call} answered what it does not declare: ${checked.error.message}`);
  }
}

async function routeOf(
  method: Method,
  path: string,
): Promise<{ handler: RouteHandler; params: Record<string, string> }> {
  const parts = path.split("/").filter(Boolean);
  const candidates = Object.keys(ROUTE_FILES)
    .map((folder) => ({ folder, params: match(folder.split("/"), parts) }))
    .filter((one) => one.params !== null)
    // A fixed part wins over a parameter, as in Next.
    .sort((a, b) => a.folder.split("[").length - b.folder.split("[").length);
  const [found] = candidates;
  const handlers = found && (await ROUTE_FILES[found.folder]?.());
  const handler = handlers?.[method] as RouteHandler | undefined;
  if (!found?.params || !handler) throw new Error(`no route for ${method} ${path}`);
  return { handler, params: found.params };
}

function match(folder: string[], parts: string[]): Record<string, string> | null {
  if (folder.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of folder.entries()) {
    const part = parts[index] ?? "";
    const param = /^\[(.+)\]$/.exec(name)?.[1];
    if (param) params[param] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}
