import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BadSettings, env, forgetSettings, ofSettings, parseSettings, SETTING_NAMES } from "./env";

const good = {
  APP_MODE: "local",
  APP_URL: "http://localhost:3000",
  DATABASE_URL: "postgres://app:secret@localhost/appeals",
  APP_SECRET: "a secret of the tests, long enough for all",
  FIELD_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
};

function problemsOf(changes: Record<string, string | undefined>): string[] {
  try {
    parseSettings({ ...good, ...changes });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(BadSettings);
    return (error as BadSettings).problems;
  }
}

describe("parseSettings (S14)", () => {
  it("takes a local installation and fills in the rest", () => {
    expect(parseSettings(good)).toMatchObject({ OCR_ENGINE: "auto", TRUSTED_PROXY_HOPS: 0 });
  });

  it.each([
    ["APP_SECRET", { APP_SECRET: undefined }],
    ["APP_SECRET", { APP_SECRET: "too short" }],
    ["FIELD_KEYS", { FIELD_KEYS: "1:abc" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
    ["APP_URL", { APP_URL: "javascript:alert(1)" }],
    ["OCR_ENGINE", { OCR_ENGINE: "magic" }],
    ["RESEND_API_KEY", { APP_MODE: "production", APP_URL: "https://a.example" }],
    ["APP_URL", { APP_MODE: "production", RESEND_API_KEY: "re_x", APP_URL: "http://a.example" }],
    ["TELNYX_FAX_CONNECTION_ID", { TELNYX_API_KEY: "key", TELNYX_FAX_FROM: "+14155550100" }],
    ["INNGEST_SIGNING_KEY", { INNGEST_EVENT_KEY: "key" }],
    ["INNGEST_EVENT_KEY", { INNGEST_SIGNING_KEY: "signkey-prod-00" }],
    ["INNGEST_EVENT_KEY", { INNGEST_BASE_URL: "http://inngest:8288" }],
    [
      "INNGEST_DEV",
      { APP_MODE: "production", APP_URL: "https://a.example", RESEND_API_KEY: "re_x", INNGEST_DEV: "1" },
    ],
    ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
    ["WORKER_PORT", { WORKER_PORT: "70000" }],
    ["INNGEST_SIGNING_KEY", { INNGEST_EVENT_KEY: "key", INNGEST_DEV: "0" }],
    ["MODEL_GPT_4O_NAME", { MODEL_GPT_4O_BASE_URL: "https://api.example/v1" }],
    ["MODEL_GPT_4O_BASE_URL", { MODEL_GPT_4O_NAME: "gpt-4o" }],
    ["S3_BUCKET", { S3_ENDPOINT: "https://files.example" }],
    ["S3_BUCKET", { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" }],
    ["S3_SECRET_ACCESS_KEY", { S3_BUCKET: "appeals", S3_ACCESS_KEY_ID: "id" }],
    ["S3_ACCESS_KEY_ID", { S3_BUCKET: "appeals", S3_SECRET_ACCESS_KEY: "secret" }],
    ["TELNYX_API_KEY", { TELNYX_FAX_FROM: "+14155550100" }],
  ])("refuses and names %s", (name, changes) => {
    expect(problemsOf(changes).some((problem) => problem.startsWith(`${name}:`))).toBe(true);
  });

  it("never repeats a value", () => {
    const problems = problemsOf({ APP_SECRET: "hunter2", DATABASE_URL: "mysql://root:hunter2@x" });
    expect(problems.join("\n")).not.toContain("hunter2");
  });

  it("is described whole in .env.example", () => {
    const example = readFileSync(".env.example", "utf8");
    const described = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    const setByTheLauncher = ["NODE_ENV"];
    expect(SETTING_NAMES.filter((name) => ![...described, ...setByTheLauncher].includes(name))).toEqual([]);
  });
});

describe("what is made of the settings", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    forgetSettings();
  });

  it("is kept, whatever becomes of the environment, until the settings are read anew", () => {
    vi.stubEnv("WORKER_ID", "first");
    const made = ofSettings(() => [env.WORKER_ID]);
    const before = made();
    vi.stubEnv("WORKER_ID", "second");
    expect(made()).toBe(before);
    forgetSettings();
    expect([before, made()]).toEqual([["first"], ["second"]]);
  });
});
