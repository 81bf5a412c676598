import { isNoReason } from "@/lib/domain/reading/denial/denial-cues";
import { awaitedKind, awaitedLists, isMarkedMet } from "./awaited-lists";
import { type FoundRow, findingTables } from "./finding-tables";
import { levelRows } from "./level-rows";
import { asksNoAnswer } from "./no-point";
import { ITEM, listsOf, type NoticeList } from "./notice-lists";
import { conditionsOf } from "./policy-conditions";

/** One thing that the payer says, asks for or requires, in its own words: what a letter answers. */
export type DenialPoint = {
  id: string;
  kind: "reason" | "criterion" | "item";
  /** As printed, spaces aside. */
  text: string;
  /** A criterion that the notice does not hold against the claim may be answered, but need not be. */
  disputed: boolean;
  /** The payer says that it is met: nothing is argued for it. */
  granted?: boolean;
  /** The words of the numbered criterion that this reason says is not met: what it asks for answers the reason. */
  asks?: string;
};

const INLINE = /\(?\b([1-9]|[a-f])\)\s+/g;

const TO_APPEAL =
  /\b(?:you (?:may|can|have the right)|how to (?:appeal|ask|request)|to (?:appeal|request (?:an? )?(?:appeal|reconsideration|review|redetermination))|your (?:appeal|request|dispute)|(?:appeal|dispute|reconsideration) (?:must|should)|rights|options|ways to|include (?:with|in)|mail|questions|contact|copy of this (?:letter|notice)|(?:payment |provider )?disputes?:|dispute form|(?:the|a|your) (?:written )?dispute\b)/i;
const ASKED_FOR =
  /\b(?:please )?(?:send|submit|provide|forward|return|furnish|supply)\b.{0,80}|\b(?:records?|documents?|documentation|information|items?) (?:\w+ ){0,3}(?:requested|needed|required|missing|below)|\bwe (?:need|request(?:ed)?|require|asked for|did not receive)\b|\bmissing\b|\bnot (?:received|included|in the (?:file|records?))\b/i;
const CRITERIA =
  /\bcriteri(?:on|a)\b|\bwe (?:looked|look) for\b|\b(?:policy|plan|guideline|determination|LCD|NCD)\b.{0,60}\b(?:covers?|requires?|allows?|pays?|asks? for|calls? for)\b|\b(?:covered|medically necessary|eligible|approved) (?:only )?(?:when|if)\b|\b(?:all|each|every one) of (?:these|the following)\b|\b(?:is|are) met (?:only )?(?:when|if|where)\b|\bmust (?:be|have|include|show|meet)\b|\b(?:has|have) to be (?:documented|met|shown|present|satisfied)\b|\brequirements?\b|\b(?:does|did|do) not meet (?:the|one|any|all)?\b.{0,30}\bfollowing\b|\b(?:one|any|all|each|either|both) of (?:these|the following|them) (?:is|are|must be) (?:required|needed|present|documented|met)\b/i;
/** "A service is experimental when any of these is true": each is a reason that the payer may hold against the claim. */
const BARS_WHEN_ANY =
  /\b(?:experimental|investigational|unproven|cosmetic|custodial|excluded|not (?:covered|payable|(?:considered )?medically necessary))\b[^.:]{0,60}\b(?:when|if|where)\b[^.:]{0,30}\b(?:any|one|either)\b[^.:]{0,40}:?\s*$/i;
const REASONS =
  /\breasons?\b|\bgrounds?\b|\bbecause\b|\bdo(?:es)? not\b|\bdid not\b|\bnot (?:met|shown|documented|supported|established)\b|\bfindings?\b|\brationale\b|\bwe (?:found|determined|decided)\b|\bdenied\b|\bnot (?:medically )?(?:necessary|appropriate|covered|certified|payable)\b|\bagrees? with (?:the|our) (?:\w+ )?(?:decision|denial)\b|\bupheld\b|\bcannot (?:pay|cover|allow|approve|certify)\b|\b(?:in particular|specifically|namely)\s*:$/i;

/** True of every such denial; answered by the others where there are some. */
const GENERAL =
  /^(?:this|these|the) (?:service|procedure|item|charge)s? (?:is|are|was|were) not covered\b[^.]{0,20}\.?$|^(?:[^.]{0,160}\b)?(?:not (?:considered |deemed |found to be )?(?:medically (?:necessary|appropriate)|a medical necessity)|not (?:reasonable and necessary)|lack of medical necessity|medical necessity (?:was |is )?not (?:established|met|supported)|not a covered (?:service|benefit)|(?:does|do) not support .{0,60}(?:reasonable and necessary|medical necessity|medically necessary)|does not meet (?:our |the )?(?:medical )?(?:necessity|criteria|policy)[^.]{0,30})\b[^.]{0,60}\.?$/i;
