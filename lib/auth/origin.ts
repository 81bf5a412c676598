import { DEVICE_COOKIE } from "@/lib/core/cookie-names";
import { AppError } from "@/lib/core/errors";
import { currentRequest } from "@/lib/core/log";
import type { Origin } from "@/lib/domain/kernel/origin";
import { env } from "@/lib/env";
import { cookieOf } from "./cookies";

/**
 * The client's address: the entry of `X-Forwarded-For` that the outermost trusted proxy wrote. With no trusted proxy
 * the header is a stranger's claim and every caller shares one name, which is what a limit per address then counts.
 */
export function clientAddress(headers: Headers): string {
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return "direct";
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return (chain.at(-hops) || "direct").slice(0, 64);
}

export function originOf(headers: Headers): Origin {
  return {
    requestId: currentRequest()?.requestId ?? crypto.randomUUID(),
    address: clientAddress(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
    device: cookieOf(headers, DEVICE_COOKIE),
  };
}

/**
 * A write that rides on cookies must come from our own pages (S21). Browsers send `Origin` with every such request;
 * one without it, or with another, is not ours.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (!origin) return false;
  if (origin === new URL(env.APP_URL).origin) return true;
  // Local mode is opened under either loopback name.
  return (
    env.APP_MODE === "local" &&
    origin === `http://${headers.get("host")}` &&
    isLoopbackHost(headers.get("host"))
  );
}

export function isLoopbackHost(host: string | null): boolean {
  const name = (host ?? "").replace(/:\d+$/, "");
  return ["localhost", "127.0.0.1", "[::1]"].includes(name);
}

/** Throws FORBIDDEN for a write that carries our cookies and did not come from one of our pages. */
export function requireSameOriginForCookies(headers: Headers): void {
  if (!isSameOrigin(headers)) throw new AppError("FORBIDDEN", "This request did not come from the app.");
}
