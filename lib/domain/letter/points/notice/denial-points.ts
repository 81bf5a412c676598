import { isNoReason } from "@/lib/domain/reading/denial/denial-cues";
import { EACH_UNMET, marksIn, NUMBERED } from "./criterion-marks";
import { type FoundRow, findingTables } from "./finding-tables";
import { levelRows } from "./level-rows";
import { pointsListed } from "./list-points";
import { itemsMarkedInSentence } from "./marked-in-sentence";
import { withMarkedFindings } from "./marked-points";
import { letters } from "./notice-sentences";
import type { Point } from "./point";
import { CRITERIA, inlineItems, pointsOfSentence } from "./sentence-points";
import { reasonsTold } from "./told-reasons";

/** One thing that the payer says, asks for or requires, in its own words: what a letter answers. */
export type DenialPoint = Omit<Point, "mark"> & { id: string };

/** At most this many points are answered one by one. */
const MOST_POINTS = 12;

/**
 * The payer's points from the notice as it was read and from the reason as the person confirmed it. Where the reading took the
 * reason apart already (`read`), its points stand, in its words; what kind they are the notice's own lists tell.
 */
export function denialPoints(whole: string, reason: string, read: readonly string[] = []): DenialPoint[] {
  const { rows, rest: noticeText } = findingTables(whole);
  const said = rows.length > 0 ? read.filter((one) => !tellsOfRows(one, rows)) : read;
  const listed = withRead(pointsListed(noticeText, rows, reason), said, reason);
  const points = [...listed];
  for (const sentence of reasonsTold(noticeText, reason, read))
    points.push(...pointsOfSentence(sentence, points, listed.length > 0));
  const marked = itemsMarkedInSentence(noticeText).map(asItem);
  // "The plan of care; and iii.": a sentence of the list that ends at its next mark.
  if (marked.length > 0) points.push(...points.splice(0).filter(({ text }) => !TORN.test(text)), ...marked);
  const told = points.length === 0 && reason.trim() === "" ? askedInPassing(noticeText).map(asItem) : points;
  const levels = levelRows(noticeText).map(asReason);
  const held = levels.length > 0 ? [...levels, ...told.filter(({ kind }) => kind === "item")] : told;
  return distinct(withoutGeneral(withoutNoReasons(withCriteria(withMarkedFindings(held), listed))))
    .slice(0, MOST_POINTS)
    .map(({ mark: _, ...point }, index) => ({ ...point, id: `point-${index + 1}` }));
}

const TORN = /[;,] (?:and |or )?\(?(?:[1-9]|[a-h]|i{1,3}|iv|vi{0,3})[.)]$/;

const asItem = (text: string): Point => ({ kind: "item", text, disputed: true });
const asReason = (text: string): Point => ({ kind: "reason", text, disputed: true });

/** Words of a letter that give no reason, and those that lead on to the next one. */
const withoutNoReasons = (points: readonly Point[]): Point[] =>
  points
    .map((point) => (point.kind === "reason" ? { ...point, text: withoutCells(point.text) } : point))
    .filter(({ kind, text }) => kind !== "reason" || !isNoReason(text))
    .map((point) =>
      point.kind === "reason" ? { ...point, text: point.text.replace(LEADS_TO_NEXT, "") } : point,
    );

/** "…is documented after the first exam, and": what leads to the next reason is no part of this one. Of criteria it tells whether one is enough. */
const LEADS_TO_NEXT = /[,;]\s{1,3}(?:and|or)$/i;

/** "R14 | | 97140 | 12 | Not authorized | R14 | No gain in motion is documented.": of a row in strokes its only sentence, where it stands last, is said. */
function withoutCells(text: string): string {
  const cells = text.split(/ ?\| ?/).map((cell) => cell.trim());
  const last = cells.findLast((cell) => cell !== "") ?? "";
  const said = cells.filter((cell) => cell.split(" ").length > 3);
  return cells.length > 2 && said.length === 1 && said[0] === last ? last : text;
}

function withoutGeneral(points: Point[]): Point[] {
  const specific = points.filter(({ text }) => !GENERAL.test(text));
  return specific.length > 0 ? specific : points.slice(0, 1);
}

