import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { users } from "@/db/schema/users";
import { amountOf } from "@/lib/core/money";
import type { Ctx } from "@/lib/domain/kernel/context";
import { fullName } from "./columns";

/** What a claim's record says that a letter can state. Empty where it says nothing. */
export type ClaimFacts = {
  payerId: string;
  payerClaimNumber: string;
  memberId: string;
  groupNumber: string;
  authorizationNumber: string;
  denialCategory: typeof claims.$inferSelect.denialCategory;
  denialDate: string | null;
  datesOfService: string[];
  /** The two days are the claim's first and last, where it has no lines of its own days. */
  servicePeriod: boolean;
  procedureCodes: string[];
  diagnosisCodes: string[];
  billedAmount: string | null;
  providerName: string;
  referringProvider: { name: string; npi: string };
};

/** Null for a claim that is gone. */
export async function claimFactsOf(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimFacts | null> {
  const [found] = await tx
    .select({ claim: claims, providerName: fullName })
    .from(claims)
    .leftJoin(users, eq(users.id, claims.providerId))
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId), isNull(claims.deletedAt)));
  if (!found) return null;
  const lines = await tx
    .select()
    .from(claimLineItems)
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        eq(claimLineItems.claimId, claimId),
        isNull(claimLineItems.deletedAt),
      ),
    )
    .orderBy(asc(claimLineItems.lineNumber), asc(claimLineItems.id));
  const { claim, providerName } = found;
  return {
    payerId: claim.payerId,
    payerClaimNumber: claim.payerClaimNumber,
    memberId: claim.policyNumber,
    groupNumber: claim.groupNumber,
    authorizationNumber: claim.authorizationNumber,
    denialCategory: claim.denialCategory,
    denialDate: claim.denialDate,
    datesOfService: serviceDates(claim, lines),
    servicePeriod: !hasDatedLines(lines) && claim.serviceFrom !== claim.serviceTo,
    procedureCodes: procedures(lines),
    diagnosisCodes: claim.diagnosisCodes,
    billedAmount: claim.totalCharges === null ? null : amountOf(claim.totalCharges),
    providerName: providerName ?? "",
    referringProvider: { name: claim.referringProviderName, npi: claim.referringProviderNpi },
  };
}

type ClaimRow = typeof claims.$inferSelect;
type LineRow = typeof claimLineItems.$inferSelect;

const hasDatedLines = (lines: readonly LineRow[]) => lines.some(({ dateOfService }) => dateOfService);

/** The lines' dates; without lines the claim's first and last. */
function serviceDates(claim: ClaimRow, lines: readonly LineRow[]): string[] {
  const ofLines = lines.map(({ dateOfService }) => dateOfService);
  const dates = hasDatedLines(lines) ? ofLines : [claim.serviceFrom, claim.serviceTo];
  return [...new Set(dates.filter((date) => date !== null))].sort();
}

/** Codes with their modifiers: of the denied lines where some are, else of all. */
function procedures(lines: readonly LineRow[]): string[] {
  const denied = lines.filter(({ status, deniedAmount }) => status === "DENIED" || (deniedAmount ?? 0) > 0);
  const codes = (denied.length > 0 ? denied : lines).map(({ procedureCode, modifierCodes }) =>
    procedureCode ? [procedureCode, ...modifierCodes].join("-") : "",
  );
  return [...new Set(codes.filter(Boolean))];
}
