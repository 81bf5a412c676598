import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type HttpPractice, httpPractice } from "../support/http-practice";
import { json, type RawAnswer, rawCall } from "../support/http-raw";
import { appUrl, databaseAdmin, PASSWORD } from "../support/running-app";
import { waitFor } from "../support/wait";

/** S36: what goes wrong inside is told as an id, which finds the line of the log, and as nothing else. */
const canary = `FAULTCANARY${Date.now()}`;
const SSN = "219-47-8365";
let practice: HttpPractice;
let admin: postgres.Sql;

beforeAll(async () => {
  practice = await httpPractice(appUrl(), canary);
  admin = await databaseAdmin();
}, 120_000);
afterAll(() => admin.end());

const patient = {
  ...{ first_name: "Ana", last_name: canary, date_of_birth: "1943-11-23", gender: "female", ssn: SSN },
  ...{ address_line1: `1 ${canary} Pier`, city: "Salem", state: "OR", zip_code: "97301" },
};
const WRITES = (): [string, string, unknown][] => [
  ["POST", "/patients/", patient],
  ["PATCH", `/patients/${practice.ids.patientId}/`, { address_line2: `${canary} ${SSN}` }],
  ["POST", "/claims/", { patient: practice.ids.patientId, remarks: `${canary} ${SSN}` }],
  [
    "PATCH",
    `/documents/minimal-appeals/${practice.ids.appealId}/metadata/`,
    { denial_text: `${canary} ${SSN}` },
  ],
];
const READS = () => [
  "/patients/",
  `/patients/${practice.ids.patientId}/`,
  "/claims/",
  `/claims/${practice.ids.claimId}/`,
];
const PAGES = () => ["/patients", "/claims", `/claims/${practice.ids.claimId}`, `/claims?search=${canary}`];

const bearer = (method: string, where: string, body?: unknown) =>
  rawCall(appUrl(), {
    ...{ method, path: `/api/v1${where}` },
    ...(body === undefined ? {} : json(body)),
    headers: { ...practice.bearer, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
  });
const page = (where: string, headers: Record<string, string> = {}) =>
  rawCall(appUrl(), { path: where, headers: { ...practice.browser, ...headers } });

const INSIDE =
  /permission denied|no space left|insufficient|could not|relation "|Failing row|\bselect .+ from |insert into |node_modules|\.next[/\\]server|\bat \w+ \(|postgres|\/work\/|\.tsx?:\d/i;

/** Rows carry what was sent, and PostgreSQL repeats it in its messages: the worst that a fault can have to tell. */
const FAULTS: Record<string, { begin: string; end: string }> = {
  "a right that is gone": {
    begin: "revoke select on patients, claims, appeals from appeals_app",
    end: "grant select on patients, claims, appeals to appeals_app",
  },
  "a full disk, and a message with the row in it": {
    begin: `create function full_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file for %', new::text
          using errcode = 'disk_full', detail = new::text, hint = new::text; end $$;
      ${["patients", "claims", "appeals"].map((table) => `create trigger full_disk before insert or update on ${table} for each row execute function full_disk();`).join("\n")}`,
    end: "drop function full_disk() cascade",
  },
  "a fault that nobody foresaw, and a message with the row in it": {
    begin: `create function thrown() returns trigger language plpgsql as $$ begin
        raise exception 'thrown for %', new::text using errcode = 'XX000', detail = new::text; end $$;
      ${["patients", "claims", "appeals"].map((table) => `create trigger thrown before insert or update on ${table} for each row execute function thrown();`).join("\n")}`,
    end: "drop function thrown() cascade",
  },
};

async function logged(): Promise<string> {
  const folder = path.join(process.env.APP_DATA_DIR ?? "", "logs");
  const files = (await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8"));
  return (await Promise.all(files)).join("\n");
}

it.each(Object.keys(FAULTS))(
  "%s is told as an id that finds the line, and nothing of it is told or logged",
  async (name) => {
    const fault = FAULTS[name];
    const answers: (RawAnswer & { what: string })[] = [];
    const note = async (what: string, answer: Promise<RawAnswer>) =>
      answers.push({ ...(await answer), what });
    await admin.unsafe(fault?.begin ?? "");
    try {
      for (const [method, where, body] of WRITES())
        await note(`${method} ${where}`, bearer(method, where, body));
      if (name.startsWith("a right")) {
        for (const where of READS()) await note(`GET ${where}`, bearer("GET", where));
        // A page throws while it is drawn, as a whole and as the data of a click.
        for (const where of PAGES()) await note(where, page(where));
        for (const where of PAGES()) await note(`${where} as data`, page(where, { RSC: "1" }));
      }
    } finally {
      await admin.unsafe(fault?.end ?? "");
    }
    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed.length).toBeGreaterThanOrEqual(4);
    for (const { what, text } of answers) {
      expect(INSIDE.exec(text.replaceAll(/<script[^>]*src="[^"]*"/g, ""))?.[0], what).toBeUndefined();
      for (const told of [SSN, PASSWORD]) expect(text.includes(told), `${what} tells ${told}`).toBe(false);
    }
    for (const { what, text } of failed.filter(({ what }) => /^[A-Z]+ /.test(what))) {
      const { request_id, error, ...rest } = JSON.parse(text) as Record<string, string>;
      expect(Object.keys(rest).sort(), what).toEqual(["detail", "message"]);
      expect(error, what).not.toContain(canary);
      await waitFor(async () => (await logged()).includes(String(request_id)), {
        what: `the line of ${what}`,
      });
    }
    const all = await logged();
    for (const told of [canary, SSN, PASSWORD, practice.bearer.Authorization?.slice(7) ?? "", "1943-11-23"])
      expect(all.includes(told), `the log tells ${told}`).toBe(false);
  },
);

it("a line break in what is sent makes no line of the log", async () => {
  const forged = '{"level":"error","msg":"forged"}';
  const evil = `x\r\n${forged}\n`;
  await bearer("POST", "/patients/", { ...patient, last_name: evil });
  await rawCall(appUrl(), {
    path: `/api/v1/patients/?search=${encodeURIComponent(evil)}`,
    headers: practice.bearer,
  });
  await rawCall(appUrl(), {
    path: `/${encodeURIComponent(evil)}`,
    headers: { "User-Agent": "x", "X-Request-Id": "y" },
  });
  expect((await logged()).split("\n")).not.toContain(forged);
});
