import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { named, readRow, runForBytes, runKept } from "@/db/kept-query";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { type PageInBytes, pageAnswer } from "@/lib/core/page";
import { recordedBeside, valuesBeside } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext, inContextAtOnce } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { pageLength } from "@/lib/domain/kernel/page-length";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { todaySql } from "../practice/today";
import { adviceOnClaim } from "./advice";
import { clocksOfClaim, clocksWithoutDecision, followUpsOf } from "./clocks";
import { claimColumns, claimJson, claimNames } from "./columns";
import { CLAIM_FILTER_NAMES, sortOf } from "./filter-table";
import { countOf, EXACT_COUNT_UP_TO, type InPractice, matching, searchBy, searchKey } from "./filters";
import { linesOf } from "./line-item/save";
import { onlySearches, type PageAsk, pageRows } from "./page-rows";
import {
  CLAIM_MESSAGES,
  type ClaimDto,
  type ClaimPage,
  claimAnswer,
  claimIdField,
  listClaimsQuery,
} from "./schema";
import { decodePlace, encodePlace, ORDERS } from "./sorts";

const LIST = {
  name: "listClaims",
  access: "user",
  atOnce: true,
  input: listClaimsQuery,
  summary: "List the claims, with their line items and denials",
  description:
    "search looks anywhere in the claim's own, internal and payer's number. view=needs_attention lists the denied claims, the nearest deadline first. A cursor belongs to the sort it came from.",
} as const;

/** A page of claims with their lines and the counts of their action items: one query, which also writes the audit record. */
export const listClaims = operation(
  { ...LIST, answer: pageAnswer(claimAnswer) },
  async (ctx, query, tx): Promise<ClaimPage> => {
    const page = await findPage(ctx, query, tx);
    return { ...page, results: JSON.parse(utf8.decode(page.results)) as ClaimDto[] };
  },
);

const utf8 = new TextDecoder();

/** The same for callers that pass it on as JSON: the claims stay the bytes that the database wrote. */
export const listClaimsInBytes = operation({ ...LIST, answer: z.custom<PageInBytes>() }, findPage);

async function findPage(ctx: Ctx, query: z.output<typeof listClaimsQuery>, tx: Tx): Promise<PageInBytes> {
  const sort = sortOf(query);
  const from = decodePlace(query.cursor, sort);
  searchBy(tx, query);
  const found = await readPage(tx, ctx, { filter: query, sort, from, size: query.page_size });
  return {
    count: found.count > EXACT_COUNT_UP_TO ? null : found.count,
    next: found.rows > query.page_size ? encodePlace({ sort, ...found.last }) : null,
    previous: null,
    results: found.results,
  };
}

/** One claim with everything that its page's cards and lines show. Throws NOT_FOUND. */
export const getClaim = operation(
  {
    name: "getClaim",
    access: "user",
    transaction: false,
    input: z.object(claimIdField),
    answer: claimAnswer,
    summary: "Show a claim",
  },
  async (ctx, { claimId }) => {
    const found = await inContextAtOnce(ctx, (tx) => readClaim(tx, ctx, { claimId, isRecorded: true }));
    const { claim, followUps } = found;
    // Nothing more is to be asked for most claims.
    if (!mayBeOpen(claim)) return { ...claim, advice: null, clocks: clocksWithoutDecision(followUps) };
    return inContext(ctx, (tx) => withAdvice(tx, ctx, found));
  },
);

/** The wire's shape of a claim, inside the caller's transaction. Throws NOT_FOUND. */
export async function loadClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimDto> {
  return withAdvice(tx, ctx, await readClaim(tx, ctx, { claimId, isRecorded: false }));
}

type FoundClaim = { claim: ClaimDto; today: string; followUps: string[] };
type ClaimAsk = { claimId: string; isRecorded: boolean };