const NUMBERED =
  /\b(?:criteri(?:on|a)|items?|show|meet|document|points?|numbers?|requirements?)\s+(?:#\s*|\()?((?:\d{1,2}(?!\d)|[a-h])(?:\)?\s*(?:,|and|or|through|to|-|&)\s*\(?(?:\d{1,2}|[a-h])\b)*)/i;

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

function kindOfList({ lead, items, ticked }: NoticeList): DenialPoint["kind"] | undefined {
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

const sentencesOf = (text: string) =>
  (
    text
      .replace(/\s+/g, " ")
      .match(
        /(?:\b(?:[A-Z]|No|Mr|Mrs|Ms|Dr|Sgt|St|Jr|Sr|Sec|vs|approx)\.(?= )|\bno\.(?= [A-Z-]{0,5}\d)|[^.!?]|[.!?](?=\S))+[.!?]*/g,
      ) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length >= 4);

/** "… because it did not show progress, and because it could be done at home", "…, and no plan of care was found": two reasons. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .split(
      /[,;]?\s+and\s+(?=because\b)|[,;]\s+and\s+(?=(?:there (?:is|was|are|were) no|no)\b[^,;.]{4,70}\b(?:found|received|on file|in the (?:file|records?)|submitted|sent|enclosed|provided|included|documented|recorded)\b)/i,
    )
    .map((clause) => clause.replace(/^because\s+/i, ""))
    .filter((clause) => clause.split(" ").length >= 4);

/** "The record must show: a." */
const LEADS_TO_LIST = /:\s*\(?(?:[a-h]|i{1,3}|\d{1,2})?[.)]?$/i;

/** "The bill came without the papers that are needed": which ones the list says one by one. */
const CAME_WITHOUT =
  /^(?:the|this|your) (?:bill|claim|request|invoice|charges?)s? (?:came|arrived|(?:was|were) (?:received|sent|submitted|billed)) without (?:the |any |all )?(?:\w+ ){0,2}(?:papers?|records?|documents?|documentation|information|attachments?|reports?|notes?)\b/i;

/** "Therapy is covered when every one of the following is in the record": what the list below says one by one. */
const LEADS_ON =
  /\b(?:all|each|every one|any|one or more|which) of (?:the following|these)\b|\bthe following (?:is|are) \w+/i;

/** "To change this decision the Plan would need (1) the record of the injury; (2) a statement from the employer" */
const WOULD_NEED =
  /\b(?:the |this )?(?:plan|payer|carrier|fund|insurer|we|administrator) (?:would |will |must |does )?(?:need|require|have to have|want)s?\b[^.;]{0,60}$/i;
/** "An accident questionnaire was mailed to the employee on 09/29/2026": a paper that is awaited. */
const FORM_SENT =
  /^(?:an?|the|our) ((?:[\p{L}-]+ ){0,4}(?:questionnaire|inquiry|form)) (?:was|were|has been) (?:mailed|sent) to (?:the |your |our )?(?:employee|member|patient|insured|subscriber|beneficiary|enrollee)\b/iu;

/** "The records do not show (1) a diagnosis, (2) six weeks of therapy." */
function inlineItems(sentence: string): { lead: string; items: string[] } | undefined {
  const marks = [...sentence.matchAll(INLINE)];
  if (marks.length < 2 || !/^[1a]$/.test(marks[0]?.[1] ?? "")) return undefined;
  const items = marks.map((mark, index) =>
    sentence
      .slice(mark.index + mark[0].length, marks[index + 1]?.index)
      .replace(/[\s,;]+(?:and|or)?\s*\(?$/i, "")
      .trim(),
  );
  return { lead: sentence.slice(0, marks[0]?.index), items };
}

const marksIn = (found: string): Set<string> => {
  const range = /^(\d+)\s*(?:through|to|-)\s*(\d+)$/.exec(found);
  return range
    ? new Set(
        Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, at) =>
          String(Number(range[1]) + at),
        ),
      )
    : new Set(found.toLowerCase().match(/\b(?:\d{1,2}|[a-h])\b/g) ?? []);
};

/** "Number (2) is not met: …", "Criterion 4 was not shown.": one sentence for each that is held against the claim. */
const EACH_UNMET =
  /^(?:criterion|number|no\.|item|point|requirement|standard) #?\(?(\d{1,2}|[a-h])\)? (?:is|was|has) not\b/i;

/** Numbers such as "1, 2 and 3" or "1-3" that a notice holds against the claim. */
function disputedMarks(text: string): Set<string> | undefined {
  const sentences = sentencesOf(text);
  const each = sentences.flatMap((sentence) => EACH_UNMET.exec(sentence)?.[1]?.toLowerCase() ?? []);
  if (each.length > 1) return new Set(each);
  for (const sentence of sentences) {
    if (!/\bnot\b|\bfail/i.test(sentence)) continue;
    const found = NUMBERED.exec(sentence)?.[1];
    if (found) return marksIn(found);
  }
  return undefined;
}

/** A reason that names a listed criterion by its number stands for it: each is answered once. */
function withCriteria(
  points: readonly Omit<DenialPoint, "id">[],
  marked: ReadonlyMap<string, Omit<DenialPoint, "id">>,
): Omit<DenialPoint, "id">[] {
  const taken = new Set<Omit<DenialPoint, "id">>();
  const told = points.map((point) => {
    const mark = point.kind === "reason" ? EACH_UNMET.exec(point.text)?.[1]?.toLowerCase() : undefined;
    const criterion = mark ? marked.get(mark) : undefined;
    if (!criterion || taken.has(criterion)) return point;
    taken.add(criterion);
    return { ...point, asks: criterion.text };
  });
  return told.filter((point) => !taken.has(point));
}

/** "Our reviewer could accept points 1 and 5": what the payer grants, where it says of the others what it misses. */
const ACCEPTS =
  /\b(?:accept(?:s|ed)?|agree[sd]? (?:that|on|with)|grant(?:s|ed)?|(?:criteri(?:on|a)|points?|items?|numbers?|requirements?)\b[^.;]{0,24}\b(?:is|are|was|were) (?:met|accepted|documented|satisfied|shown|supported|fulfilled))\b/i;
const NOT_ACCEPTED =
  /\b(?:not|no|never|nothing|unable|fail\w*|cannot|if|when|unless|must|only|should|all|each|every|required?|to be|unmet|missing|lack\w*|insufficient\w*|denied|without|neither|yet|part(?:ly|ially)|in part|except|but)\b/i;
function acceptedMarks(text: string): Set<string> | undefined {
  for (const sentence of sentencesOf(text)) {
    if (!ACCEPTS.test(sentence) || NOT_ACCEPTED.test(sentence)) continue;
    const found = NUMBERED.exec(sentence)?.[1];
    if (found) return marksIn(found);
  }
  return undefined;
}

/** "E0730 TENS unit   $310.00   Not medically necessary": a row of a bill is no beginning of the sentence below it. */
const ROW = /\S {3,}\S.*\$?\d[\d,]*\.\d{2}\b|\$?\d[\d,]*\.\d{2}\b.* {3,}\S/;
const paragraphsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => (ROW.test(line) ? `\n${line}\n` : line))
    .join("\n")
    .split(/\n\s*\n|\f/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());

