import type { Page } from "@/lib/core/page";

/** Turns a page's cursor into the address of the next page, relative to the host that was asked. */
export function paged<P extends Page<unknown>>(request: Request, page: P): P {
  if (!page.next) return page;
  const url = new URL(request.url);
  url.searchParams.set("cursor", page.next);
  return { ...page, next: `${url.pathname}${url.search}` };
}