/** What every claim has, in one wait, with the audit record where it is asked for: a claim that isn't there leaves none. */
async function readClaim(tx: Tx, ctx: Ctx, { claimId, isRecorded }: ClaimAsk): Promise<FoundClaim> {
  const build = () => one(valueHoles({}), sql`${sql.placeholder("claimId")}`);
  const record = valuesBeside(ctx, { action: "read", entity: "claim" });
  const [[row], followUps] = await Promise.all([
    isRecorded
      ? runKept<OneRow>(tx, "claim, recorded", () => recording(build()), { ...record, claimId })
      : runKept<OneRow>(tx, "claim", build, { practiceId: ctx.practiceId, claimId }),
    followUpsOf(tx, ctx, { claimId, appealId: null }),
  ]);
  if (!row) throw notFound(CLAIM_MESSAGES.notFound);
  return { claim: JSON.parse(row.text) as ClaimDto, today: row.today, followUps };
}

const mayStandDenied = ({ status }: ClaimDto) => status === "denied" || status === "partially_paid";
const mayBeOpen = (claim: ClaimDto) => mayStandDenied(claim) || claim.status === "rejected";

async function withAdvice(tx: Tx, ctx: Ctx, { claim, today, followUps }: FoundClaim): Promise<ClaimDto> {
  const advice = mayStandDenied(claim) ? await adviceOn(tx, ctx, claim.claim_id, today) : null;
  return { ...claim, advice, clocks: await clocksOfClaim(tx, ctx, { ...claim, advice }, followUps) };
}

async function adviceOn(tx: Tx, ctx: Ctx, claimId: string, today: string): Promise<AdviceDto | null> {
  const [[row], lines] = await Promise.all([
    tx
      .select(claimColumns)
      .from(claims)
      .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId))),
    linesOf(tx, ctx, claimId),
  ]);
  return row ? adviceOnClaim(tx, ctx, row, lines, today) : null;
}

type PageSize = Omit<PageAsk, "limit"> & { size: number };
type FoundPage = { rows: number; count: number; last: { key: string; id: string }; results: Buffer };

/**
 * The claims of a page in order as a JSON array, whether there are more (`rows` is then above the size), the place of the last one, and
 * how many the filter names. One row, since the database writes to the connection by the message.
 */
async function readPage(tx: Tx, ctx: Ctx, { size, ...ask }: PageSize): Promise<FoundPage> {
  const used = CLAIM_FILTER_NAMES.filter((name) => ask.filter[name]);
  const limit = pageLength(size + 1);
  const { view, search } = ask.filter;
  // What a search looks for stands in no text; whether it can find anything does.
  const shape = `claims ${used} ${view} ${search && searchKey(search) === ""} ${ask.sort} ${ask.from !== null} ${limit}`;
  // What few filters ask for is asked often.
  const isOften = used.filter((name) => name !== "search").length <= 1;
  const asked = isOften ? valueHoles(ask) : { practiceId: ctx.practiceId, ...ask };
  const [row] = await runForBytes(tx, {
    key: isOften ? shape : null,
    build: () => pageOf(asked, { ...asked, sort: ask.sort, limit }),
    values: { ...ask.filter, ...ask.from, ...recordOf(ctx, ask.filter), size },
  });
  const [rows, count, key, id, results] = row ?? [];
  return {
    rows: Number(rows),
    count: Number(count),
    last: { key: String(key), id: String(id) },
    results: results ?? Buffer.from("[]"),
  };
}

const recordOf = (ctx: Ctx, { search, patient_id }: PageAsk["filter"]) =>
  valuesBeside(ctx, { action: search ? "search" : "list", entity: "claim", patientId: patient_id ?? null });

/** The columns are `FoundPage`, in order. */
function pageOf(practice: InPractice, ask: PageAsk): SQL {
  const counted = sql`(${countOf(practice, ask.filter)})`;
  // An empty page has no row that could carry it.
  const count = onlySearches(ask.filter) ? sql`coalesce(max(${claims}.hits), ${counted})` : counted;
  const size = sql`${sql.placeholder("size")}::int`;
  const ofLast = (value: SQL) => sql`max(case when ${claims}.place = ${size} then ${value} end)`;
  const { descending, text } = ORDERS[ask.sort];
  const direction = descending ? sql`desc` : sql``;
  const found = sql`
  select count(*) as found, ${count}, ${ofLast(text)}, ${ofLast(sql`${claims.id}::text`)},
         concat('[', string_agg(case when ${claims}.place <= ${size} then ${claimJson(practice.practiceId, sql`today.day`)} end,
                                ',' order by ${claims}.sorted_by ${direction}, ${claims.id} ${direction}), ']')
    ${beside(practice, sql`select page.*, row_number() over () as place from (${pageRows(practice, ask)}) as page`)}`;
  const record = recordedBeside(sql`answer`, sql`jsonb_build_object('count', least(answer.found, ${size}))`);
  return sql`
  with answer as materialized (${found}), recorded as (${record})
  select * from answer`;
}