const rowsOf = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => ROW.test(line))
    .map((line) => line.replace(/\s+/g, " ").trim());
const behindRow = (sentence: string, rows: readonly string[]): string => {
  const row = rows.find((one) => sentence.startsWith(one) && sentence.length - one.length > LEAST_BEHIND);
  return row ? sentence.slice(row.length).trim() : sentence;
};
const LEAST_BEHIND = 30;

/** The paragraph of the notice that the reason stands in, from the reason on: what follows it there is a reason too. */
function wholeReason(noticeText: string, reason: string): string {
  const start = letters(reason).slice(0, 40);
  if (start.length < 12) return reason;
  const paragraphs = paragraphsOf(noticeText);
  const paragraph = paragraphs.find((text) => letters(text).includes(start));
  if (!paragraph || paragraph.length > 1200) return reason;
  const sentences = sentencesOf(paragraph);
  // A reason that was read from the middle of its sentence is quoted with its beginning.
  const [begun] = sentencesOf(reason);
  const first = sentences.findIndex((sentence) => letters(sentence).includes(start.slice(0, 24)));
  // What stands before the reason in its first line is a label or a column.
  const rest =
    first < 0
      ? []
      : [
          ...leansOn(sentences, first),
          (isTail(begun) ? sentences[first]?.replace(CODE_LABEL, "") : begun) ?? "",
          ...sentences.slice(first + 1),
        ];
  return rest.join(" ").length > reason.length ? rest.filter((text) => !ITEM.test(text)).join(" ") : reason;
}

