import { beforeAll, describe, expect, it } from "vitest";
import { log } from "@/lib/core/log";
import { successStatus } from "@/lib/transport/openapi/document";
import { type ApiCall, apiCalls } from "../support/api-calls";
import { sampleOf } from "../support/api-samples";
import { ONCE, type OnceSample } from "../support/api-samples-once";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import type { Person } from "../support/people";
import { type PracticeAtWork, practiceAtWork } from "../support/practice-at-work";
import { practiceChecksums } from "../support/practice-rows";
import { callAs } from "../support/probes";
import { useDatabase as serveFrom } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";

/** Each call of the route registry, made once so that it succeeds, with what it leaves in the audit. */

/** Calls that leave no record, and why none is due. Every other call leaves one at least. */
const NONE: Record<string, string> = {
  "GET /openapi.json": "says nothing of anybody",
  "GET /accounts/session/": "tells the browser how long its own session lasts",
  "GET /notifications/": "names no patient; what a notification leads to is recorded",
  "POST /notifications/read/": "marks one's own notifications, which name no patient",
  "POST /notifications/{notificationId}/read/": "marks one's own notification, which names no patient",
  "GET /practice/": "the letterhead, asked for by each page",
  "GET /practice/logo/": "the letterhead's picture",
  "POST /accounts/auth/token/refresh/": "goes on with a session whose beginning is recorded",
  "PUT /uploads/parts/{key}/{number}/":
    "a part of an upload whose beginning is recorded, by a signed address",
  "POST /practice/invitations/read/": "shows the holder of a link whose invitation it is",
};

/** Calls that do two things, each with its record. */
const TWO: Record<string, string[]> = {
  // The packet is made by its first download and kept.
  "GET /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/rebuttal/": [
    "create delivery",
    "export delivery",
  ],
  "POST /accounts/auth/logout/": ["sign_out session", "sign_out session"],
  "POST /documents/minimal-appeals/": ["create appeal", "update appeal"],
  "POST /documents/appeal/generate/": ["create appeal", "generate appeal"],
  "POST /documents/minimal-appeals/{appealId}/send/": ["export letter", "approve delivery"],
  "POST /decisions/{decisionId}/next-level/": ["create appeal", "generate appeal"],
  "POST /documents/minimal-appeals/{appealId}/deliveries/{deliveryId}/receipts/": [
    "create document",
    "update delivery",
  ],
  "POST /decisions/uploads/": ["create document", "create decision"],
  "POST /documents/minimal-appeals/{appealId}/decisions/uploads/": ["create document", "create decision"],
};
/** A letter that was changed since is made into a PDF first, which is an export. */
const MADE_ANEW = ["export letter", "download letter"];

let t: TestDatabase;
let w: PracticeAtWork;
let calls: ApiCall[];
let workflows: ReturnType<typeof workflowsOnDemand>;

beforeAll(async () => {
  log.level = "fatal";
  t = await testDatabase();
  settingsOf(t);
  serveFrom(t.db);
  // A call that sends waits four seconds for the sending.
  workflows = workflowsOnDemand(t.db, { atOnce: ["delivery/requested"] });
  w = await practiceAtWork(t, workflows);
  calls = await apiCalls();
}, 600_000);

/** What makes the call succeed, and who makes it. */
async function ready({ name }: ApiCall): Promise<{ sample: OnceSample; by: Person }> {
  const once = await ONCE[name]?.(w);
  if (once) return { sample: once, by: once.by ?? w.people.owner };
  const { make, endsCaller } = sampleOf(name);
  const by = endsCaller ? await w.newPerson("owner") : w.people.owner;
  return { sample: await make(w, by), by };
}

describe("S34 every call of the API", () => {
  it("leaves its record, or is named here with the reason why not", async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const { sample, by } = await ready(call);
      const [last] = await t.admin`select coalesce(max(id), 0) as id from audit_events`;
      const { status, text } = await callAs(call, by, "bearer", sample);
      if (status !== successStatus(call.method, call.handler.spec))
        wrong.push(`${call.name} answered ${status}: ${text.slice(0, 200)}`);
      // What is sent leaves a record of its own, sooner or later.
      const rows = await t.admin`select action, entity, result from audit_events
        where id > ${last?.id} and actor_kind <> 'job' order by id`;
      const left = rows
        .filter(({ result }) => result === "success")
        .map((row) => `${row.action} ${row.entity}`);
      const due =
        TWO[call.name] ??
        (call.name.endsWith("/download/") && left.length > 1 ? MADE_ANEW : left.slice(0, 1));
      const isRight = call.name in NONE ? rows.length === 0 : due.length > 0 && left.join() === due.join();
      if (!isRight || left.length !== rows.length) wrong.push(`${call.name} leaves [${left.join(", ")}]`);
      await sample.after?.();
    }
    expect(wrong).toEqual([]);
    const names = calls.map(({ name }) => name);
    expect(
      [NONE, TWO, ONCE].flatMap((list) => Object.keys(list)).filter((name) => !names.includes(name)),
    ).toEqual([]);
  }, 900_000);

  it("does not happen when its record can't be written", async () => {
    // A second order while the first is carried out would be that one.
    await workflows.run("appeal/extraction.requested");
    const recorded: { call: ApiCall; sample: OnceSample; by: Person }[] = [];
    const due = calls.filter(({ name }) => !(name in NONE));
    for (const call of due) recorded.push({ call, ...(await ready(call)) });
    await t.admin`revoke insert on audit_events from appeals_app`;
    try {
      const before = await practiceChecksums(t.admin, w.practiceId);
      const went: string[] = [];
      for (const { call, sample, by } of recorded) {
        const { status } = await callAs(call, by, "bearer", sample);
        if (status < 500) went.push(`${call.name}: ${status}`);
      }
      expect(went).toEqual([]);
      expect(await practiceChecksums(t.admin, w.practiceId)).toEqual(before);
    } finally {
      await t.admin`grant insert on audit_events to appeals_app`;
    }
    expect(recorded.length).toBeGreaterThan(80);
  }, 900_000);
});
