/**
 * The import rule of the architecture: an arrow points to what may be imported, nothing points back.
 *   core <- db <- domain <- auth <- transport <- app ; events and integrations beside domain ; inngest and worker beside transport
 */
const OURS = "^(app/|components/|db/|inngest/|lib/|worker/|middleware\\.ts$|instrumentation\\.ts$)";

/** `from` may import, of our own code, only what `to` names. */
const only = (name, from, to, pathNot) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: ["\\.test\\.tsx?$", ...(pathNot ?? [])] },
  to: { path: OURS, pathNot: to },
});

const CORE = "^lib/core/";
const ENV = "^lib/env\\.ts$";
const DB = "^db/";
const EVENTS = "^lib/events\\.ts$";
const INTEGRATIONS = "^lib/integrations/";
const DOMAIN = "^lib/domain/";
/** The domain's rooms from the ground up: a room imports those below it. The pure ones know no database. */
const PURE_ROOMS = ["authority", "clocks", "codes", "reading", "move"];
const ROOMS = [
  ...PURE_ROOMS,
  "kernel",
  "account",
  "practice",
  "reference",
  "patient",
  "claim",
  "document",
  "remittance",
  "payer-directory",
  "appeal",
  "letter",
  "delivery",
  "case",
];
const room = (name) => `^lib/domain/${name}/`;
const roomRules = ROOMS.map((name, index) => {
  const below = ROOMS.slice(0, index + 1).map(room);
  const beside = PURE_ROOMS.includes(name) ? [CORE] : [CORE, DB, EVENTS, INTEGRATIONS];
  return only(`room-${name}`, room(name), [...beside, ...below]);
});
/**
 * The folders of a room that has many files, from the ground up, as the rooms are. What lies in the room itself joins its folders
 * and is imported by none of them, but for the shapes that all of them share.
 */
const FOLDERS = {
  reading: [
    "page",
    "gates",
    "denial",
    "deadline",
    "services",
    "payer",
    "signs",
    "people",
    "weighed",
    "paper",
  ],
  "reading/chart": ["values", "person", "page", "forms", "passages"],
  move: ["facts", "as-billed", "coverage", "patient-owes", "approval", "rules"],
  letter: [
    ...["facts", "text", "saved", "relevance", "check", "points", "templates", "compose", "model", "writing"],
    ...["questions", "gate", "export"],
  ],
  "letter/points": ["notice", "answers", "left-out", "open", "claim-changes", "plan"],
};
const SHARED_SHAPES = "/(schema|chart|topics)\\.ts$";
const folderRules = Object.entries(FOLDERS).flatMap(([name, folders]) =>
  folders.map((folder, index) => ({
    name: `folder-${name}/${folder}`,
    severity: "error",
    from: { path: room(`${name}/${folder}`), pathNot: "\\.test\\.tsx?$" },
    to: {
      path: room(name),
      pathNot: [SHARED_SHAPES, ...folders.slice(0, index + 1).map((below) => room(`${name}/${below}`))],
    },
  })),
);
const AUTH = "^lib/auth/";
const TRANSPORT = "^lib/transport/";
const INNGEST = "^inngest/";
// Schemas, and the tables of fields and filters that they are made from.
const SHARED_DOMAIN = "^lib/domain/(.+/schema|claim/(line-item/)?fields|claim/filter-table)\\.ts$";

const ACTIONS = "^app/.+/actions\\.ts$";

module.exports = {
  forbidden: [
    only("core", CORE, [CORE]),
    only("env", ENV, [ENV]),
    only("db", DB, [CORE, DB]),
    only("events", EVENTS, [CORE, DB]),
    only("integrations", INTEGRATIONS, [CORE, ENV, INTEGRATIONS]),
    only("domain-schema", SHARED_DOMAIN, [CORE, SHARED_DOMAIN]),
    ...roomRules,
    ...folderRules,
    {
      name: "room-has-a-place",
      comment: "A new room of the domain gets its place in ROOMS.",
      severity: "error",
      from: { path: DOMAIN, pathNot: ROOMS.map(room) },
      to: {},
    },
    only("auth", AUTH, [CORE, ENV, DB, EVENTS, INTEGRATIONS, DOMAIN, AUTH]),
    only("transport", TRANSPORT, [CORE, DOMAIN, AUTH, TRANSPORT]),
    only("inngest", INNGEST, [CORE, ENV, DB, EVENTS, INTEGRATIONS, DOMAIN, AUTH, INNGEST]),
    only("worker", "^worker/", [CORE, ENV, DB, EVENTS, DOMAIN, AUTH, INNGEST, "^worker/"]),
    // Of a feature's server actions a component gets a reference to call, and nothing of what they import.
    only("components", "^components/", [CORE, SHARED_DOMAIN, ACTIONS, "^components/"]),
    only("middleware", "^middleware\\.ts$", [CORE]),
    {
      name: "app-not-db",
      comment: "Pages and handlers reach data through the domain only.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^db/" },
    },
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "env-has-one-reader",
      comment: "Only lib/env.ts reads the process's environment; everything else asks it.",
      severity: "error",
      from: { path: OURS, pathNot: [ENV, "\\.test\\.tsx?$"] },
      to: { path: "^(node:)?process$" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|\\.data)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
