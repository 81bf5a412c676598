/** Whether a `next` is a page of ours: a path on this host and not an address in a path's clothes. */
export function isOwnPath(value: string | null | undefined): value is string {
  if (!value || !/^\/(?![/\\])[^\\\s]*$/.test(value) || value.length > 500) return false;
  const url = new URL(value, "http://here.invalid");
  if (url.host !== "here.invalid") return false;
  return !/^\/(api|_next|login|signup|resume)(\/|$)/.test(url.pathname);
}
