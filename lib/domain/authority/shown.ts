import type { LineOfBusiness } from "@/lib/core/notice";
import { citationForm } from "./citation-form";
import { citationsIn, misplacedCitations } from "./misplaced-citations";
import { doubtAbout, type Provision } from "./provision";
import type { LetterCitationDto, ProvisionDto } from "./schema";
import { SHELF, type Standing } from "./shelf";

const shown = (entry: Provision, today: string): ProvisionDto => ({
  id: entry.id,
  citation: entry.citation,
  title: entry.title,
  obliges: entry.obliges,
  ask: entry.ask ?? null,
  lines_of_business: [...entry.linesOfBusiness],
  stages: [...(entry.stages ?? [])],
  levels: [...(entry.levels ?? [])],
  from: entry.from ?? null,
  of_patient: entry.ofPatient ?? false,
  source: entry.source,
  edition: entry.edition,
  good_through: entry.goodThrough,
  checked_on: entry.checked.on,
  checked_against: entry.checked.against.map(({ copy, dated, ecfr }) => ({
    copy,
    dated,
    official: ecfr ?? false,
  })),
  doubt: doubtAbout(entry, today),
});

/** Where a loaded file has a rule's own words; null for what it can't have, such as a range or a whole subpart. */
export function quotedPlace(citation: string): { key: string; part: string } | null {
  const form = citationForm(citation);
  if (form?.code !== "cfr" || "part" in form || form.from !== form.to) return null;
  return { key: `${form.title} CFR ${form.from}`, part: form.paragraphs.map((name) => `(${name})`).join("") };
}

/** The shelf for reading: all of it, or what governs one kind of plan. */
export const shelfShown = (today: string, plan: LineOfBusiness | null): ProvisionDto[] =>
  SHELF.filter(({ linesOfBusiness }) => !plan || linesOfBusiness.includes(plan)).map((entry) =>
    shown(entry, today),
  );

/** Everything that a letter cites, in its order, with what is wrong with it. */
export function citationsShown(text: string, standing: Standing, today: string): LetterCitationDto[] {
  const misplaced = misplacedCitations(text, standing, today);
  const sound = citationsIn(text)
    .filter(({ start }) => !misplaced.some((problem) => problem.start === start))
    .map(({ entries, ...span }) => ({ ...span, provisionId: entries[0]?.id ?? null, message: null }));
  return [...misplaced, ...sound]
    .sort((a, b) => a.start - b.start)
    .map(({ text: cited, start, provisionId, message }) => ({
      text: cited,
      occurrence: text.slice(0, start).split(cited).length - 1,
      provision_id: provisionId,
      problem: message,
    }));
}
