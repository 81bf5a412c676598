import path from "node:path";

/** What Node has compiled once, it reads from here at the next start: web, worker and their tools load in half the time. */
export const COMPILE_CACHE = path.resolve("node_modules/.cache/compile");
