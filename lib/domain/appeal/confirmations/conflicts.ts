import type { SourcedEvidence } from "@/db/schema/appeals";
import type { Confirmable } from "@/lib/core/confirmation";
import { type Evidence, SURE } from "@/lib/core/extraction";
import { compareNames } from "@/lib/domain/reading/chart/person/same-person";
import type { ExtractionPart } from "@/lib/domain/reading/merge";
import { comparable } from "@/lib/domain/reading/page/clean-text";
import { identifierKey } from "@/lib/domain/reading/page/identifiers";

type Same = (a: string, b: string) => boolean;

const sameNumber: Same = (a, b) => identifierKey(a) === identifierKey(b);
const sameText: Same = (a, b) => comparable(a) === comparable(b);
const samePerson: Same = (a, b) => compareNames(a, b) === "same";
/** "Aetna" and "Aetna Life Insurance Company". */
const sameOffice: Same = (a, b) => {
  const [one, other] = [comparable(a), comparable(b)];
  return one.includes(other) || other.includes(one);
};
/** A paper that lists fewer of the same dates or codes says nothing else. */
const sameList: Same = (a, b) => {
  const [one, other] = [a, b].map((list) => list.split(/,\s*/).map(comparable));
  const within = (few: string[] = [], many: string[] = []) => few.every((item) => many.includes(item));
  return within(one, other) || within(other, one);
};

/** What two papers of one claim must agree on. The rest differs by nature: a chart's diagnosis isn't the notice's. */
const COMPARED: Partial<Record<Confirmable, Same>> = {
  patient_name: samePerson,
  claim_number: sameNumber,
  payer_name: sameOffice,
  denial_code: sameText,
  member_id: sameNumber,
  group_number: sameNumber,
  subscriber_name: samePerson,
  date_of_birth: sameText,
  dates_of_service: sameList,
  billed_amount: sameText,
  procedure_codes: sameList,
  authorization_number: sameNumber,
};
/**
 * Supporting papers say who the patient is; their numbers and dates are of other visits and claims too. Only where it is sure: a
 * chart's title ("FUNCTIONAL TESTS") or the first of many rows reads like a person as well. Whose a page is the gate asks by itself.
 */
const OF_ANY_PAPER: readonly Confirmable[] = ["patient_name", "date_of_birth", "member_id"];
const ORDER = ["denial_letter", "claim_form", "supporting_docs"] as const;

const isSure = ({ confidence, doubt }: Evidence) => confidence >= SURE && !doubt;

/** "Leona Brightwater" for Leocadia Brightwater: a person, however it was read. */
const isNamesake = ({ value }: Evidence, others: readonly Evidence[]) => {
  const parts = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return others.some((other) => parts(other.value).some((part) => parts(value).includes(part)));
};

export type Conflicts = Partial<Record<Confirmable, SourcedEvidence[]>>;

/** Values on which the papers differ, each once, with the paper that says it; the most telling paper first. */
export function conflictsAmong(parts: readonly ExtractionPart[]): Conflicts {
  const ordered = ORDER.flatMap((type) => parts.filter(({ documentType }) => documentType === type));
  const conflicts: Conflicts = {};
  for (const [name, same] of Object.entries(COMPARED) as [Confirmable, Same][]) {
    const distinct: SourcedEvidence[] = [];
    for (const { documentId, documentType, extraction } of ordered) {
      const isSupporting = documentType === "supporting_docs";
      if (isSupporting && !OF_ANY_PAPER.includes(name)) continue;
      const said: Partial<Record<Confirmable, Evidence>> = { ...extraction.fields, ...extraction.facts };
      const evidence = said[name];
      if (!evidence || (isSupporting && !isSure(evidence) && !isNamesake(evidence, distinct))) continue;
      if (distinct.some(({ value }) => same(value, evidence.value))) continue;
      distinct.push({ ...evidence, documentId });
    }
    if (distinct.length > 1) conflicts[name] = distinct.slice(0, MOST);
  }
  return conflicts;
}

/** As many as the digits can choose from. */
const MOST = 9;
