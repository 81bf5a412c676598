import path from "node:path";

/** Next's own file of the route that `offerCalls` stands in (app/api/[...path]/route.ts): Next loads it only when it is asked for. */
const FILE = ".next/server/app/api/[...path]/route.js";

type Loaded = { routeModule: { ensureUserland: () => Promise<void> } };

/**
 * Loads the module that offers the calls, from the very file that Next would load it from, so that a handler is the same instance
 * whoever calls it. Fails where the build keeps its routes elsewhere; calls then go through Next.
 */
export async function loadCalls(): Promise<void> {
  const { createRequire } = process.getBuiltinModule("node:module");
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const { routeModule } = require(path.join(process.cwd(), FILE)) as Loaded;
  await routeModule.ensureUserland();
}
