import { eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { practices } from "@/db/schema/practices";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { PracticeNumbers } from "@/lib/domain/practice/numbers";
import { comparable } from "@/lib/domain/reading/page/clean-text";
import type { EobSheet } from "../paper/sheet";

/**
 * A paper prints several numbers where an 835 names one payee: the practice's own goes first. A single provider's NPI under
 * the practice's name makes no other practice of it.
 */
export async function withOwnPayee(
  tx: Tx,
  ctx: Ctx,
  sheet: EobSheet,
  own: PracticeNumbers,
): Promise<EobSheet> {
  const [practice] = await tx
    .select({ name: practices.name })
    .from(practices)
    .where(eq(practices.id, ctx.practiceId));
  const tins = ownFirst(sheet.tins, own.tins);
  const npis = ownFirst(sheet.npis, own.npis);
  const isNamed =
    sheet.payee !== null && practice !== undefined && comparable(sheet.payee) === comparable(practice.name);
  const isOfPerson = tins.length === 0 && isNamed && !own.npis.has(npis[0] ?? "");
  return { ...sheet, tins, npis: isOfPerson ? [] : npis };
}

const ownFirst = (printed: readonly string[], own: ReadonlySet<string>): string[] =>
  [...printed].sort((a, b) => Number(own.has(b)) - Number(own.has(a)));
