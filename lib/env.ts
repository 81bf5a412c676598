import { z } from "zod";

/**
 * The one reader of the process's environment. Every setting of the product is named and checked here, once, at
 * start; a bad one stops the process with its name. `.env.example` lists them for people.
 */

const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => blankAsUnset(value) ?? fallback, schema);
const flag = withDefault(
  z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1"),
  "false",
);
const count = (fallback: number, min = 1) => withDefault(z.coerce.number().int().min(min), String(fallback));
const httpUrl = z.url({ protocol: /^https?$/ });
const FAX_IN = /^\+1\d{10}=[\da-f-]{36}(,\+1\d{10}=[\da-f-]{36})*$/;
const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

const fields = z.object({
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "development"),
  /** `local` keeps mail and fax in an outbox and is never set by a deployment. */
  APP_MODE: withDefault(z.enum(["local", "production"]), "production"),
  APP_URL: httpUrl,
  DATA_DIR: withDefault(z.string(), ".data"),
  LOG_LEVEL: withDefault(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  /** How many proxies in front add to `X-Forwarded-For`; 0 trusts none and uses the socket's address. */
  TRUSTED_PROXY_HOPS: count(0, 0),

  /** Web processes behind the port; unset: one a core. Read by `npm start` itself. */
  WEB_CONCURRENCY: optional(z.coerce.number().int().min(1).max(64)),

  /** `false` leads the calls of the API through Next's router as well (docs/decisions/direct-calls.md). */
  DIRECT_CALLS: withDefault(
    z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1"),
    "true",
  ),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: count(10),
  /** `false` behind a pooler that hands each transaction another connection and keeps no statements (PgBouncer before 1.21). */
  DATABASE_PREPARED_STATEMENTS: withDefault(
    z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1"),
    "true",
  ),

  /** Signs tokens and derives keys; at least 32 characters of randomness. */
  APP_SECRET: z.string().min(32),
  /** Keys of encrypted fields, newest first: `2:<base64 of 32 bytes>,1:<…>`. */
  FIELD_KEYS: z.string().regex(/^\d+:[A-Za-z0-9+/=]{43,}(,\d+:[A-Za-z0-9+/=]{43,})*$/),

  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: flag,
  S3_PREFIX: withDefault(z.string(), ""),
  S3_SERVER_SIDE_ENCRYPTION: optional(z.enum(["AES256", "aws:kms"])),

  /** A clamd to look at uploads; none is asked where it is unset. */
  CLAMD_HOST: optional(z.string()),
  CLAMD_PORT: count(3310),

  OCR_ENGINE: withDefault(z.enum(["auto", "native", "wasm"]), "auto"),

  MODEL_DEEPSEEK_R1_BASE_URL: optional(httpUrl),
  MODEL_DEEPSEEK_R1_API_KEY: optional(z.string()),
  MODEL_DEEPSEEK_R1_NAME: optional(z.string()),
  MODEL_GPT_4O_BASE_URL: optional(httpUrl),
  MODEL_GPT_4O_API_KEY: optional(z.string()),
  MODEL_GPT_4O_NAME: optional(z.string()),
  MODEL_CLAUDE_3_SONNET_BASE_URL: optional(httpUrl),
  MODEL_CLAUDE_3_SONNET_API_KEY: optional(z.string()),
  MODEL_CLAUDE_3_SONNET_NAME: optional(z.string()),
  /** Seconds a letter may take before it counts as failed. */
  MODEL_TIMEOUT_SECONDS: count(300, 5),

  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: optional(httpUrl),
  RESEND_WEBHOOK_SECRET: optional(z.string()),
  MAIL_FROM: withDefault(z.string(), "Appeals Desk <no-reply@appealsdesk.example>"),

  TELNYX_API_KEY: optional(z.string()),
  TELNYX_BASE_URL: optional(httpUrl),
  TELNYX_FAX_CONNECTION_ID: optional(z.string()),
  TELNYX_FAX_FROM: optional(z.string()),
  TELNYX_PUBLIC_KEY: optional(z.string()),
  /** Whose faxes come in at which number: `+14155550100=<practice id>,…`. Nobody can claim a number in the app. */
  FAX_IN_NUMBERS: optional(
    z.string().regex(FAX_IN, "must be `+14155550100=<practice id>`, several with commas"),
  ),
  /** What the services take at most; above it nothing is sent. */
  MAIL_MAX_MEGABYTES: count(25),
  FAX_MAX_MEGABYTES: count(50),
  FAX_MAX_PAGES: count(350, 2),

  /** Below DATA_DIR, or the bucket: one folder a practice, named by its id, that a clearinghouse's SFTP fills. */
  ERA_INBOX_PREFIX: withDefault(z.string().regex(/^[\w-]+(\/[\w-]+)*$/), "era-inbox"),
  STEDI_API_KEY: optional(z.string()),
  STEDI_CORE_URL: withDefault(httpUrl, "https://core.us.stedi.com/2023-08-01"),
  STEDI_HEALTHCARE_URL: withDefault(httpUrl, "https://healthcare.us.stedi.com/2024-04-01"),

  /** Local mode only: webhooks may go to this machine. */
  WEBHOOK_LOOPBACK: flag,

  INNGEST_DEV: optional(z.string()),
  INNGEST_EVENT_KEY: optional(z.string()),
  INNGEST_SIGNING_KEY: optional(z.string()),
  INNGEST_BASE_URL: optional(httpUrl),

  /** What a host's own clock calls `/api/cron` with, as a bearer token; without it there is nothing there. */
  CRON_SECRET: optional(z.string().min(16)),

  /** How long the host lets a request run. Work on files that a request waits for gets two thirds of it. */
  REQUEST_SECONDS: count(60, 3),

  /** Names this worker among several; its unfinished runs are taken up again under the same name. */
  WORKER_ID: withDefault(z.string().regex(/^[\w.-]{1,60}$/), "worker-1"),
  WORKER_CONCURRENCY: count(4),

  /** Opens `/api/metrics` to whoever shows it; at least 16 characters. Closed where it is unset. */
  METRICS_TOKEN: optional(z.string().min(16)),
  /** Where a worker serves `/metrics`, by the same token, and `/health`. */
  WORKER_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  /** Where traces go; none are made where it is unset. The library reads the standard's other `OTEL_` variables itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),

  THROTTLE_SIGN_UPS_PER_ADDRESS_HOUR: optional(z.coerce.number().int().min(1)),
  THROTTLE_SIGN_INS_PER_ADDRESS_HOUR: optional(z.coerce.number().int().min(1)),
  THROTTLE_WRONG_PASSWORDS_PER_ACCOUNT: count(10),
  THROTTLE_API_CALLS_PER_KEY_MINUTE: count(600),
  THROTTLE_MODEL_CALLS_PER_PERSON_HOUR: count(200),
  THROTTLE_MODEL_CALLS_PER_PRACTICE_DAY: count(2_000),
  THROTTLE_MAILS_PER_ADDRESS_HOUR: optional(z.coerce.number().int().min(1)),
});

type Name = keyof typeof fields.shape;
const ON_DISK = "without it files are kept on this machine's disk";
const BY_COMPOSER = "without it the built-in composer writes";
const NO_FAX = "without it no fax is sent";
/** A setting, the one that it needs, and what would happen. */
const NOTHING_WITHOUT: readonly (readonly [Name, Name, string])[] = [
  ["S3_ENDPOINT", "S3_BUCKET", ON_DISK],
  ["S3_ACCESS_KEY_ID", "S3_BUCKET", ON_DISK],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "without it neither is used"],
  ["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID", "without it neither is used"],
  ["TELNYX_FAX_CONNECTION_ID", "TELNYX_API_KEY", NO_FAX],
  ["TELNYX_FAX_FROM", "TELNYX_API_KEY", NO_FAX],
  ["MODEL_DEEPSEEK_R1_NAME", "MODEL_DEEPSEEK_R1_BASE_URL", BY_COMPOSER],
  ["MODEL_GPT_4O_NAME", "MODEL_GPT_4O_BASE_URL", BY_COMPOSER],
  ["MODEL_CLAUDE_3_SONNET_NAME", "MODEL_CLAUDE_3_SONNET_BASE_URL", BY_COMPOSER],
];

const schema = fields.superRefine((value, ctx) => {
  const need = (name: keyof typeof value, why: string) => {
    if (value[name] === undefined) ctx.addIssue({ code: "custom", path: [name], message: why });
  };
  if (value.APP_MODE === "production") {
    if (value.WEBHOOK_LOOPBACK) {
      ctx.addIssue({ code: "custom", path: ["WEBHOOK_LOOPBACK"], message: "is for local mode only" });
    }
    need("RESEND_API_KEY", "a mail provider is needed outside local mode");
    if (!value.APP_URL.startsWith("https://")) {
      const host = new URL(value.APP_URL).hostname;
      if (!LOOPBACK.includes(host)) {
        ctx.addIssue({ code: "custom", path: ["APP_URL"], message: "must be https outside loopback" });
      }
    }
  }
  for (const name of [
    "RESEND_BASE_URL",
    "TELNYX_BASE_URL",
    "STEDI_CORE_URL",
    "STEDI_HEALTHCARE_URL",
  ] as const) {
    const url = value[name];
    if (url && !url.startsWith("https://") && !LOOPBACK.includes(new URL(url).hostname)) {
      ctx.addIssue({ code: "custom", path: [name], message: "must be https outside loopback" });
    }
  }
  if (value.INNGEST_EVENT_KEY && !inngestDev(value.INNGEST_DEV)) {
    need(
      "INNGEST_SIGNING_KEY",
      "is needed with INNGEST_EVENT_KEY: without it nobody could tell who calls /api/inngest",
    );
  }
  const dev = inngestDev(value.INNGEST_DEV);
  if ((value.INNGEST_SIGNING_KEY || value.INNGEST_BASE_URL) && !dev) {
    need(
      "INNGEST_EVENT_KEY",
      "is needed with INNGEST_SIGNING_KEY and INNGEST_BASE_URL: without it no run goes there",
    );
  }
  if (dev && value.APP_MODE === "production" && !LOOPBACK.includes(new URL(value.APP_URL).hostname)) {
    const message = "is for this machine: with it /api/inngest takes calls that nobody signed";
    ctx.addIssue({ code: "custom", path: ["INNGEST_DEV"], message });
  }
  if (value.TELNYX_API_KEY) {
    need("TELNYX_FAX_CONNECTION_ID", "is needed with TELNYX_API_KEY");
    need("TELNYX_FAX_FROM", "is needed with TELNYX_API_KEY");
  }
  if (value.FAX_IN_NUMBERS) {
    need("TELNYX_PUBLIC_KEY", "is needed with FAX_IN_NUMBERS: it tells the service's own calls from others'");
    need("TELNYX_API_KEY", "is needed with FAX_IN_NUMBERS: the files are fetched with it");
    const numbers = value.FAX_IN_NUMBERS.split(",").map((one) => one.split("=")[0]);
    if (new Set(numbers).size < numbers.length) {
      ctx.addIssue({ code: "custom", path: ["FAX_IN_NUMBERS"], message: "must name each number once" });
    }
  }
  for (const label of ["DEEPSEEK_R1", "GPT_4O", "CLAUDE_3_SONNET"] as const) {
    if (value[`MODEL_${label}_BASE_URL`]) {
      need(`MODEL_${label}_NAME`, `is needed with MODEL_${label}_BASE_URL`);
    }
  }
  // A part without what makes it work would be passed over in silence: files on this disk, letters by the built-in composer.
  for (const [part, whole, otherwise] of NOTHING_WITHOUT) {
    if (value[part] !== undefined) need(whole, `is needed with ${part}: ${otherwise}`);
  }
});

type Settings = z.infer<typeof schema>;

/** Every setting there is, for `.env.example` to be checked against. */
export const SETTING_NAMES: readonly string[] = Object.keys(fields.shape);

export class BadSettings extends Error {
  constructor(readonly problems: string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "BadSettings";
  }
}

/** Checks a set of settings. Throws `BadSettings`, naming each bad one and never its value. */
export function parseSettings(source: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new BadSettings(
    parsed.error.issues.map((issue) => `${issue.path.join(".") || "settings"}: ${issue.message}`),
  );
}

let settings: Settings | undefined;
const read = (): Settings => {
  settings ??= parseSettings(process.env);
  return settings;
};

/** The settings of this process, read on first use so that a build needs none. */
export const env: Settings = new Proxy({} as Settings, {
  get: (_target, name) => read()[name as keyof Settings],
});

/** Reads the environment anew at the next use: for tests, whose files share a process. */
export function forgetSettings(): void {
  settings = undefined;
}

/** What is made of the settings on first use, and kept for as long as they are. */
export function ofSettings<T>(make: () => T): () => T {
  let made: { of: Settings; value: T } | undefined;
  return () => {
    const of = read();
    if (made?.of !== of) made = { of, value: make() };
    return made.value;
  };
}

/** What the system says to every program: nothing of it is a setting of ours. */
export function systemEnvironment(): { PATH?: string; TMPDIR?: string; LANG?: string } {
  const { PATH, TMPDIR, LANG } = process.env;
  return { PATH, TMPDIR, LANG };
}

/** Where the starter of this process compiled its child processes to. Tests do, which start hundreds of them from sources. */
export const compiledFolder = () => process.env.COMPILED_FOLDER;

/** Under Next's development server, where sources change while it runs. */
export const isDeveloping = () => process.env.NODE_ENV === "development";

/** In Next's server as it was built; Next writes the runtime's name into what it compiles. */
export const isBuiltServer = () => process.env.NEXT_RUNTIME === "nodejs" && !isDeveloping();

/** next-auth builds its addresses from this variable alone, never from the request's host. */
export function tellNextAuthOurUrl(): void {
  process.env.NEXTAUTH_URL ??= env.APP_URL;
}

/** True where workflows run on Inngest rather than on the database's own engine. */
export const usesInngest = () => Boolean(env.INNGEST_EVENT_KEY || inngestDev(env.INNGEST_DEV));

/** `INNGEST_DEV` is `1`, `true` or the dev server's address; `0` and `false` say no. */
export const inngestDev = (setting: string | undefined): boolean =>
  setting !== undefined && setting !== "0" && setting !== "false";

export const isLocal = () => env.APP_MODE === "local";