/** "After a clinical review we cannot pay for these visits.", "About 97140-59.": that, and not why. */
const OPENS =
  /^(?:after (?:an? |our |the )?(?:\w+ ){0,2}review\b|about \S+\.$|we (?:have )?(?:reviewed|completed)\b|dear\b)/i;

/** "There is no referral from him", "He did not refer her": whom that speaks of stands in the sentence before. */
const LEANS: readonly RegExp[] = [
  /^(?:There|No) \b.{0,60}\b(?:from|by|of|for|to|with) (?:him|her|them|it)\b/,
  /^(?:He|She|They|His|Her|Their) \b/,
];
/** "Lastly we did not find …", "Nor do we see …": the last of several reasons, of which the others stand before it. */
const LAST_OF_SEVERAL =
  /^(?:last(?:ly)?|finally|nor|also|in addition|additionally|further(?:more)?|moreover|second(?:ly)?|third(?:ly)?|besides)\b,?/i;
const MOST_BEFORE = 5;
const leansOn = (sentences: readonly string[], at: number): string[] => {
  if (LAST_OF_SEVERAL.test(sentences[at] ?? ""))
    return sentences
      .slice(Math.max(0, at - MOST_BEFORE), at)
      .filter((sentence) => !TO_APPEAL.test(sentence) && !isNoReason(sentence) && !OPENS.test(sentence));
  const before = sentences[at - 1];
  if (!before || !LEANS.some((pattern) => pattern.test(sentences[at] ?? ""))) return [];
  return TO_APPEAL.test(before) ? [] : [before];
};

/** "Codes denied: 97110   Denial code: 50 - these are …": what stands before the code's meaning are fields. */
const CODE_LABEL =
  /^.*?\b(?:denial|reason|remark|adjustment)(?: reason)? codes?\s{0,3}:?\s{0,3}(?:[A-Z]{2}[ -]?)?[A-Z]?\d{1,3}\s{0,3}[-–:=]\s{0,3}(?=\p{L})/iu;
const isTail = (sentence: string | undefined) => /^\p{Ll}/u.test(sentence ?? "");

