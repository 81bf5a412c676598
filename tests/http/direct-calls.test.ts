import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/launch/free-port";
import { webArgs } from "../../scripts/launch/installation";
import { Part } from "../../scripts/launch/part";
import { awaitReady } from "../../scripts/launch/ready";
import { type ApiCall, apiCalls } from "../support/api-calls";
import { json, type RawAnswer, type RawCall, rawCall, severalAtATime } from "../support/http-raw";
import { appUrl, fillPractice, type SignedUp, signUp, type Work } from "../support/running-app";
import { shareOf } from "../support/whole";

/**
 * The API's calls are answered without Next's router (docs/decisions/direct-calls.md). A second web server on the same database
 * sends them through it: both ways answer the same. Seen red: without one of the headers of all answers; with `Vary` as
 * Next says it; a text that leaves in chunks.
 */

let folder: string;
let next: Part;
let throughNext: string;
let person: SignedUp;
let twin: SignedUp;
let work: Work;
let calls: ApiCall[];

beforeAll(async () => {
  calls = await apiCalls();
  person = await signUp();
  twin = await signUp();
  work = await fillPractice(person.bearer, { first_name: "Rosa", last_name: "Twoways" });
  folder = await mkdtemp(path.join(tmpdir(), "appeals-direct-"));
  const port = await freePort();
  const settings = JSON.parse(process.env.APP_SETTINGS ?? "{}");
  const env = { ...settings, PORT: String(port), DIRECT_CALLS: "false", WEB_CONCURRENCY: "1" };
  next = new Part({ name: "web", args: webArgs(port), env, logDir: folder });
  if (!(await awaitReady(port))) throw new Error(`The app did not become ready:\n${next.lastLines()}`);
  throughNext = `http://localhost:${port}`;
});
afterAll(async () => {
  await next?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Of the moment, of the connection, or of how a body is cut into pieces and packed, which is ours to choose. */
const OF_THE_WAY = [
  ...["date", "x-request-id", "connection", "keep-alive", "retry-after"],
  ...["content-length", "transfer-encoding", "content-encoding"],
];
/** What Next tells apart of a page's address; an answer of the API is the same for all of them. */
const OF_PAGES = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";
/** Ids, moments, random words, and who it is. */
const CHANCE = [
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /[\w-]{40,}/g,
  /person-[\da-f-]{13}/g,
  /localhost:\d+/g,
];

type Seen = { status: number; headers: Record<string, string>; text: string };

/** What must be the same: `text` without what a clock or a die says. */
function seen({ status, headers, text }: RawAnswer): Seen {
  const vary = headers.vary?.replace(OF_PAGES, "").replace(/^, /, "");
  const kept = Object.entries({ ...headers, vary }).filter(
    ([name, value]) => value && !OF_THE_WAY.includes(name),
  );
  const cookies = headers["set-cookie"]?.replaceAll(/=[\w.%-]{20,}/g, "=…");
  return {
    status,
    headers: { ...Object.fromEntries(kept), ...(cookies && { "set-cookie": cookies }) },
    text: text.startsWith("%PDF") ? "a PDF" : CHANCE.reduce((said, part) => said.replaceAll(part, "…"), text),
  };
}

/** Sends the same call both ways, and says where the answers differ. */
async function compare(
  call: RawCall,
  by?: { here: SignedUp; there: SignedUp },
  { packed = false } = {},
): Promise<string[]> {
  const as = (who?: SignedUp) => ({
    ...call,
    headers: { ...(who && { Authorization: `Bearer ${who.token}` }), ...call.headers },
  });
  const [direct, other] = [await rawCall(appUrl(), as(by?.here)), await rawCall(throughNext, as(by?.there))];
  const [here, there] = [seen(direct), seen(other)];
  // Packed or not, the text was compared where the caller takes it as it is.
  if (packed) here.text = there.text;
  if (JSON.stringify(sorted(here)) === JSON.stringify(sorted(there))) return [];
  return [`${call.method ?? "GET"} ${call.path}\n${JSON.stringify(here)}\n${JSON.stringify(there)}`];
}

const sorted = ({ headers, ...rest }: Seen) => ({ ...rest, headers: Object.entries(headers).sort() });

const addressOf = ({ path: at }: ApiCall, ids: Record<string, string> = {}) =>
  `/api/v1${at.replace(/^\/api\/v1/, "").replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? crypto.randomUUID())}`;

const EMPTY = json({});

it("answers small texts as a whole, which Next's way does not", async () => {
  const call = { path: "/api/v1/patients/", headers: { Authorization: `Bearer ${person.token}` } };
  const [direct, other] = [await rawCall(appUrl(), call), await rawCall(throughNext, call)];
  expect(direct.headers["content-length"]).toBe(String(Buffer.byteLength(direct.text)));
  expect(other.headers["transfer-encoding"]).toBe("chunked");
});

it("answers every address by every method, to nobody, as Next's way does", async () => {
  const differences: string[] = [];
  const addresses = [...new Set(calls.map((call) => addressOf(call)))];
  await severalAtATime(addresses, async (at) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const body = ["POST", "PUT", "PATCH"].includes(method) ? EMPTY : {};
      differences.push(...(await compare({ method, path: at, ...body })));
    }
  });
  expect(differences).toEqual([]);
});

/** What tells of the calls themselves: each one adds to it. */
const ADDS_UP = /\/practice\/activity|\/accounts\/sessions\//;

it("answers every reading call of a practice at work as Next's way does", async () => {
  const ids = {
    appealId: work.appeal,
    claimId: work.claim,
    patientId: work.patient,
    documentId: work.document,
  };
  const differences: string[] = [];
  const both = { here: person, there: person };
  const spelled: string[] = [];
  for (const call of calls.filter(({ method, path: at }) => method === "GET" && !ADDS_UP.test(at))) {
    const at = addressOf(call, ids);
    spelled.push(at, at.replace(/\/$/, ""), `${at}?search=Rosa&page_size=1`);
  }
  // Each call by one of its three spellings, the next one by another.
  for (const path of shareOf(spelled, 3)) {
    differences.push(...(await compare({ path }, both)));
    differences.push(
      ...(await compare({ path, headers: { "Accept-Encoding": "gzip" } }, both, { packed: true })),
    );
  }
  expect(differences).toEqual([]);
});

it("answers every writing call with nothing in it as Next's way does, each to a practice of its own", async () => {
  const differences: string[] = [];
  const both = { here: person, there: twin };
  // What ends a session comes last.
  const writes = calls.filter(({ method }) => method !== "GET");
  const ending = (call: ApiCall) => Number(/logout|sessions|password|second-factor/.test(call.path));
  for (const call of writes.toSorted((a, b) => ending(a) - ending(b))) {
    const body = call.method === "DELETE" ? {} : EMPTY;
    differences.push(...(await compare({ method: call.method, path: addressOf(call), ...body }, both)));
  }
  expect(differences).toEqual([]);
});
