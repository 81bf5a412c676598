import { notFound } from "@/lib/core/errors";
import { isLocal } from "@/lib/env";
import { isLoopbackHost } from "./origin";

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/**
 * Guards what exists for people and tests at this machine in local mode. Next puts the socket's address into
 * `X-Forwarded-For`; a caller who sends that header himself has come through something else and is refused with it.
 * Throws NOT_FOUND, as if there were nothing here.
 */
export function requireLocalCaller(headers: Headers): void {
  const forwarded = headers.get("x-forwarded-for");
  const fromLoopback = forwarded === null || forwarded.split(",").every((part) => LOOPBACK.test(part.trim()));
  if (!isLocal() || !fromLoopback || !isLoopbackHost(headers.get("host"))) throw notFound();
}