/** "Clinical rationale" over a paragraph: each of its sentences is a reason, whatever its words. */
const RATIONALE =
  /^\s*(?:(?:clinical|medical|denial|reviewer'?s?|decision|determination) )*(?:rationale|reviewer (?:comments|notes?)|basis (?:for|of) (?:the |our |this )?(?:decision|denial|determination)|reasons? for (?:the |our |this )?(?:decision|denial|determination)|why (?:we|was|is|this|it)\b[^.]{0,40})\s*[:?]?\s*$/im;

function rationaleOf(noticeText: string, told: readonly string[]): string[] {
  const found = RATIONALE.exec(noticeText);
  if (!found) return [];
  const below = noticeText.slice(found.index + found[0].length).replace(/^\s*\n/, "");
  const [paragraph = ""] = below.split(/\n\s*\n|\f/);
  if (paragraph.length > 1500 || ITEM.test(paragraph.split("\n")[0] ?? "")) return [];
  const known = told.map(letters).join(" ");
  const said = sentencesOf(paragraph).filter(
    (sentence) => !known.includes(letters(sentence).slice(0, 40)) && !TO_APPEAL.test(sentence),
  );
  const reasons = said.filter((sentence) => !GIVEN_ONLY.test(sentence));
  return reasons.length > 0 ? reasons : said;
}
/** "Ms. Ames-Tell had 12 visits for neck pain.": what was given, before the reasons. */
const GIVEN_ONLY =
  /^(?:the (?:member|patient|client)|(?:mr|mrs|ms)\.? [\p{L}'’-]+) (?:had|has had|received|attended) \d{1,3} (?:\p{L}{1,14} ){0,2}(?:visits?|sessions?)(?: for [^;,.]{3,60})?\.$/iu;

/** "In the words of our reviewer:" over a quotation: each of its sentences is a reason. */
const REVIEWERS_WORDS =
  /\b(?:reviewer|physician|director|examiner|consultant)(?:'s words?)?\b[^.\n]{0,40}:\s{0,40}["“]([^"“”]{20,1200})["”]/i;

function quotedReviewer(noticeText: string, told: readonly string[]): string[] {
  const [, said = ""] = REVIEWERS_WORDS.exec(noticeText) ?? [];
  const known = told.map(letters).join(" ");
  return sentencesOf(said).filter((sentence) => !known.includes(letters(sentence).slice(0, 40)));
}

const GIVES_REASON =
  /\b(?:do(?:es)?|did|could) not (?:show|support|document|demonstrate|indicate|contain|include|establish|meet|find|state|receive|have|identify|describe|change)\b|\bno (?:evidence|documentation|record|prior authorization)\b|\bnothing (?:in|on|of|that)\b[^.;]{0,30}\b(?:shows?|supports?|documents?|indicates?|suggests?|tells?)\b|^no (?:[\w-]+ ){1,8}(?:was|were|is|has been|have been) (?:found|received|documented|submitted|included|on file|in the)\b|\b(?:you|the (?:patient|member|client)) (?:were|was|had|have|has|are|is) (?:not|already|able|no longer|only)\b|\bnot (?:documented|obtained|on file|met|shown|supported)\b|\bcould (?:have been|be) (?:done|performed|carried)/i;

/** Sentences of the notice that give a reason, or the policy's conditions one by one, beside the reason that was read. */
function reasonsElsewhere(noticeText: string, told: readonly string[]): string[] {
  const known = told.map(letters).join(" ");
  return paragraphsOf(noticeText)
    .filter((paragraph) => paragraph.length < 1200 && !ITEM.test(paragraph))
    .flatMap(sentencesOf)
    .filter((sentence) => !known.includes(letters(sentence).slice(0, 40)) && sentence.length < 500)
    .filter((sentence) => {
      const inline = inlineItems(sentence);
      return inline
        ? CRITERIA.test(inline.lead) || GIVES_REASON.test(inline.lead) || WOULD_NEED.test(inline.lead)
        : GIVES_REASON.test(sentence);
    })
    .filter((sentence) => !TO_APPEAL.test(sentence) && !/^[\s•*▪–-]*if\b/i.test(sentence));
}

/** "…is documented after the first exam, and": what leads to the next reason is no part of this one. Of criteria it tells whether one is enough. */
const LEADS_TO_NEXT = /[,;]\s{1,3}(?:and|or)$/i;

/** At most this many points are answered one by one. */
const MOST_POINTS = 12;

/**
 * The payer's points from the notice as it was read and from the reason as the person confirmed it. Where the reading took the
 * reason apart already (`read`), its points stand, in its words; what kind they are the notice's own lists tell.
 */
export function denialPoints(whole: string, reason: string, read: readonly string[] = []): DenialPoint[] {
  const points: Omit<DenialPoint, "id">[] = [];
  const tables = findingTables(whole);
  const noticeText = tables.rest;
  const disputed = disputedMarks(`${noticeText}\n${reason}`);
  const accepted = acceptedMarks(`${noticeText}\n${reason}`);
  const marked = new Map<string, Omit<DenialPoint, "id">>();
  for (const { kind, mark, text, finding } of tables.rows) {
    const granted = finding === "met" || (accepted?.has(mark) ?? false);
    const point = { kind, text, disputed: !granted && finding === "unmet", ...(granted ? { granted } : {}) };
    points.push(point);
    if (mark && !marked.has(mark)) marked.set(mark, point);
  }
  for (const list of listsOf(noticeText)) {
    const kind = kindOfList(list);
    if (!kind) continue;
    list.items.forEach((item, index) => {
      const mark = (list.marks[index] ?? "").replace(/[().[\]:]/g, "").toLowerCase();
      if (isMarkedMet(item, list.items)) {
        points.push({ kind, text: item, disputed: false });
        return;
      }
      const isNumbered = kind === "criterion" && /^[\da-h]+$/.test(mark);
      const granted = isNumbered && (accepted?.has(mark) ?? false);
      const held = !granted && (!isNumbered || !disputed || disputed.has(mark));
      const point = { kind, text: item, disputed: held, ...(granted ? { granted } : {}) };
      points.push(point);
      if (isNumbered && !marked.has(mark)) marked.set(mark, point);
    });
  }
  points.push(...awaitedLists(noticeText).map((point) => ({ ...point, disputed: true })));
  takeRead(points, tables.rows.length > 0 ? read.filter((said) => !tellsOfRows(said, tables.rows)) : read);
  const listed = points.length > 0;
  const given = read.length > 0 ? [] : sentencesOf(wholeReason(noticeText, reason));
  const own = [...given, ...rationaleOf(noticeText, [...given, ...read])];
  const told = [...own, ...quotedReviewer(noticeText, [...own, ...read])];
  const rows = rowsOf(noticeText);
  for (const sentence of [...told, ...reasonsElsewhere(noticeText, [...told, ...read])]
    .map((said) => behindRow(said, rows))
    .flatMap(clausesOf)) {
    const inline = inlineItems(sentence);
    if (inline) {
      for (const item of inline.items)
        points.push({
          kind:
            (ASKED_FOR.test(inline.lead) || WOULD_NEED.test(inline.lead)) &&
            !/\bnot (?:show|support|document)/i.test(inline.lead)
              ? "item"
              : CRITERIA.test(inline.lead)
                ? "criterion"
                : "reason",
          text: item,
          disputed: true,
        });
      continue;
    }
    const [, awaited] = FORM_SENT.exec(sentence) ?? [];
    if (awaited) {
      points.push({ kind: "item", text: awaited, disputed: true });
      continue;
    }
    const conditions = conditionsOf(sentence);
    if (conditions.length > 0) {
      points.push(...conditions.map((text) => ({ kind: "criterion" as const, text, disputed: true })));
      continue;
    }
    if (points.some(({ kind }) => kind === "item") && CAME_WITHOUT.test(sentence)) continue;
    if (LEADS_TO_LIST.test(sentence) || (listed && LEADS_ON.test(sentence))) continue;
    if (
      asksNoAnswer(sentence) ||
      (listed && ((NUMBERED.test(sentence) && !EACH_UNMET.test(sentence)) || covered(sentence, points)))
    )
      continue;
    points.push({ kind: "reason", text: sentence, disputed: true });
  }
  if (points.length === 0 && reason.trim() === "")
    points.push(
      ...askedInPassing(noticeText).map((text) => ({ kind: "item" as const, text, disputed: true })),
    );
  const levels = levelRows(noticeText).map((text) => ({ kind: "reason" as const, text, disputed: true }));
  const held = levels.length > 0 ? [...levels, ...points.filter(({ kind }) => kind === "item")] : points;
  const said = withCriteria(held, marked)
    .filter(({ kind, text }) => kind !== "reason" || !isNoReason(text))
    .map((point) =>
      point.kind === "reason" ? { ...point, text: point.text.replace(LEADS_TO_NEXT, "") } : point,
    );
  const specific = said.filter(({ text }) => !GENERAL.test(text));
  const kept = specific.length > 0 ? specific : said.slice(0, 1);
  return distinct(kept)
    .slice(0, MOST_POINTS)
    .map((point, index) => ({ ...point, id: `point-${index + 1}` }));
}

const ASKED_IN_PASSING =
  /\b(?:please|you must|kindly|need you to|ask you to)\s+(?:send|submit|provide|fax|forward|upload|return)(?:\s+us)?\s+((?:an?|the|your|all|any)\s+[^.;]{3,90}?)(?=,?\s+(?:within|by|no later|so that|to (?:us|the)|before|filled)\b|[.;])/gi;

/** "Please send the office notes within 30 days": a paper that is asked for in a sentence. */
const askedInPassing = (text: string): string[] =>
  [...text.replace(/\s+/g, " ").matchAll(ASKED_IN_PASSING)]
    .map(([, paper = ""]) => paper.trim())
    .filter((paper) => !/\b(?:copy of this|this (?:letter|notice|form))\b/i.test(paper))
    .slice(0, 3);

function takeRead(points: Omit<DenialPoint, "id">[], read: readonly string[]): void {
  const isSame = (a: string, b: string) => a.includes(b) || b.includes(a);
  let kind: DenialPoint["kind"] = "reason";
  for (const text of read) {
    // What was read in one piece, and the notice's list has one by one.
    if (points.filter((point) => letters(text).includes(letters(point.text))).length > 1) continue;
    const same = points.find((point) => isSame(letters(point.text), letters(text)));
    if (same) {
      same.text = text;
      kind = same.kind;
    } else points.push({ kind, text, disputed: true });
  }
}

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

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const covered = (sentence: string, points: { text: string }[]) =>
  points.some(({ text }) => letters(sentence).includes(letters(text).slice(0, 40)));

function distinct<T extends { text: string }>(points: T[]): T[] {
  const seen: string[] = [];
  return points.filter(({ text }) => {
    const own = letters(text);
    if (own.length < 4 || seen.some((other) => other.includes(own) || own.includes(other))) return false;
    seen.push(own);
    return true;
  });
}
