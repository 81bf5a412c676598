/** "(1) show the work at the neck; (2) do not record the minutes": what the records do, in a list whose lead names them. */
const WITHOUT_SUBJECT =
  /^(?:do|does|did|has|have|had|is|are|was|were|can|could|shows?|showed|lacks?|lacked|contains?|records?|fails?|failed|gives?|gave|names?|named|includes?|mentions?|describes?|omits?|omitted)\b/;
/** The clause that the list's lead ends with, in front of its colon. */
const LEAD = /(?:^|[.;?!]\s+|,\s+(?:but|and|yet|however,?)\s+|\bbecause\s+|\bthat\s+)([^.;?!:]{4,120}):\s*$/;
const OF_PAPERS = /\b(?:records?|notes?|documentation|chart|file|papers|claim|request|documents?)\b/i;

/** The subject that a point of a list leaves to the words before the list, as the payer's reason prints them. */
export function subjectOf(text: string, reason: string): string | undefined {
  if (!WITHOUT_SUBJECT.test(text)) return undefined;
  const first = reason.indexOf(":");
  const lead = first < 0 || reason.indexOf(text) < first ? "" : reason.slice(0, first + 1);
  // A bracket of the lead may hold stops of its own.
  const [, clause = ""] = LEAD.exec(lead) ?? [];
  const subject =
    clause
      .split(/,\s+(?:but|and|yet)\s+/)
      .at(-1)
      ?.trim() ?? "";
  return OF_PAPERS.test(subject) ? subject : undefined;
}
