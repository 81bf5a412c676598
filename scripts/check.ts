import { runChecks } from "./test/checks";

/** `npm run check`: the fast part of `npm test`. */
const results = await runChecks();
const failed = results.filter((result) => !result.ok);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
