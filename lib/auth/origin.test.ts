import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// The settings are read once a process, so each case reads them anew.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function addressWith(hops: string, forwarded?: string): Promise<string> {
  vi.stubEnv("TRUSTED_PROXY_HOPS", hops);
  const { clientAddress } = await import("./origin");
  return clientAddress(new Headers(forwarded === undefined ? {} : { "X-Forwarded-For": forwarded }));
}

describe("the client's address (S10)", () => {
  it.each([
    ["0", "198.51.100.1", "direct"],
    ["0", "198.51.100.2, 10.0.0.1", "direct"],
    ["1", "198.51.100.9, 203.0.113.5", "203.0.113.5"],
    ["2", "198.51.100.9, 203.0.113.5, 10.0.0.2", "203.0.113.5"],
    ["1", undefined, "direct"],
    ["2", "203.0.113.5", "direct"],
  ])("with %s trusted proxies and %s is %s", async (hops, forwarded, address) => {
    expect(await addressWith(hops, forwarded)).toBe(address);
  });
});

describe("isSameOrigin (S21)", () => {
  it.each([
    [{ Origin: "http://localhost:3000" }, true],
    [{ Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }, true],
    [{ Origin: "http://evil.example", Host: "evil.example" }, false],
    [{ Origin: "https://localhost:3000" }, false],
    [{ Origin: "null" }, false],
    [{}, false],
  ] as [Record<string, string>, boolean][])("of %j is %s", async (headers, expected) => {
    const { isSameOrigin } = await import("./origin");
    expect(isSameOrigin(new Headers(headers))).toBe(expected);
  });
});
