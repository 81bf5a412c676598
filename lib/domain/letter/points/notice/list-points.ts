import { awaitedKind, awaitedLists, isMarkedMet } from "./awaited-lists";
import { acceptedMarks, disputedMarks } from "./criterion-marks";
import type { FoundRow } from "./finding-tables";
import { listsOf, type NoticeList } from "./notice-lists";
import type { Point } from "./point";
import { ASKED_FOR, CRITERIA, TO_APPEAL } from "./sentence-points";

/** What the payer grants and holds against the claim by the numbers of its criteria. */
type Marks = { disputed: ReadonlySet<string> | undefined; accepted: ReadonlySet<string> | undefined };

/** The points that a notice gives one by one: in tables with findings, in lists, and in what it awaits. */
export function pointsListed(noticeText: string, rows: readonly FoundRow[], reason: string): Point[] {
  const said = `${noticeText}\n${reason}`;
  const marks: Marks = { disputed: disputedMarks(said), accepted: acceptedMarks(said) };
  return [
    ...rows.map((row) => pointOfRow(row, marks)),
    ...listsOf(noticeText).flatMap((list) => pointsOfList(list, marks)),
    ...awaitedLists(noticeText).map((point) => ({ ...point, disputed: true })),
  ];
}

function pointOfRow({ kind, mark, text, finding }: FoundRow, { accepted }: Marks): Point {
  const granted = finding === "met" || (accepted?.has(mark) ?? false);
  return {
    ...{ kind, text, disputed: !granted && finding === "unmet" },
    ...(granted ? { granted } : {}),
    ...(mark ? { mark } : {}),
  };
}

function pointsOfList(list: NoticeList, { disputed, accepted }: Marks): Point[] {
  const kind = kindOfList(list);
  if (!kind) return [];
  return list.items.flatMap((text, index) => {
    // "(a) is not met: …" at the beginning of a line says of the item above what was found.
    if (kind === "criterion" && FINDING_OF_ITEM.test(text)) return [];
    if (isMarkedMet(text, list.items)) return { kind, text, disputed: false };
    const mark = (list.marks[index] ?? "").replace(/[().[\]:]/g, "").toLowerCase();
    const isNumbered = kind === "criterion" && /^[\da-h]+$/.test(mark);
    const granted = isNumbered && (accepted?.has(mark) ?? false);
    const held = !granted && (!isNumbered || !disputed || disputed.has(mark));
    return {
      ...{ kind, text, disputed: held },
      ...(granted ? { granted } : {}),
      ...(isNumbered ? { mark } : {}),
    };
  });
}

/** "is documented in the plan of care" goes on, and is a criterion. */
const FINDING_OF_ITEM =
  /^(?:is|are|was|were) (?:not )?(?:met|shown|claimed|documented|satisfied)\b(?=\W{0,2}$|[:,;.]|(?: here)? (?:because|since|as)\b)/i;

/** "A service is experimental when any of these is true": each is a reason that the payer may hold against the claim. */
const BARS_WHEN_ANY =
  /\b(?:experimental|investigational|unproven|cosmetic|custodial|excluded|not (?:covered|payable|(?:considered )?medically necessary))\b[^.:]{0,60}\b(?:when|if|where)\b[^.:]{0,30}\b(?:any|one|either)\b[^.:]{0,40}:?\s*$/i;
const REASONS =
  /\breasons?\b|\bgrounds?\b|\bbecause\b|\bdo(?:es)? not\b|\bdid not\b|\bnot (?:met|shown|documented|supported|established)\b|\bfindings?\b|\brationale\b|\bwe (?:found|determined|decided)\b|\bdenied\b|\bnot (?:medically )?(?:necessary|appropriate|covered|certified|payable)\b|\bagrees? with (?:the|our) (?:\w+ )?(?:decision|denial)\b|\bupheld\b|\bcannot (?:pay|cover|allow|approve|certify)\b|\b(?:in particular|specifically|namely)\s*:$/i;

const TO_SEND = /\b(?:send|mail|fax|submit|provide|upload|return|furnish|need|require)\b/i;

/** "About the others our reviewer says:": what follows are reasons, though criteria are named before. */
const REVIEWER_SAYS =
  /\b(?:reviewer|physician|director|examiner|nurse|consultant)\b[^.:]{0,30}\b(?:says?|said|finds?|found|writes?|wrote|states?|stated|notes?|noted)\s*:$/i;

/** "No payment until we have all of these. Please mark each paper with its number": what is listed are papers. */
const UNTIL_SENT =
  /\buntil we (?:have|get|receive)\b|\b(?:mark|label|number) each (?:paper|page|record|document|item)\b/i;

/** "We asked for the record and have reviewed it. The level is not supported by it, for these reasons:" */
const FOR_THESE_REASONS =
  /\b(?:not|denied|refused|reduced|lowered|upheld)\b[^.]{0,90}\b(?:for|on|because of) (?:these|the following) (?:reasons?|grounds?)\s*:?$/i;

function kindOfList({ lead, items, ticked }: NoticeList): Point["kind"] | undefined {
  const sentences = lead.split(/(?<=[.?!])\s+/);
  const last = sentences.at(-1) ?? "";
  if (items.every((item) => item.length < 4 || /^\$?[\d,.]+$/.test(item))) return undefined;
  const awaited = awaitedKind(last) ?? awaitedKind(lead.split(/(?<=:)\s+/).at(-1) ?? "");
  if (awaited) return awaited;
  if (ticked && TO_SEND.test(last)) return "item";
  if (REVIEWER_SAYS.test(last) || BARS_WHEN_ANY.test(last)) return "reason";
  if (UNTIL_SENT.test(lead)) return "item";
  if (FOR_THESE_REASONS.test(last)) return "reason";
  if (CRITERIA.test(lead) && !TO_APPEAL.test(last)) return "criterion";
  if (TO_APPEAL.test(last) && !/\breasons?\b|\brecords? requested\b/i.test(last)) return undefined;
  const asking = sentences
    .slice(-2)
    .find((sentence) => ASKED_FOR.test(sentence) && !TO_APPEAL.test(sentence));
  if (asking && !/do(?:es)? not (?:show|support|document)/i.test(asking)) return "item";
  if (CRITERIA.test(last)) return "criterion";
  return REASONS.test(lead) ? "reason" : undefined;
}
