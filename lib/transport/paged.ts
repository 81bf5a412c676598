import type { CallRequest } from "@/lib/core/call-request";
import type { Page, PageInBytes } from "@/lib/core/page";
import { jsonBytes } from "./json-text";

/** Turns a page's cursor into the address of the next page, relative to the host that was asked. */
export function paged<P extends Pick<Page<unknown>, "next">>(request: CallRequest, page: P): P {
  if (!page.next) return page;
  const url = new URL(request.url);
  url.searchParams.set("cursor", page.next);
  return { ...page, next: `${url.pathname}${url.search}` };
}

const END = Buffer.from("}");

/** A page whose entries the database wrote, set into the JSON of the whole. */
export function pageInBytes({ request, answer }: { request: CallRequest; answer: PageInBytes }): Response {
  const { results, ...page } = paged(request, answer);
  const head = JSON.stringify(page).slice(0, -1);
  return jsonBytes([Buffer.from(`${head},"results":`), results, END]);
}
