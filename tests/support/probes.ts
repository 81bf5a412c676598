import type { Carrier } from "@/lib/domain/account/sessions";
import type { ApiCall } from "./api-calls";
import type { Sample } from "./api-samples";
import { credentials, type Person } from "./people";

export type Answer = { status: number; headers: string[]; text: string };

/** Makes a call of the API in this process, as Next would. The answer's request id is left out. */
export async function callAs(
  { method, path, handler }: ApiCall,
  person: Person | null,
  carrier: Carrier,
  { params = {}, query = {}, json, form }: Sample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const request = new Request(`http://localhost:3000/api/v1${address}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...credentials(person, carrier),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers.keys()].sort(),
    text: text.replaceAll(/"request_id":"[^"]*"/g, ""),
  };
}

/** Runs `work` over all of `items`, a few at a time, as a server would be asked. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}
