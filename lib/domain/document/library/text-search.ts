import { type SQL, sql } from "drizzle-orm";
import { sendAlong, type Tx } from "@/db/client";
import { documentSearch, documents } from "@/db/schema/documents";
import type { Ctx } from "@/lib/domain/kernel/context";

const hasWords = (typed: string) => /[\p{L}\p{N}]/u.test(typed);

/** Makes this transaction search the words of documents for what was typed. Before any query with `says`. */
export function searchTextBy(tx: Tx, typed: string | undefined): void {
  if (typed && hasWords(typed)) sendAlong(tx, SEARCH_BY, [typed]);
}

const SEARCH_BY = `select set_config('app.document_search', coalesce(app_document_pattern($1::text), ''), true),
  set_config('plan_cache_mode', 'force_custom_plan', true)`;

/** Documents in which each typed word begins a word, as they were read. The condition is in the table's row policy. */
export const says = (ctx: Ctx, typed: string): SQL =>
  hasWords(typed)
    ? sql`${documents.id} in (select ${documentSearch.documentId} from ${documentSearch} where ${documentSearch.practiceId} = ${ctx.practiceId})`
    : sql`false`;