type OneRow = { text: string; today: string };

/** One claim as the calls answer it, the practice's day, and whose it is. */
const one = (practice: InPractice, claimId: SQL): SQL => sql`
  select ${claimJson(practice.practiceId, sql`today.day`)} as text, today.day::text as today, ${claims.id} as claim_id,
         ${claims.patientId} as patient_id
    ${beside(practice, sql`select * from ${claims} where ${and(matching(practice, {}), sql`${claims.id} = ${claimId}`)}`)}`;

const recording = (found: SQL): SQL => sql`
  with answer as materialized (${found}),
       recorded as (${recordedBeside(sql`answer`, sql`'{}'::jsonb`, sql`claim_id, patient_id`)})
  select text, today from answer`;

/** The claims of a query of their rows with what stands beside them, and the day (`claimJson`). */
const beside = ({ practiceId }: InPractice, rows: SQL): SQL => sql`
    from (select ${todaySql({ practiceId })} as day) as today
    cross join (${rows}) as ${claims}
    join ${patients} on ${patients.practiceId} = ${practiceId} and ${patients.id} = ${claims.patientId}
    left join ${users} on ${users.id} = ${claims.providerId}`;

/** The same ask with a hole in place of each value. A view is no value: it is another condition. What is searched is in no text. */
function valueHoles({ filter, from, sort }: Partial<PageAsk>): InPractice & Pick<PageAsk, "filter" | "from"> {
  const hole = (name: string) => sql.placeholder(name) as unknown as string;
  const names = CLAIM_FILTER_NAMES.filter((name) => filter?.[name] && name !== "view" && name !== "search");
  return {
    practiceId: hole("practiceId") as PracticeId,
    filter: {
      ...(filter?.view && { view: filter.view }),
      ...(filter?.search && { search: filter.search }),
      ...Object.fromEntries(names.map((name) => [name, hole(name)])),
    },
    from: from && sort ? { sort, key: hole("key"), id: hole("id") } : null,
  };
}

export type LockedClaim = {
  row: typeof claims.$inferSelect;
  updatedAt: string;
  patientBirth: string | null;
};

/** The claim's row, held until the transaction ends, with its exact version. Throws NOT_FOUND. */
export async function lockClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<LockedClaim> {
  const [found] = await runKept<Record<string, unknown>>(tx, "lock a claim", locking, {
    practiceId: ctx.practiceId,
    claimId,
  });
  if (!found) throw notFound(CLAIM_MESSAGES.notFound);
  return {
    row: readRow(wholeRow, found),
    updatedAt: String(found.version),
    ...readRow({ patientBirth: patients.dateOfBirth }, found),
  };
}

const wholeRow = getTableColumns(claims);

const locking = () => sql`
  select ${named({ ...wholeRow, patientBirth: patients.dateOfBirth })}, ${claimNames.updatedAt} as version
    from ${claims} join ${patients} on ${patients.practiceId} = ${claims.practiceId} and ${patients.id} = ${claims.patientId}
   where ${and(matching(valueHoles({}), {}), sql`${claims.id} = ${sql.placeholder("claimId")}`)} for update of ${claims}`;

/** That the claim is there, and whose it is. Throws NOT_FOUND. */
export async function claimInPractice(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
): Promise<{ id: string; patientId: string; claimNumber: string }> {
  const [found] = await tx
    .select({ id: claims.id, patientId: claims.patientId, claimNumber: claims.claimNumber })
    .from(claims)
    .where(and(matching(ctx, {}), eq(claims.id, claimId)));
  if (!found) throw notFound(CLAIM_MESSAGES.notFound);
  return found;
}
