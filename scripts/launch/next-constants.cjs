const { readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");

const FILE = require.resolve("next/dist/lib/constants");
/** What of Next a browser gets. */
const FOLDERS = ["client", "shared"].map((folder) => path.join(path.dirname(FILE), "..", folder));

/**
 * A loader for Next's `lib/constants.js` in what browsers get (next.config.ts): the file is CommonJS, of which nothing is left out by
 * itself, and 2 kB of its words would be on every page for two headers. Only what Next's own client reads is kept.
 */
module.exports = function keepWhatIsRead() {
  const all = require(FILE);
  const kept = namesRead().filter((name) => name in all);
  const lines = kept.map((name) => `exports.${name} = ${JSON.stringify(all[name])};`);
  return ['Object.defineProperty(exports, "__esModule", { value: true });', ...lines].join("\n");
};

/** As its compiler writes a use: `_constants.NAME`, or with a number where a file reads two of such a name. */
function namesRead() {
  const names = new Set();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".js")) continue;
      const text = readFileSync(path.join(folder, file), "utf8");
      if (!text.includes('lib/constants")')) continue;
      for (const [, name] of text.matchAll(/\b_constants\d*\.([A-Z_]+)\b/g)) names.add(name);
    }
  }
  return [...names].sort();
}
