import type { CallRequest } from "@/lib/core/call-request";
import type { Page, PageOfTexts } from "@/lib/core/page";
import { jsonText } from "./json-text";

/** Turns a page's cursor into the address of the next page, relative to the host that was asked. */
export function paged<P extends Pick<Page<unknown>, "next">>(request: CallRequest, page: P): P {
  if (!page.next) return page;
  const url = new URL(request.url);
  url.searchParams.set("cursor", page.next);
  return { ...page, next: `${url.pathname}${url.search}` };
}

/** A page whose entries the database wrote, joined to the JSON of the whole. */
export function pageOfTexts({ request, answer }: { request: CallRequest; answer: PageOfTexts }): Response {
  const { texts, ...page } = paged(request, answer);
  const head = JSON.stringify({ ...page, results: [] });
  return jsonText(`${head.slice(0, -"]}".length)}${texts.join(",")}]}`);
}
