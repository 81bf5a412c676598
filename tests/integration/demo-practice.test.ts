import { beforeAll, expect, it } from "vitest";
import { jobCtx } from "@/lib/auth/job-context";
import { getResults } from "@/lib/domain/case/results/results";
import { seedDemoPractice } from "@/scripts/demo/seed";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { useDatabase as serveFrom } from "../support/routes";

let t: TestDatabase;
let practiceId: string;

beforeAll(async () => {
  t = await testDatabase();
  settingsOf(t);
  serveFrom(t.db);
  await seedDemoPractice(t.db, { username: "demo", password: "violet harbor lantern 41" });
  const [practice] = await t.admin`select id from practices`;
  practiceId = String(practice?.id);
}, 120_000);

it("has an appeal in every stage, without a worker", async () => {
  const stages = await t.admin`
    select case when a.status = 'draft' and a.follows_appeal_id is not null then 'next level waiting'
                when a.status = 'draft' and c.appeal_deadline < current_date then 'expired'
                when a.status = 'draft' and exists (select from letter_versions v where v.appeal_id = a.id) then 'letter ready'
                when a.status = 'draft' and a.extraction_state = 'done' then 'read'
                when a.status = 'draft' and a.claim_id is not null then 'ordered from a claim'
                when a.status = 'draft' then 'draft'
                when m.move = 'external_review' then 'external review'
                when a.follows_appeal_id is not null then 'second level ' || coalesce(a.outcome, 'sent')
                else coalesce(a.outcome, 'sent') end as stage, count(*)::int as n
      from appeals a left join claims c on c.id = a.claim_id
      left join lateral (select move from letter_generations g where g.appeal_id = a.id order by attempt desc limit 1) m on true
     group by 1 order by 1`;
  expect(Object.fromEntries(stages.map(({ stage, n }) => [stage, n]))).toEqual({
    draft: 2,
    "ordered from a claim": 4,
    read: 2,
    "letter ready": 2,
    sent: 3,
    acknowledged: 1,
    more_information: 1,
    upheld: 3,
    dismissed: 1,
    overturned: 5,
    partly_overturned: 2,
    "next level waiting": 1,
    "second level overturned": 1,
    "external review": 1,
    expired: 1,
  });
  const [left] = await t.admin`select count(*)::int as n from event_outbox`;
  expect(left?.n).toBe(0);
});

it("has dates that follow from each other", async () => {
  const wrong = await t.admin`
    select a.id, c.denial_date, a.created_at, a.sent_at, c.appeal_deadline, d.decided_on, d.received_on, d.paid_on
      from appeals a left join claims c on c.id = a.claim_id left join appeal_decisions d on d.appeal_id = a.id
      left join deliveries s on s.appeal_id = a.id left join delivery_receipts r on r.delivery_id = s.id
     where a.created_at::date < c.denial_date or a.sent_at < a.created_at
        or (a.follows_appeal_id is null and a.sent_at::date > c.appeal_deadline)
        or d.decided_on <= a.sent_at::date or d.received_on < d.decided_on or d.paid_on < d.decided_on
        or d.received_on > current_date or d.paid_on > current_date
        or abs(extract(epoch from s.sent_at - a.sent_at)) > 60 or r.happened_at < s.sent_at - interval '1 minute'`;
  expect(wrong).toEqual([]);
  const [claims] = await t.admin`
    select count(*)::int as n from appeal_decisions d join claims c on c.id = d.claim_id
     where d.amount_paid_cents is not null and (c.total_paid_amount <> d.amount_paid_cents
        or c.total_paid_amount > c.total_charges or c.date_processed <> d.paid_on
        or c.total_paid_amount <> (select sum(insurance_paid_amount) from claim_line_items l where l.claim_id = c.id))`;
  expect(claims?.n).toBe(0);
  // A second level answers the first, after it.
  const [early] = await t.admin`
    select count(*)::int as n from appeals a join appeal_decisions d on d.appeal_id = a.follows_appeal_id
     where d.outcome = 'upheld' and a.created_at::date <= d.decided_on`;
  expect(early?.n).toBe(0);
});

it("leaves no sent appeal without a next date until it is won or goes on", async () => {
  // Nothing is left for a worker to find out after the demo is up.
  const [unread] = await t.admin`select count(*)::int as n from worklist_items where stale`;
  expect(unread?.n).toBe(0);
  const cards = await t.admin`select stage, due is not null as dated, count(*)::int as n from appeal_cards
    where stage in ('with_payer', 'more_information', 'upheld', 'partly_overturned') group by 1, 2 order by 1`;
  expect(cards).toEqual([
    { stage: "more_information", dated: true, n: 1 },
    { stage: "partly_overturned", dated: true, n: 2 },
    { stage: "upheld", dated: true, n: 1 },
    { stage: "with_payer", dated: true, n: 5 },
  ]);
});

it("shows a rate, dollars recovered and a full bell", async () => {
  const [owner] = await t.admin`select user_id from members where is_owner`;
  const userId = String(owner?.user_id);
  const ctx = await jobCtx(t.db, { practiceId, userId, requestId: "demo" });
  const { total, groups, preventable } = await getResults(ctx, {});
  expect(total).toMatchObject({ decided: 12, overturned: 6, partly_overturned: 2, upheld: 3, dismissed: 1 });
  expect(total.success_rate).toBeCloseTo(8 / 12, 4);
  expect(Number(total.recovered)).toBeGreaterThan(1000);
  expect(groups.level?.find(({ key }) => key === "first")?.success_rate).not.toBeNull();
  expect(preventable.length).toBeGreaterThan(0);
  const [bell] =
    await t.admin`select count(*)::int as n, count(*) filter (where read_at is null)::int as unread
    from notifications where user_id = ${userId}`;
  expect(bell).toEqual({ n: 10, unread: 6 });
});

it("has the payers' faxes of the last days: one put to its case, one of nobody here, one that did not come", async () => {
  const faxes = await t.admin`
    select f.state, d.outcome, d.state as decision, d.appeal_id is not null as matched, d.decided_on > a.sent_at::date as later,
           jsonb_array_length(d.reasons) as reasons, d.next_level_due > current_date as open
      from inbound_faxes f left join appeal_decisions d on d.document_id = f.document_id left join appeals a on a.id = d.appeal_id
     order by f.state, matched`;
  const read = { state: "kept", outcome: "upheld", decision: "proposed", reasons: 2, open: true };
  expect(faxes).toMatchObject([
    { state: "failed", decision: null },
    { ...read, matched: false, later: null },
    { ...read, matched: true, later: true },
  ]);
});
