import { compilePrograms } from "./compiled";
import { openRunFolder } from "./run-folder";

/** What the tests of a project write and don't remove goes with the run. */
export default async function setup(): Promise<void> {
  openRunFolder();
  await compilePrograms();
}