/** True of every such denial; answered by the others where there are some. */
const GENERAL =
  /^(?:this|these|the) (?:service|procedure|item|charge)s? (?:is|are|was|were) not covered\b[^.]{0,20}\.?$|^(?:[^.]{0,160}\b)?(?:not (?:considered |deemed |found to be )?(?:medically (?:necessary|appropriate)|a medical necessity)|not (?:reasonable and necessary)|lack of medical necessity|medical necessity (?:was |is )?not (?:established|met|supported)|not a covered (?:service|benefit)|(?:does|do) not support .{0,60}(?:reasonable and necessary|medical necessity|medically necessary)|does not meet (?:our |the )?(?:medical )?(?:necessity|criteria|policy)[^.]{0,30})\b[^.]{0,60}\.?$/i;

/** A reason that names a listed criterion by its number stands for it: each is answered once. */
function withCriteria(points: readonly Point[], listed: readonly Point[]): Point[] {
  const taken = new Set<Point>();
  const told = points.map((point) => {
    const mark = point.kind === "reason" ? EACH_UNMET.exec(point.text)?.[1]?.toLowerCase() : undefined;
    const criterion = mark ? listed.find((one) => one.mark === mark) : undefined;
    if (!criterion || taken.has(criterion)) return point;
    taken.add(criterion);
    return { ...point, asks: criterion.text };
  });
  return told.filter((point) => !taken.has(point));
}

const ASKED_IN_PASSING =
  /\b(?:please|you must|kindly|need you to|ask you to)\s+(?:send|submit|provide|fax|forward|upload|return)(?:\s+us)?\s+((?:an?|the|your|all|any)\s+[^.;]{3,90}?)(?=,?\s+(?:within|by|no later|so that|to (?:us|the)|before|filled)\b|[.;])/gi;

/** "Please send the office notes within 30 days": a paper that is asked for in a sentence. */
const askedInPassing = (text: string): string[] =>
  [...text.replace(/\s+/g, " ").matchAll(ASKED_IN_PASSING)]
    .map(([, paper = ""]) => paper.trim())
    .filter((paper) => !/\b(?:copy of this|this (?:letter|notice|form))\b/i.test(paper))
    .slice(0, 3);

/** The points with the reading's own words for them; what it has beside them is of the kind of the one before. */
function withRead(listed: readonly Point[], read: readonly string[], reason: string): Point[] {
  const isSame = (a: string, b: string) => a.includes(b) || b.includes(a);
  const led = criteriaInSentence(reason);
  let kind: DenialPoint["kind"] = led ? "criterion" : "reason";
  const points = [...listed];
  for (const text of read) {
    // What was read in one piece, and the notice's list has one by one.
    if (points.filter((point) => letters(text).includes(letters(point.text))).length > 1) continue;
    const at = points.findIndex((point) => isSame(letters(point.text), letters(text)));
    const same = points[at];
    kind = same?.kind ?? kind;
    if (same) points[at] = { ...same, text };
    else points.push({ kind, text: led ? text.replace(LEADS_BACK, "") : text, disputed: true });
  }
  return points;
}

/** "Covered when the patient (1) has fallen, (2) was examined …": what a sentence numbers are the conditions, not what was found of them. */
function criteriaInSentence(reason: string): boolean {
  const lead =
    inlineItems(reason)
      ?.lead.split(/[.;]\s+/)
      .at(-1) ?? "";
  return CRITERIA.test(lead) && !/\b(?:not|no|never|lacks?|missing)\b/i.test(lead);
}
/** "… the brakes. Your papers show none of these.": said of all of them, behind the last. */
const LEADS_BACK =
  /\.\s+(?:we|there|none|no|your|the|this)\b[^.]{0,80}\b(?:these|them|this|those|any)\b[^.]{0,20}\.?$/i;

/** "Criteria 2, 3 and 5 are not documented", or a row that was read with its finding: the table says each. */
function tellsOfRows(said: string, rows: readonly FoundRow[]): boolean {
  if (rows.some(({ text }) => letters(said).includes(letters(text).slice(0, 60)))) return true;
  const named = NUMBERED.exec(said)?.[1];
  return (
    named !== undefined &&
    !EACH_UNMET.test(said) &&
    [...marksIn(named)].every((mark) => rows.some((row) => row.mark === mark))
  );
}

function distinct<T extends { text: string }>(points: T[]): T[] {
  const seen: string[] = [];
  return points.filter(({ text }) => {
    const own = letters(text);
    if (own.length < 4 || seen.some((other) => other.includes(own) || own.includes(other))) return false;
    seen.push(own);
    return true;
  });
}
