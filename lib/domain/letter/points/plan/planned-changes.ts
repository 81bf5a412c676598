import { type MiskeyedModifier, saidMiskeyed } from "@/lib/domain/move/as-billed/miskeyed-modifier";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { onBilledLines, onMissedFields } from "../claim-changes/billed-lines";
import { fullerDiagnosis } from "../claim-changes/fuller-diagnosis";
import { onMiskeyedDay } from "../claim-changes/miskeyed-day";
import { modifierOnDay, modifierSupport } from "../claim-changes/modifier-support";
import { proposedChanges } from "../claim-changes/proposed-change";
import { referringProvider } from "../claim-changes/referring-provider";
import { rightApproval } from "../claim-changes/right-approval";
import { slippedDiagnosis } from "../claim-changes/slipped-diagnosis";
import { eligibleFacts } from "../left-out/eligible";
import type { LetterGrounds } from "./grounds";
import type { LetterPlan } from "./letter-plan";

type PlannedChanges = Pick<
  LetterPlan,
  | "miskeyedDay"
  | "miskeyedModifier"
  | "billed"
  | "field"
  | "diagnoses"
  | "approval"
  | "modifier"
  | "modifiers"
  | "proposals"
  | "referring"
>;

/** What the claim may need changed, by the record, and what shows it. */
export function plannedChanges(grounds: LetterGrounds): PlannedChanges {
  const { all, letter, noticeText, category, facts } = grounds;
  /** Of the months before, too: what was ordered or diagnosed then. */
  const earlier = () => eligibleFacts(all, { ...letter, denialCategory: "other" }, noticeText).facts;
  const fuller = fullerDiagnosis(category === "coding" ? earlier() : [], letter, noticeText);
  const proposals = proposedChanges(all, letter, noticeText);
  return {
    miskeyedDay: onMiskeyedDay(all, letter),
    miskeyedModifier: modifierSaid(all),
    billed: onBilledLines(all, letter),
    field: [...fuller.facts, ...onMissedFields(facts, letter, noticeText, earlier)],
    diagnoses:
      fuller.changes.length > 0 || proposals.some((one) => one?.becomes !== undefined)
        ? fuller.changes
        : slippedDiagnosis(all, letter, noticeText),
    approval: rightApproval(all, letter, noticeText),
    modifier: modifierSupport(all, letter, noticeText),
    modifiers: modifiersOfLines(grounds),
    proposals,
    referring: referringProvider(all, letter, noticeText),
  };
}

function modifiersOfLines({ letter, all, noticeText }: LetterGrounds): LetterPlan["modifiers"] {
  return (letter.deniedLines ?? []).flatMap(({ procedureCode, dateOfService, code: printed }) => {
    const code = procedureCode?.slice(0, 5);
    const day = dateOfService ?? (letter.datesOfService?.length === 1 ? letter.datesOfService[0] : undefined);
    if (!code || !day) return [];
    const modifier = modifierOnDay({ code, carc: printed ?? carcOf(letter) }, day, all, noticeText);
    return modifier ? [{ code, day, modifier }] : [];
  });
}

function modifierSaid(facts: readonly ChartFact[]): MiskeyedModifier | undefined {
  const said = facts.flatMap(({ quote }) => saidMiskeyed(quote));
  const [first] = said;
  return said.every(({ had, becomes }) => had === first?.had && becomes === first.becomes)
    ? first
    : undefined;
}
