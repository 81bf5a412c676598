import { BlockList, isIP } from "node:net";

/**
 * Addresses that are nobody's on the internet: IANA's special-purpose registries for IPv4 and IPv6, multicast, and what
 * wraps an IPv4 address. An address of ours that called one of these could be made to reach the inside.
 */
const SPECIAL = new BlockList();
for (const [net, prefix] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
] as const) {
  SPECIAL.addSubnet(net, prefix, "ipv4");
}
/** All that is routed is in here; of it, what is set apart or holds an IPv4 address. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  SPECIAL.addSubnet(net, prefix, "ipv6");
}

/** Whether an address, as a resolver or the URL parser writes it, is one on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !SPECIAL.check(address, "ipv4");
  // An IPv4 address in IPv6's clothes is never needed: a resolver gives it as what it is.
  return version === 6 && GLOBAL.check(address, "ipv6") && !SPECIAL.check(address, "ipv6");
}
