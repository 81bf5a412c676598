const { readFileSync } = require("node:fs");

/**
 * Gives browsers Next's client as the ES modules that Next ships beside its CommonJS (`next/dist/esm`): the same sources under the same
 * names, of which the bundler leaves out what nobody imports. docs/decisions/next-as-es-modules.md
 */
module.exports = function esModule() {
  return readFileSync(this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])/, "$1esm/"), "utf8");
};
