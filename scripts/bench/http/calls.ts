import { existsSync } from "node:fs";
import path from "node:path";
import { largePhoto } from "./photo";
import { freshNumber, type Seeded } from "./seed";

/** A request of a call; `n` counts the requests, so that each can name another row. */
type CallRequest = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  body?: Buffer;
  headers?: Record<string, string>;
};

export type Call = {
  name: string;
  /** A page is asked for with the browser's cookie, everything else with a bearer token. */
  page?: true;
  writes?: true;
  /** Its SQL can't be sent again as it was: numbers are taken, or two connections were at it. */
  once?: true;
  request: (seeded: Seeded, n: number) => CallRequest;
  /** The most milliseconds of the web's and the database's processor time that a request may take at 16 connections. */
  cpuAim?: number;
  /** The share of the requests a second that the SQL alone would reach. */
  sqlShareAim?: number;
  /** 95 of 100 requests at one connection: whole, and of a page its first byte. */
  p95Aim?: number;
  firstByteAim?: number;
};

const API = "/api/v1";
const read = (at: string) => () => ({ method: "GET" as const, path: at });
const json = (method: "POST" | "PATCH", at: string, value: unknown): CallRequest => ({
  method,
  path: at,
  body: Buffer.from(JSON.stringify(value)),
  headers: { "content-type": "application/json" },
});
const nth = <T>(rows: readonly T[], n: number): T => {
  const row = rows[n % rows.length];
  if (row === undefined) throw new Error("nothing was seeded");
  return row;
};

const PAGES: Record<string, string> = {
  claims: "/claims",
  patients: "/patients",
  appeals: "/appeals",
  documents: "/documents",
};

const ALL: Call[] = [
  {
    name: "claims-list",
    request: read(`${API}/claims/`),
    ...{ cpuAim: 5, sqlShareAim: 0.4, p95Aim: 6 },
  },
  {
    name: "claims-denied",
    request: read(`${API}/claims/?view=needs_attention`),
    ...{ cpuAim: 5, sqlShareAim: 0.4, p95Aim: 6 },
  },
  {
    name: "claim",
    request: ({ claims }, n) => read(`${API}/claims/${nth(claims, n)}/`)(),
    ...{ cpuAim: 2.5, sqlShareAim: 0.15, p95Aim: 4 },
  },
  {
    name: "statistics",
    request: read(`${API}/claims/statistics/`),
    ...{ cpuAim: 2, sqlShareAim: 0.15 },
  },
  {
    name: "patient-search",
    request: (_, n) => read(`${API}/patients/?search=first${(n % 90) + 10}+last`)(),
    ...{ cpuAim: 2, sqlShareAim: 0.15 },
  },
  {
    name: "claim-change",
    writes: true,
    request: ({ claims }, n) => json("PATCH", `${API}/claims/${nth(claims, n)}/`, { remarks: `Note ${n}` }),
    ...{ cpuAim: 4, sqlShareAim: 0.15 },
  },
  {
    name: "claim-create",
    writes: true,
    request: ({ patients }, n) =>
      json("POST", `${API}/claims/`, {
        patient: nth(patients, n),
        claim_number: freshNumber(),
        total_charges: "250.00",
        date_submitted: "2026-03-02",
        insurance_plan_name: "Plan 1",
      }),
    ...{ cpuAim: 4, sqlShareAim: 0.15 },
  },
  { name: "documents-list", request: read(`${API}/documents/uploads/`) },
  { name: "appeals-list", request: read(`${API}/documents/minimal-appeals/`) },
  {
    name: "letter-save",
    writes: true,
    once: true,
    request: ({ appeals }, n) =>
      json("PATCH", `${API}/documents/minimal-appeals/${nth(appeals, n)}/letter/`, {
        content: `<p>To whom it may concern:</p><p>We ask you to reconsider this denial, for the ${n}th time.</p>`,
      }),
  },
  {
    name: "upload-1-mb",
    writes: true,
    once: true,
    request: ({ patients }, n) => upload(nth(patients, n)),
  },
  ...Object.entries(PAGES).map(
    ([name, at]): Call => ({
      ...{ name: `page-${name}`, page: true, once: true, request: read(at) },
      ...(name === "claims" && { firstByteAim: 40, p95Aim: 90 }),
    }),
  ),
];

const BOUNDARY = "bench-boundary";

function upload(patient: string): CallRequest {
  const part = (name: string, more = "") =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const head = `${part("patient")}\r\n${patient}\r\n${part("file", `; filename="${freshNumber()}.png"`)}Content-Type: image/png\r\n\r\n`;
  return {
    method: "POST",
    path: `${API}/documents/uploads/`,
    body: Buffer.concat([Buffer.from(head), largePhoto(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** The calls that the measured checkout has, those asked for. */
export function callsOf(app: string, only: readonly string[]): Call[] {
  const worklist: Call = { name: "worklist", request: read(`${API}/worklist/`) };
  const hasWorklist = existsSync(path.join(app, "app/api/v1/worklist/route.ts"));
  const all = hasWorklist ? [...ALL, worklist] : ALL;
  return only.length === 0 ? all : all.filter(({ name }) => only.some((asked) => name.startsWith(asked)));
}
