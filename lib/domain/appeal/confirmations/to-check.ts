import type { Confirmable, Confirmations } from "@/lib/core/confirmation";
import { EXTRACTION_FACTS, EXTRACTION_FIELDS, type ExtractionField } from "@/lib/core/extraction";
import { comparable } from "@/lib/domain/reading/page/clean-text";
import type { AppealRow } from "../queries";
import type { AppealDto } from "../schema";
import type { Conflicts } from "./conflicts";
import { FIELD_COLUMNS } from "./settle";

/** What the practice's own records say of the fields that they hold. */
export type OwnRecord = Partial<Record<ExtractionField, readonly string[]>>;

/** Below this a value is shown as unsure. */
const UNSURE = 0.6;

type Known = Pick<
  AppealRow,
  "fieldEvidence" | "facts" | "confirmations" | (typeof FIELD_COLUMNS)[ExtractionField]
>;

/**
 * What a person should look at in step 2, in the order of the screen: each of the five fields that only a reading says or that is
 * empty, and what else was read with a doubt or differs among the papers. Who confirmed a value, and the practice's own record, settle it.
 */
export function namesToCheck(appeal: Known, record: OwnRecord, conflicts: Conflicts): Confirmable[] {
  const fields = EXTRACTION_FIELDS.filter((field) => {
    if (appeal.confirmations[field]) return false;
    const value = appeal[FIELD_COLUMNS[field]];
    if (value === "") return true;
    const read = appeal.fieldEvidence[field] !== undefined;
    return read && !record[field]?.some((own) => comparable(own) === comparable(value));
  });
  const facts = EXTRACTION_FACTS.filter((fact) => {
    const evidence = appeal.facts[fact];
    if (!evidence || appeal.confirmations[fact]) return false;
    return Boolean(evidence.doubt) || evidence.confidence < UNSURE || conflicts[fact] !== undefined;
  });
  return [...fields, ...facts];
}

/** As the calls answer them. */
export function confirmationsDto(confirmations: Confirmations): AppealDto["extraction"]["confirmations"] {
  return Object.fromEntries(
    Object.entries(confirmations).map(([name, { value, by, at, place }]) => [
      name,
      {
        ...{ value, by, at, document: place?.documentId ?? null, page: place?.page ?? null },
        ...{ boxes: place?.boxes ?? [], drawn: place?.drawn ?? false },
      },
    ]),
  );
}
