import type { RouteHandler } from "../endpoint";
import type { Method } from "../route-spec";

export type RouteFile = Partial<Record<Method, RouteHandler>>;
export type RouteFiles = Readonly<Record<string, () => Promise<RouteFile>>>;
/** A route file's address as Next names it (`/api/v1/claims/[claimId]`), and what it exports once it is loaded. */
export type Call = { route: string; load: () => Promise<RouteFile>; loaded?: RouteFile };
type Found = { call: Call; params: Record<string, string> };
export type CallTable = (path: string) => Found | null;

type Node = { fixed: Map<string, Node>; named?: { name: string; node: Node }; call?: Call };

/**
 * Finds the route file of an address, spelled out parts before parameters, as Next does. Null for whatever is not plainly one of
 * them, be it only spelled unusually: Next's router decides what that is.
 */
export function callTable(base: string, files: RouteFiles): CallTable {
  const root: Node = { fixed: new Map() };
  for (const [folder, load] of Object.entries(files)) {
    let node: Node | null = root;
    for (const part of folder.split("/")) node = node && childOf(node, part);
    if (node) node.call = { route: `${base}${folder}`, load };
  }
  return (path) => {
    if (!path.startsWith(base)) return null;
    const parts = path.slice(base.length).split("/");
    if (parts.at(-1) === "") parts.pop();
    const params: Record<string, string> = {};
    let node = root;
    for (const part of parts) {
      const next = node.fixed.get(part);
      if (next) {
        node = next;
      } else if (node.named && isPlain(part)) {
        params[node.named.name] = part;
        node = node.named.node;
      } else {
        return null;
      }
    }
    return node.call ? { call: node.call, params } : null;
  };
}

/** The place below `node` for one folder; null for the kinds of folders that are Next's alone. */
function childOf(node: Node, part: string): Node | null {
  const name = /^\[(\w+)\]$/.exec(part)?.[1];
  if (name === undefined) {
    if (!isPlain(part)) return null;
    const child = node.fixed.get(part) ?? { fixed: new Map() };
    node.fixed.set(part, child);
    return child;
  }
  node.named ??= { name, node: { fixed: new Map() } };
  // Two names at one place: Next refuses to build that.
  return node.named.name === name ? node.named.node : null;
}

/** Means the same however an address is read: nothing encoded, no dots for folders. */
const isPlain = (part: string) => /^[\w~-]+(\.[\w~-]+)*$/.test(part);
