const { readFileSync } = require("node:fs");

/**
 * Gives browsers Next's client as the ES modules that Next ships beside its CommonJS (`next/dist/esm`): the same sources under the same
 * names, of which the bundler leaves out what nobody imports. docs/decisions/next-as-es-modules.md
 */
module.exports = function esModule() {
  // Asks for the scripts of `next/dynamic` while the server draws; in browsers it does nothing, and yet brought the server's storage along.
  if (/[\\/]preload-chunks\.js$/.test(this.resourcePath)) return "export const PreloadChunks = () => null;";
  return readFileSync(this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])/, "$1esm/"), "utf8");
};
