/**
 * Node's `process` in what browsers get (next.config.ts): Next's own stand-in keeps a queue of tasks that nothing there uses, on every
 * page. Libraries ask for the environment, and whether this is Node.
 */
module.exports = {
  title: "browser",
  browser: true,
  env: {},
  argv: [],
  version: "",
  versions: {},
  cwd: () => "/",
  nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
};
