import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { runKept } from "@/db/kept-query";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/core/errors";
import type { PracticeId } from "@/lib/core/ids";
import { type PageOfTexts, pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import type { AdviceDto } from "@/lib/domain/move/schema";
import { todaySql } from "../practice/today";
import { adviceOnClaim } from "./advice";
import { clocksOfClaim, followUpsOf } from "./clocks";
import { claimColumns, claimJson, claimNames } from "./columns";
import { CLAIM_FILTER_NAMES, type ClaimSort, sortOf } from "./filter-table";
import { countOf, EXACT_COUNT_UP_TO, type InPractice, matching, searchBy } from "./filters";
import { linesOf } from "./line-item/save";
import { onlySearches, type PageAsk, pageIds } from "./page-ids";
import {
  CLAIM_MESSAGES,
  type ClaimDto,
  type ClaimPage,
  claimAnswer,
  claimIdField,
  listClaimsQuery,
} from "./schema";
import { decodePlace, encodePlace, orderBy } from "./sorts";

const LIST = {
  name: "listClaims",
  access: "user",
  input: listClaimsQuery,
  summary: "List the claims, with their line items and denials",
  description:
    "search looks anywhere in the claim's own, internal and payer's number. view=needs_attention lists the denied claims, the nearest deadline first. A cursor belongs to the sort it came from.",
} as const;

/** A page of claims with their lines and the counts of their action items: one query, and the audit's. */
export const listClaims = operation(
  { ...LIST, answer: pageAnswer(claimAnswer) },
  async (ctx, query, tx): Promise<ClaimPage> => {
    const { texts, ...page } = await findPage(ctx, query, tx);
    return { ...page, results: texts.map((text) => JSON.parse(text) as ClaimDto) };
  },
);

/** The same for callers that pass it on as JSON: each claim stays the text that the database wrote. */
export const listClaimsAsText = operation({ ...LIST, answer: z.custom<PageOfTexts>() }, findPage);

async function findPage(ctx: Ctx, query: z.output<typeof listClaimsQuery>, tx: Tx): Promise<PageOfTexts> {
  const sort = sortOf(query);
  const from = decodePlace(query.cursor, sort);
  searchBy(tx, query);
  const { rows, count } = await rowsOf(tx, ctx, { filter: query, sort, from, limit: query.page_size + 1 });
  const page = rows.slice(0, query.page_size);
  await audit(tx, ctx, {
    action: query.search ? "search" : "list",
    entity: "claim",
    patientId: query.patient_id ?? null,
    detail: { count: page.length },
  });
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    count: count !== null && count > EXACT_COUNT_UP_TO ? null : count,
    next: last ? encodePlace({ sort, key: last.sort_key, id: last.id }) : null,
    previous: null,
    texts: page.map((row) => row.text),
  };
}

/** One claim with everything that its page's cards and lines show. Throws NOT_FOUND. */
export const getClaim = operation(
  {
    name: "getClaim",
    access: "user",
    input: z.object(claimIdField),
    answer: claimAnswer,
    summary: "Show a claim",
  },
  async (ctx, { claimId }, tx) => {
    const claim = await loadClaim(tx, ctx, claimId);
    await audit(tx, ctx, { action: "read", entity: "claim", entityId: claimId, patientId: claim.patient });
    return claim;
  },
);

