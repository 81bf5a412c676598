import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as listItems, POST as makeItem } from "@/app/api/v1/claims/[claimId]/action_items/route";
import { GET as activity } from "@/app/api/v1/claims/[claimId]/activity/route";
import { POST as settle } from "@/app/api/v1/claims/[claimId]/documents/[documentId]/proposal/route";
import { GET as listDocuments } from "@/app/api/v1/claims/[claimId]/documents/route";
import { PATCH as change, GET as show } from "@/app/api/v1/claims/[claimId]/route";
import { POST as changeItem } from "@/app/api/v1/claims/[claimId]/update_action_item/route";
import { POST as uploadDocument } from "@/app/api/v1/claims/[claimId]/upload_document/route";
import { GET as exportCsv } from "@/app/api/v1/claims/export/route";
import { GET as mine } from "@/app/api/v1/claims/my_action_items/route";
import { POST as requestUpdate } from "@/app/api/v1/claims/request-update/route";
import { POST as create, GET as list } from "@/app/api/v1/claims/route";
import { GET as statistics } from "@/app/api/v1/claims/statistics/route";
import { GET as totals } from "@/app/api/v1/claims/totals/route";
import { GET as download } from "@/app/api/v1/documents/[documentId]/download/route";
import { GET as file } from "@/app/api/v1/documents/[documentId]/file/route";
import { DELETE as removeDocument } from "@/app/api/v1/documents/[documentId]/route";
import { inPractice } from "@/db/client";
import { listActionItems } from "@/lib/domain/claim/action-item/queries";
import type { RouteHandler } from "@/lib/transport/endpoint";
import { account } from "../support/account";
import { deniedClaim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { type CallOptions, call, useDatabase as serveFrom } from "../support/routes";

let t: TestDatabase;
let a: Practice;
let b: Practice;
type Practice = Awaited<ReturnType<typeof practice>>;

async function practice() {
  const { ctx, tokens } = await account(t.db);
  const own = await patient(ctx);
  const claim = await deniedClaim(ctx, { patient: own, claim_number: "SECRET-1", line_items: [{}] });
  const { action_items } = await listActionItems(ctx, { claimId: claim.claim_id });
  const [document] =
    await t.admin`insert into documents (practice_id, claim_id, document_type, original_filename,
      media_type, size_bytes, sha256, storage_key, uploaded_by)
    values (${ctx.practiceId}, ${claim.claim_id}, 'eob', 'secret.pdf', 'application/pdf', 1, 'x', 'x', ${ctx.actor.userId})
    returning id`;
  return {
    ctx,
    bearer: tokens.access,
    userId: ctx.actor.userId,
    patientId: own,
    claimId: claim.claim_id,
    version: claim.updated_at,
    lineId: claim.line_items[0]?.line_item_id ?? "",
    itemId: action_items[0]?.action_id ?? "",
    documentId: String(document?.id),
  };
}

beforeAll(async () => {
  t = await testDatabase();
  serveFrom(t.db);
  a = await practice();
  b = await practice();
});

/** Everything of a practice that a foreign hand could have changed. */
const state = async ({ ctx: { practiceId } }: Practice) =>
  JSON.stringify(
    await Promise.all(
      ["claims", "claim_line_items", "action_items", "documents", "claim_refreshes", "patients"].map(
        (table) => t.admin`select * from ${t.admin(table)} where practice_id = ${practiceId} order by id`,
      ),
    ),
  );

type Probe = [name: string, handler: RouteHandler, options: (ids: Ids) => CallOptions];
type Ids = Pick<Practice, "claimId" | "documentId" | "patientId" | "userId" | "lineId" | "itemId">;
const claimOf = (ids: Ids) => ({ params: { claimId: ids.claimId } });
const own = () => ({ params: { claimId: a.claimId } });

const IN_PATHS: Probe[] = [
  ["show", show, claimOf],
  ["change", change, (ids) => ({ ...claimOf(ids), method: "PATCH", body: { remarks: "x" } })],
  ["lines", change, (ids) => ({ ...claimOf(ids), method: "PATCH", body: { line_items: [] } })],
  ["activity", activity, claimOf],
  ["items", listItems, claimOf],
  ["make item", makeItem, (ids) => ({ ...claimOf(ids), method: "POST", body: { title: "x" } })],
  [
    "change item",
    changeItem,
    (ids) => ({ ...claimOf(ids), method: "POST", body: { action_id: ids.itemId, notes: "x" } }),
  ],
  ["documents", listDocuments, claimOf],
  ["file", file, ({ documentId }) => ({ params: { documentId } })],
  ["download", download, ({ documentId }) => ({ params: { documentId } })],
  ["delete", removeDocument, ({ documentId }) => ({ params: { documentId }, method: "DELETE" })],
  [
    "proposal of a foreign claim",
    settle,
    ({ claimId, documentId }) => ({
      params: { claimId, documentId },
      method: "POST",
      body: { decision: "accept" },
    }),
  ],
  [
    "foreign document at the own claim",
    settle,
    ({ documentId }) => ({
      params: { claimId: a.claimId, documentId },
      method: "POST",
      body: { decision: "dismiss" },
    }),
  ],
];

const IN_BODIES: Probe[] = [
  ["patient of a new claim", create, ({ patientId }) => ({ method: "POST", body: { patient: patientId } })],
  [
    "provider of a new claim",
    create,
    ({ userId }) => ({ method: "POST", body: { patient: a.patientId, provider: userId } }),
  ],
  [
    "line of a new claim",
    create,
    ({ lineId }) => ({
      method: "POST",
      body: { patient: a.patientId, line_items: [{ line_item_id: lineId }] },
    }),
  ],
  ["patient", change, ({ patientId }) => ({ ...own(), method: "PATCH", body: { patient: patientId } })],
  ["provider", change, ({ userId }) => ({ ...own(), method: "PATCH", body: { provider: userId } })],
  [
    "line",
    change,
    ({ lineId }) => ({
      ...own(),
      method: "PATCH",
      body: { line_items: [{ line_item_id: lineId }], updated_at: a.version },
    }),
  ],
  [
    "assignee of a new item",
    makeItem,
    ({ userId }) => ({ ...own(), method: "POST", body: { title: "x", assigned_to: userId } }),
  ],
  [
    "line of a new item",
    makeItem,
    ({ lineId }) => ({ ...own(), method: "POST", body: { title: "x", line_item: lineId } }),
  ],
  ["item", changeItem, ({ itemId }) => ({ ...own(), method: "POST", body: { action_id: itemId } })],
  [
    "assignee",
    changeItem,
    ({ userId }) => ({ ...own(), method: "POST", body: { action_id: a.itemId, assigned_to: userId } }),
  ],
];

const unknown = (): Ids => ({
  claimId: crypto.randomUUID(),
  documentId: crypto.randomUUID(),
  patientId: crypto.randomUUID(),
  userId: crypto.randomUUID(),
  lineId: crypto.randomUUID(),
  itemId: crypto.randomUUID(),
});

describe("S03: another practice's claims", () => {
  const probe = async ([, handler, options]: Probe, ids: Ids) => {
    const { status, body } = await call(handler, { ...options(ids), bearer: a.bearer });
    return { status, body: JSON.stringify(body).replaceAll(/"request_id":"[^"]*"/g, "") };
  };

  it.each(IN_PATHS)("are answered in paths like ids that never were: %s", async (...row) => {
    const before = await state(b);
    const foreign = await probe(row, b);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await probe(row, unknown()));
    expect(await state(b)).toBe(before);
  });

  it.each(IN_BODIES)("are field errors in bodies, the same as unknown ids: %s", async (...row) => {
    const before = [await state(a), await state(b)];
    const foreign = await probe(row, b);
    expect(foreign.status).toBe(400);
    expect(foreign).toEqual(await probe(row, unknown()));
    expect([await state(a), await state(b)]).toEqual(before);
  });

  it.each([
    ["list", list],
    ["totals", totals],
    ["export", exportCsv],
    ["statistics", statistics],
    ["my items", mine],
  ])("are in no list: %s", async (_name, handler) => {
    const request = (query: Record<string, string>) =>
      new Request(`http://localhost/x?${new URLSearchParams(query)}`, {
        headers: { Authorization: `Bearer ${a.bearer}` },
      });
    for (const query of [{}, { patient_id: b.patientId }, { search: "secret" }]) {
      const response = await (handler as RouteHandler)(request(query as Record<string, string>), {
        params: Promise.resolve({}),
      });
      const text = await response.text();
      for (const id of [b.claimId, b.patientId, b.lineId, b.itemId, b.userId]) expect(text).not.toContain(id);
    }
  });

  it("answer nobody without credentials", async () => {
    for (const [, handler, options] of [...IN_PATHS, ...IN_BODIES]) {
      expect((await call(handler, options(a))).status).toBe(401);
    }
    for (const handler of [list, totals, exportCsv, statistics, mine, requestUpdate, uploadDocument]) {
      expect((await call(handler, { params: { claimId: a.claimId } })).status).toBe(401);
    }
  });
});

describe("S04: the database refuses foreign references by itself", () => {
  const inA = (statement: ReturnType<typeof sql>) =>
    inPractice(t.db, { practiceId: a.ctx.practiceId }, (tx) => tx.execute(statement));
  const ours = () => a.ctx.practiceId;

  it.each([
    [
      "patient of a claim",
      () => sql`insert into claims (practice_id, patient_id) values (${ours()}, ${b.patientId})`,
    ],
    [
      "patient of a claim, later",
      () => sql`update claims set patient_id = ${b.patientId} where id = ${a.claimId}`,
    ],
    ["provider", () => sql`update claims set provider_id = ${b.userId} where id = ${a.claimId}`],
    ["creator", () => sql`update claims set created_by = ${b.userId} where id = ${a.claimId}`],
    [
      "claim of a line",
      () =>
        sql`insert into claim_line_items (practice_id, claim_id, line_number) values (${ours()}, ${b.claimId}, 1)`,
    ],
    [
      "claim of an item",
      () =>
        sql`insert into action_items (practice_id, claim_id, title, action_type) values (${ours()}, ${b.claimId}, 't', 'other')`,
    ],
    ["line of an item", () => sql`update action_items set line_item_id = ${b.lineId} where id = ${a.itemId}`],
    ["assignee", () => sql`update action_items set assigned_to = ${b.userId} where id = ${a.itemId}`],
    ["completer", () => sql`update action_items set completed_by = ${b.userId} where id = ${a.itemId}`],
    [
      "claim of a document",
      () => sql`update documents set claim_id = ${b.claimId} where id = ${a.documentId}`,
    ],
    [
      "person of a refresh",
      () => sql`insert into claim_refreshes (practice_id, payer_id, start_date, end_date, requested_by)
        values (${ours()}, '87726', '2026-01-01', '2026-01-02', ${b.userId})`,
    ],
    [
      "claim of a search entry",
      () =>
        sql`insert into claim_search (practice_id, claim_id, search_text) values (${ours()}, ${b.claimId}, 'x')`,
    ],
  ])("%s", async (_name, statement) => {
    await expect(inA(statement())).rejects.toMatchObject({ cause: { code: "23503" } });
  });

  it("and a line of another claim of the same practice", async () => {
    const sibling = await deniedClaim(a.ctx, { line_items: [{}] });
    await expect(
      inA(
        sql`update action_items set line_item_id = ${sibling.line_items[0]?.line_item_id} where id = ${a.itemId}`,
      ),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
  });

  it("and rows written for another practice", async () => {
    for (const statement of [
      sql`insert into claims (practice_id, patient_id) values (${b.ctx.practiceId}, ${b.patientId})`,
      sql`insert into claim_counts (practice_id, status, n) values (${b.ctx.practiceId}, 'paid', 1)`,
      sql`insert into worklist_counts (practice_id, state, n) values (${b.ctx.practiceId}, 'open', 1)`,
      sql`update claims set practice_id = ${b.ctx.practiceId} where id = ${a.claimId}`,
    ]) {
      await expect(inA(statement)).rejects.toMatchObject({ cause: { code: "42501" } });
    }
    const [changed] =
      await inA(sql`with x as (update claims set remarks = 'x' where id = ${b.claimId} returning 1)
      select count(*)::int as n from x`);
    expect(changed).toEqual({ n: 0 });
  });
});

describe("S06: fields", () => {
  it("that are not a claim's change nothing, in any spelling", async () => {
    const raw = JSON.stringify({
      patient: a.patientId,
      practice_id: b.ctx.practiceId,
      practiceId: b.ctx.practiceId,
      id: b.claimId,
      claim_id: b.claimId,
      source: "remittance",
      created_by: b.userId,
      createdBy: b.userId,
      created_at: "2001-01-01T00:00:00Z",
      deleted_at: "2001-01-01T00:00:00Z",
      denied_amount: 5,
      right_move_reason: "x",
      deadline_basis: "x",
      line_items: [{ claim_id: b.claimId, practice_id: b.ctx.practiceId, deleted_at: "2001-01-01" }],
    }).replace("{", '{"__proto__":{"status":"paid"},"constructor":{"prototype":{"status":"paid"}},');
    const response = await create(
      new Request("http://localhost/x", {
        method: "POST",
        headers: { Authorization: `Bearer ${a.bearer}`, "Content-Type": "application/json" },
        body: raw,
      }),
      { params: Promise.resolve({}) },
    );
    expect(response.status).toBe(201);
    const saved = (await response.json()) as Record<string, string>;
    expect(saved).toMatchObject({ status: "submitted", source: "manual", right_move_reason: "" });
    const [row] = await t.admin`select practice_id, created_by, deleted_at, created_at > '2020-01-01' as now
      from claims where id = ${saved.claim_id ?? ""}`;
    expect(row).toMatchObject({
      practice_id: a.ctx.practiceId,
      created_by: a.userId,
      deleted_at: null,
      now: true,
    });
    expect({}).not.toHaveProperty("status");
  });

  it("of a patient beyond the name are in no answer", async () => {
    await t.admin`update patients set ssn_sealed = 'SEALED', ssn_last_four = '9999', email = 'secret@x.example'
      where id = ${a.patientId}`;
    for (const [handler, params] of [
      [list, {}],
      [show, { claimId: a.claimId }],
      [activity, { claimId: a.claimId }],
      [mine, {}],
    ] as const) {
      const { status, body } = await call(handler, { params, bearer: a.bearer });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/SEALED|9999|secret@x|ssn|storage_key|sha256/);
    }
  });
});
