import { rmSync } from "node:fs";
import path from "node:path";
import { bundlePrograms } from "../../scripts/launch/bundle";

/**
 * Compiles the worker and the processes for files once for this run, so that each of the hundreds that tests start does
 * not compile its sources again. Inside `node_modules`, where what they import is found.
 */
export async function compilePrograms(): Promise<void> {
  const folder = path.resolve("node_modules/.cache/appeals-desk", `run-${process.pid}`);
  await bundlePrograms(folder);
  process.env.COMPILED_FOLDER = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