/** The wire's shape of a claim, inside the caller's transaction. Throws NOT_FOUND. */
export async function loadClaim(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimDto> {
  const build = () => {
    const held = valueHoles({});
    const one = sql`select ${claims.id} as id, '' as sort_key from ${claims}
      where ${and(matching(held, {}), sql`${claims.id} = ${sql.placeholder("claimId")}`)}`;
    return shown(held, one, "-created_at", sql`null::int`);
  };
  const [[row], followUps] = await Promise.all([
    runKept<ShownRow>(tx, "claim", build, { practiceId: ctx.practiceId, claimId }),
    followUpsOf(tx, ctx, { claimId, appealId: null }),
  ]);
  if (!row) throw notFound(CLAIM_MESSAGES.notFound);
  const claim = JSON.parse(row.text) as ClaimDto;
  const mayStandDenied = claim.status === "denied" || claim.status === "partially_paid";
  const advice = mayStandDenied ? await adviceOn(tx, ctx, claimId, row.today) : null;
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

type ShownRow = { id: string; text: string; sort_key: string; count: number | null; today: string };

/** The claims of a page in order, and how many its filter names. */
async function rowsOf(tx: Tx, ctx: Ctx, ask: PageAsk): Promise<{ rows: ShownRow[]; count: number | null }> {
  const used = CLAIM_FILTER_NAMES.filter((name) => ask.filter[name]);
  const limit = PAGE_STEPS.find((step) => step >= ask.limit) ?? ask.limit;
  // What few filters ask for is asked often. A search's plan must not be kept at all.
  const found =
    used.length > 1 || ask.filter.search
      ? await tx.execute<ShownRow>(pageOf(ctx, ask))
      : await runKept<ShownRow>(
          tx,
          `claims ${used} ${used.includes("view") ? ask.filter.view : ""} ${ask.sort} ${ask.from !== null} ${limit}`,
          () => pageOf(valueHoles(ask), { ...ask, ...valueHoles(ask), limit }),
          { practiceId: ctx.practiceId, ...ask.filter, ...ask.from },
        );
  const rows = found.slice(0, ask.limit);
  const [first] = rows;
  if (first) return { rows, count: first.count };
  // An empty page has no row that could carry it.
  const [alone] = await tx.execute<{ n: number }>(sql`select (${countOf(ctx, ask.filter)}) as n`);
  return { rows, count: alone?.n ?? null };
}

/** Pages are read in a few lengths, so that there are few texts: a limit that is a value would be planned for each time. */
const PAGE_STEPS = [11, 26, 51, 101, 201];

const pageOf = (practice: InPractice, ask: PageAsk): SQL => {
  const count = onlySearches(ask.filter) ? sql`page.hits` : sql`(${countOf(practice, ask.filter)})`;
  return shown(practice, pageIds(practice, ask), ask.sort, count);
};

/** The claims of `ids`, a query of `id` and `sort_key`, as the calls answer them, in order. */
const shown = ({ practiceId }: InPractice, ids: SQL, sort: ClaimSort, count: SQL): SQL => sql`
  select ${claims.id} as id, ${claimJson(practiceId, sql`today.day`)} as text, page.sort_key, ${count} as count, today.day::text as today
    from (select ${todaySql({ practiceId })} as day) as today
    cross join (${ids}) as page
    join ${claims} on ${claims.practiceId} = ${practiceId} and ${claims.id} = page.id
    join ${patients} on ${patients.practiceId} = ${practiceId} and ${patients.id} = ${claims.patientId}
    left join ${users} on ${users.id} = ${claims.providerId}
   order by ${sql.join(orderBy(sort), sql`, `)}`;

/** The same ask with a hole in place of each value. A view is no value: it is another condition. */
function valueHoles({ filter, from, sort }: Partial<PageAsk>): InPractice & Pick<PageAsk, "filter" | "from"> {
  const hole = (name: string) => sql.placeholder(name) as unknown as string;
  const names = CLAIM_FILTER_NAMES.filter((name) => filter?.[name] && name !== "view");
  return {
    practiceId: hole("practiceId") as PracticeId,
    filter: {
      ...(filter?.view && { view: filter.view }),
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
  const [found] = await tx
    .select({
      row: claims,
      updatedAt: claimNames.updatedAt,
      patientBirth: patients.dateOfBirth,
    })
    .from(claims)
    .innerJoin(patients, and(eq(patients.practiceId, claims.practiceId), eq(patients.id, claims.patientId)))
    .where(and(matching(ctx, {}), eq(claims.id, claimId)))
    .for("update", { of: claims });
  if (!found) throw notFound(CLAIM_MESSAGES.notFound);
  return found;
}

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
