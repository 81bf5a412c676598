import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { exportClaims } from "@/lib/domain/claim/export";
import { CLAIM_SORTS, type ClaimSort } from "@/lib/domain/claim/filter-table";
import { matching } from "@/lib/domain/claim/filters";
import { updateClaim } from "@/lib/domain/claim/mutations";
import { listClaims } from "@/lib/domain/claim/queries";
import { type ClaimDto, claimAnswer, listClaimsQuery } from "@/lib/domain/claim/schema";
import { orderBy } from "@/lib/domain/claim/sorts";
import { getClaimStatistics, getClaimTotals } from "@/lib/domain/claim/statistics/claims";
import { claimStatisticsAnswer } from "@/lib/domain/claim/statistics/schema";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { claim, deniedClaim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";

let t: TestDatabase;
let ctx: Ctx;
let other: Ctx;
let ana: string;
let all: ClaimDto[];
beforeAll(async () => {
  t = await testDatabase();
  ctx = (await account(t.db)).ctx;
  other = (await account(t.db)).ctx;
  ana = await patient(ctx);
  const ben = await patient(ctx);
  all = [
    await claim(ctx, { patient: ana, claim_number: "CLM-100", total_charges: "100.00" }),
    await deniedClaim(ctx, {
      patient: ana,
      claim_number: "CLM-200",
      date_submitted: "2026-02-20",
      line_items: [{ procedure_code: "97110" }, { procedure_code: "97140" }],
    }),
    await deniedClaim(ctx, {
      patient: ben,
      claim_number: "CLM-300",
      total_charges: "500.00",
      total_paid_amount: "120.00",
      insurance_plan_name: "Harbor PPO",
      denial_details: { denial_category: "coding", denial_date: "2026-03-03", appeal_deadline: "2026-05-01" },
      right_move: "corrected_claim",
    }),
    await deniedClaim(ctx, {
      patient: ben,
      internal_claim_number: "INT-77",
      denial_details: { denial_date: "2026-03-04" },
    }),
    await claim(ctx, {
      patient: ben,
      claim_number: "=cmd|' /C calc'!A0",
      status: "paid",
      total_charges: "80.00",
      total_paid_amount: "80.00",
      date_submitted: "2026-01-10",
      remarks: 'say "hi", twice\nand again',
    }),
  ];
  await claim(other, { claim_number: "CLM-100", total_charges: "7777.00" });
});

const list = (query: Record<string, string> = {}, as = ctx) => listClaims(as, query);
const numbers = (page: { results: ClaimDto[] }) =>
  page.results.map((row) => all.findIndex(({ claim_id }) => claim_id === row.claim_id));

describe("the list of claims", () => {
  it("has the newest first, with lines, denial and counts, in the wire's shape", async () => {
    const page = await list();
    expect(numbers(page)).toEqual([4, 3, 2, 1, 0]);
    expect(page).toMatchObject({ count: 5, next: null, previous: null });
    for (const row of page.results) expect(claimAnswer.parse(row)).toEqual(row);
    expect(page.results[3]).toMatchObject({
      claim_number: "CLM-200",
      line_items: [{ procedure_code: "97110" }, { procedure_code: "97140" }],
      denial_details: { denial_category: "medical_necessity", appeal_deadline: "2026-08-29" },
      action_items: { total: 2, pending: 2, overdue: 1, high_priority: 2 },
    });
  });

  it("is the same JSON that a driver would have made, whatever the texts hold", async () => {
    const { ctx: mine } = await account(t.db);
    const [first, last] = ['Ana "A"', "O'Neil\\"];
    await t.admin`update users set first_name = ${first}, last_name = ${last} where id = ${mine.actor.userId}`;
    const hard = 'He said "no" \\ twice,\nthen\ta bell \u0007 & <b>😀</b> \u2028 é';
    const saved = await claim(mine, {
      claim_number: 'C"1\\',
      remarks: hard,
      insurance_plan_name: 'Plan "B" \\\\ & é 😀',
      diagnosis_codes: ["M54.50"],
      provider: mine.actor.userId,
      total_charges: "0.05",
      total_paid_amount: "0.00",
      line_items: [
        {
          procedure_code: "97110",
          modifier_codes: ["59"],
          remarks: '"2"',
          units: 0,
          denied_amount: "1234567.80",
        },
        { procedure_code: "97140" },
      ],
    });
    const { results } = await list({}, mine);
    expect(results).toHaveLength(1);
    expect(claimAnswer.parse(results[0])).toEqual(results[0]);
    expect(results[0]).toMatchObject({
      ...{ claim_id: saved.claim_id, claim_number: 'C"1\\', remarks: hard, provider: mine.actor.userId },
      ...{
        total_charges: "0.05",
        total_paid_amount: "0.00",
        total_allowed_amount: null,
        denial_details: null,
      },
      ...{ diagnosis_codes: ["M54.50"], provider_name: `${first} ${last}`, right_move: null },
    });
    expect(results[0]?.line_items).toMatchObject([
      { line_number: 1, modifier_codes: ["59"], remarks: '"2"', units: 0, denied_amount: "1234567.80" },
      { line_number: 2, modifier_codes: [], remarks: "", units: null, denied_amount: null, status: null },
    ]);
  });

  it("shows nothing of another practice", async () => {
    expect((await list({}, other)).results).toHaveLength(1);
    expect((await list({ patient_id: ana }, other)).results).toHaveLength(0);
  });

  it.each<[Record<string, string>, number[]]>([
    [{ status: "denied" }, [3, 2, 1]],
    [{ status: "" }, [4, 3, 2, 1, 0]],
    [{ view: "needs_attention" }, [2, 1, 3]],
    [{ right_move: "corrected_claim" }, [2]],
    [{ search: "clm 200" }, [1]],
    [{ search: "CLM" }, [2, 1, 0]],
    [{ search: "00" }, []],
    [{ search: "cl" }, [2, 1, 0]],
    [{ search: "int", patient_id: "" }, [3]],
    [{ search: "int-77" }, [3]],
    [{ search: "%" }, []],
    [{ search: "CLM", status: "denied", sort: "total_charges" }, [1, 2]],
    [{ sort: "deadline" }, [2, 1, 0, 3, 4]],
    [{ sort: "-deadline" }, [1, 2]],
    [{ sort: "-total_charges" }, [2]],
    [{ sort: "date_submitted", status: "paid" }, [4]],
    [{ sort: "-date_submitted" }, [1, 4]],
  ])("filters and sorts by %j", async (query, expected) => {
    const found = numbers(await list(query));
    const tied = query.sort === "deadline" ? [...found.slice(0, 2), ...found.slice(2).sort()] : found;
    expect(tied.slice(0, expected.length)).toEqual(expected);
    if (!query.sort) expect(found).toHaveLength(expected.length);
  });

  it("finds the claims of a patient", async () => {
    expect(numbers(await list({ patient_id: ana }))).toEqual([1, 0]);
  });

  it.each(CLAIM_SORTS)("goes through every page by %s without a gap or a double", async (sort: ClaimSort) => {
    const whole = numbers(await list({ sort }));
    expect(whole).toHaveLength(5);
    const seen: number[] = [];
    let cursor: string | null = "";
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort, page_size: "2", cursor });
      expect(page.count).toBe(5);
      seen.push(...numbers(page));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(whole);
  });

  it.each([
    [{ status: "lost" }],
    [{ page_size: "0" }],
    [{ page_size: "201" }],
    [{ page_size: "many" }],
    [{ sort: "name" }],
    [{ patient_id: "1" }],
    [{ view: "mine" }],
    [{ right_move: "give up" }],
  ])("refuses %j", (query) => {
    expect(listClaimsQuery.safeParse(query).success).toBe(false);
  });

  it("refuses a cursor that is broken, or of another order", async () => {
    const { next } = await list({ page_size: "2" });
    const broken: Record<string, string>[] = [
      { cursor: "abc" },
      { cursor: Buffer.from('["-created_at","x","y"]').toString("base64url") },
      { cursor: Buffer.from('["deadline","2026-02-31","x"]').toString("base64url"), sort: "deadline" },
      {
        cursor: Buffer.from(JSON.stringify(["deadline", "2026-13-01", crypto.randomUUID()])).toString(
          "base64url",
        ),
        sort: "deadline",
      },
      { cursor: next ?? "", sort: "deadline" },
    ];
    for (const query of broken) {
      await expect(list(query)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  it("answers no count above 10,000", async () => {
    const { ctx: big } = await account(t.db);
    const owner = await patient(big);
    await t.admin`insert into claims (practice_id, patient_id, status)
      select ${big.practiceId}, ${owner}, 'paid' from generate_series(1, 10000)`;
    expect((await list({ page_size: "1" }, big)).count).toBe(10_000);
    await claim(big, { patient: owner });
    expect((await list({ page_size: "1" }, big)).count).toBeNull();
    expect((await list({ page_size: "1", status: "submitted" }, big)).count).toBe(1);
  });

  it("keeps its counts right through upserts, changes of status and many hands at once", async () => {
    const { ctx: busy } = await account(t.db);
    const owner = await patient(busy);
    const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
    const write = (some: string[], status: string) =>
      inContext(busy, (tx) =>
        tx.execute(sql`insert into claims (id, practice_id, patient_id, status)
          select id::uuid, ${busy.practiceId}, ${owner}, ${status} from unnest(${sql.param(some)}::text[]) id
          on conflict (id) do update set status = excluded.status`),
      );
    await Promise.all(ids.map((id, n) => write([id], n % 2 ? "paid" : "denied")));
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        write([ids[n % 40] ?? "", ids[(n + 1) % 40] ?? ""].sort(), "approved"),
      ),
    );
    await t.admin`update claims set deleted_at = now() where id = ${ids[0] ?? ""}`;
    const [counted] =
      await t.admin`select coalesce(json_object_agg(status, n) filter (where n <> 0), '{}') as counts
      from (select status, sum(n) as n from claim_counts where practice_id = ${busy.practiceId} group by status) s`;
    expect(counted?.counts).toEqual({ approved: 39 });
    expect((await list({}, busy)).count).toBe(39);
    expect((await list({ status: "paid" }, busy)).count).toBe(0);
  });

  it("searches alike whether few or very many are found", async () => {
    const { ctx: big } = await account(t.db);
    const owner = await patient(big);
    const reads = await inContext(big, async (tx) => {
      // A pooled connection keeps plans of its triggers that were made for the few claims of the tests before.
      await tx.execute(sql`discard plans`);
      await tx.execute(sql`insert into claims (practice_id, patient_id, claim_number, status, created_at)
        select ${big.practiceId}, ${owner}, 'BULK-' || n, case when n % 2 = 0 then 'paid' else 'denied' end,
          now() - n * interval '1 second' from generate_series(1, 10001) n`);
      const [read] = await tx.execute<{ n: number }>(
        sql`select (seq_tup_read + idx_tup_fetch)::float8 as n from pg_stat_xact_user_tables where relname = 'claims'`,
      );
      return read?.n;
    });
    // Nothing that a new claim sets going looks through the claims, which would be millions; a few lookups each are fine.
    expect(reads).toBeLessThan(100_000);
    const found = async (query: Record<string, string>) => {
      const { count, next, results } = await list({ page_size: "3", ...query }, big);
      return { count, next, numbers: results.map(({ claim_number }) => claim_number) };
    };
    const many = await found({ search: "bulk" });
    expect(many).toMatchObject({ count: null, numbers: ["BULK-1", "BULK-2", "BULK-3"] });
    expect((await found({ search: "bulk", cursor: many.next ?? "" })).numbers).toEqual([
      "BULK-4",
      "BULK-5",
      "BULK-6",
    ]);
    expect(await found({ search: "bulk", status: "paid" })).toMatchObject({
      count: 5000,
      numbers: ["BULK-2", "BULK-4", "BULK-6"],
    });
    const few = await found({ search: "bulk-1000" });
    expect(few).toMatchObject({ count: 3, next: null, numbers: ["BULK-1000", "BULK-10000", "BULK-10001"] });
    expect(await found({ search: "nothing" })).toMatchObject({ count: 0, numbers: [] });
  });

  it("takes one statement, which writes the audit record too, whatever the size", async () => {
    const before = queryCount;
    await list();
    await list({ page_size: "2", sort: "deadline", search: "CLM" });
    expect(queryCount - before).toBe(2);
  });

  it("reads an index in order for every order, as the app's role", async () => {
    for (const sort of CLAIM_SORTS) {
      const plan = await planOf(sort);
      expect(plan, sort).toMatch(/Index (Only )?Scan/);
      expect(plan, sort).not.toMatch(/Sort/);
    }
  });
});

let queryCount = 0;
beforeAll(() => {
  const { options } = t.db.$client;
  options.debug = (_connection: number, text: string) => {
    if (/^\s*(with|select|insert)/i.test(text) && !/set_config/.test(text)) queryCount += 1;
  };
});

async function planOf(sort: ClaimSort): Promise<string> {
  return inContext(ctx, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const order = sql.join(orderBy(sort), sql`, `);
    const rows = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select id from claims where ${matching(ctx, {})} order by ${order} limit 5`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe("sums", () => {
  it("are of the filtered claims of the practice", async () => {
    expect(await getClaimTotals(ctx, {})).toEqual({
      count: 5,
      total_charges: "1280.00",
      total_paid: "200.00",
      total_denied: "980.00",
    });
    expect(await getClaimTotals(ctx, { search: "CLM", patient_id: ana })).toMatchObject({
      count: 2,
      total_charges: "400.00",
      total_denied: "300.00",
    });
  });

  it("make the statistics", async () => {
    const statistics = await getClaimStatistics(ctx);
    expect(claimStatisticsAnswer.parse(statistics)).toEqual(statistics);
    expect(statistics).toMatchObject({
      total_claims: 5,
      total_charges: "1280.00",
      total_paid: "200.00",
      denied_claims: 3,
      by_status: { submitted: 1, denied: 3, paid: 1 },
      denied_by_payer: [
        { payer: "Lakeside Health", claims: 2, amount: "600.00" },
        { payer: "Harbor PPO", claims: 1, amount: "380.00" },
      ],
      denied_by_category: [
        { category: "coding", claims: 1, amount: "380.00" },
        { category: "medical_necessity", claims: 1, amount: "300.00" },
        { category: null, claims: 1, amount: "300.00" },
      ],
    });
    expect(statistics.denial_rate_by_month.slice(0, 2)).toEqual([
      { month: "2026-01", claims: 1, denied: 0, rate: 0 },
      { month: "2026-02", claims: 1, denied: 1, rate: 1 },
    ]);
    expect(await getClaimStatistics((await account(t.db)).ctx)).toMatchObject({
      total_claims: 0,
      by_status: {},
    });
  });
});

describe("kept sums", () => {
  const sorted = (rows: Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row)).sort();
  /** What is kept and what the claims themselves sum up to, by month and by plan. */
  async function bothWays(practiceId: string) {
    const kept = await t.admin`
      select status, month::text, sum(n)::int as n, sum(charges)::text as charges, sum(paid)::text as paid from claim_months
       where practice_id = ${practiceId} group by status, month having sum(n) <> 0`;
    const real = await t.admin`
      select status, to_char(coalesce(date_submitted, (created_at at time zone 'utc')::date), 'YYYY-MM-01') as month, count(*)::int as n,
             coalesce(sum(total_charges), 0)::text as charges, coalesce(sum(total_paid_amount), 0)::text as paid from claims
       where practice_id = ${practiceId} and deleted_at is null group by 1, 2`;
    const keptDenied = await t.admin`
      select plan_name, payer_key, category, sum(n)::int as n, sum(amount)::text as amount from denied_sums
       where practice_id = ${practiceId} group by plan_name, payer_key, category having sum(n) <> 0`;
    const realDenied = await t.admin`
      select insurance_plan_name as plan_name, payer_key, denial_category as category, count(*)::int as n,
             sum(denied_amount)::text as amount from claims
       where practice_id = ${practiceId} and deleted_at is null and status = 'denied' group by 1, 2, 3`;
    return { kept: sorted([...kept, ...keptDenied]), real: sorted([...real, ...realDenied]) };
  }

  it("are what the claims sum up to, whatever is done to them and by how many at once", async () => {
    const { ctx: busy } = await account(t.db);
    const owner = await patient(busy);
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
    const write = (some: string[], n: number) =>
      inContext(busy, (tx) =>
        tx.execute(sql`insert into claims (id, practice_id, patient_id, status, total_charges, total_paid_amount, date_submitted,
                                           insurance_plan_name, denial_category)
          select id::uuid, ${busy.practiceId}, ${owner}, ${["denied", "paid", "submitted"][n % 3]}, ${n % 4 ? n * 100 : null}::int,
                 ${n}, ${n % 5 ? `2026-0${1 + (n % 9)}-15` : null}::date, ${`Plan ${n % 3}`},
                 ${n % 2 ? "coding" : null} from unnest(${sql.param(some)}::text[]) id
          on conflict (id) do update set status = excluded.status, total_charges = excluded.total_charges,
            total_paid_amount = excluded.total_paid_amount, date_submitted = excluded.date_submitted,
            insurance_plan_name = excluded.insurance_plan_name, denial_category = excluded.denial_category`),
      );
    await Promise.all(ids.map((id, n) => write([id], n)));
    await Promise.all(
      Array.from({ length: 90 }, (_, n) => write([ids[n % 30] ?? "", ids[(n + 7) % 30] ?? ""].sort(), n * 7)),
    );
    await t.admin`update claims set deleted_at = now() where id in (${ids[0] ?? ""}, ${ids[1] ?? ""})`;
    await t.admin`update claims set deleted_at = null where id = ${ids[1] ?? ""}`;
    await t.admin`delete from claim_search where claim_id = ${ids[2] ?? ""}`;
    await t.admin`delete from claims where id = ${ids[2] ?? ""}`;
    const { kept, real } = await bothWays(busy.practiceId);
    expect(kept).toEqual(real);
    expect(kept.length).toBeGreaterThan(10);
    expect((await getClaimStatistics(busy)).total_claims).toBe(28);
    for (const filter of [
      {},
      { status: "denied" },
      { status: "paid" },
      { view: "needs_attention" },
    ] as const) {
      // One more filter that all pass, so that the claims themselves are summed.
      const summed = await getClaimTotals(busy, { ...filter, patient_id: owner });
      expect(await getClaimTotals(busy, filter), JSON.stringify(filter)).toEqual(summed);
    }
    await inContext(busy, (tx) => tx.execute(sql`select fold_claim_sums()`));
    expect(await bothWays(busy.practiceId)).toEqual({ kept, real });
    const [folded] =
      await t.admin`select count(*)::int as rows, count(distinct (status, month))::int as keys from claim_months
      where practice_id = ${busy.practiceId}`;
    expect(folded?.rows).toBe(folded?.keys);
  });

  it("leave no row for a change that sums up to the same", async () => {
    const { ctx: calm } = await account(t.db);
    const { claim_id } = await claim(calm, { total_charges: "10.00" });
    const rows = () =>
      t.admin`select count(*)::int as n from claim_months where practice_id = ${calm.practiceId}`;
    const before = await rows();
    await updateClaim(calm, { claimId: claim_id, remarks: "Called the payer" });
    expect(await rows()).toEqual(before);
  });
});

describe("the CSV file", () => {
  const save = async (query: Record<string, string>, as = ctx) => {
    let text = "";
    for await (const piece of await exportClaims(as, query)) text += piece;
    return text;
  };

  it("holds the filtered claims and no formula", async () => {
    const text = await save({ sort: "total_charges" });
    expect(text.startsWith("\uFEFFClaim Number,")).toBe(true);
    expect(text).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(text).toContain('"say ""hi"", twice\nand again"');
    expect(text.split("\r\n")).toHaveLength(7);
    expect((await save({ search: "CLM-3" })).split("\r\n")).toHaveLength(3);
    expect(await save({}, other)).not.toContain("CLM-200");
  });

  it("goes on past the first reading, and is audited once", async () => {
    const { ctx: big } = await account(t.db);
    const owner = await patient(big);
    await t.admin`insert into claims (practice_id, patient_id, claim_number)
      select ${big.practiceId}, ${owner}, 'N' || n from generate_series(1, 2500) n`;
    const rows = (await save({ sort: "deadline" }, big)).trim().split("\r\n").slice(1);
    expect(new Set(rows).size).toBe(2500);
    const records =
      await t.admin`select detail from audit_events where practice_id = ${big.practiceId} and action = 'export'`;
    expect(records.map((row) => row.detail)).toEqual([{ filters: ["sort"] }]);
  });
});
