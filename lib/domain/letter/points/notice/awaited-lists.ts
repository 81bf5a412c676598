/** What a notice lists under a heading that holds it against the claim: conditions that it sets, or papers that it waits for. */
type Awaited = { kind: "criterion" | "item"; text: string };

const CONDITIONS =
  /^\s*(?:the )?(?:(?:coverage |payment |policy |medical )?(?:conditions?|criteria|requirements?|elements?)(?: (?:of|for) (?:approval|payment|coverage|reconsideration))?(?: (?:that (?:are|were) |which (?:are|were) )?(?:not|un)[ -]?(?:shown|met|documented|satisfied|established|supported|fulfilled))?|(?:not (?:met|shown|documented|supported)|unmet)|we (?:could|did) not (?:find|locate|see|identify|verify))\s*(?:\([^()]{0,30}\))?\s*:?\s*$/i;
const WAITED_FOR =
  /^\s*(?:we (?:are |have been )?(?:still )?(?:waiting (?:for|on)|awaiting|need|require)|(?:still )?(?:waiting (?:for|on)|awaiting)|(?:still )?wanted|(?:still|also) (?:needed|required|missing|outstanding|open)|(?:missing|outstanding|awaited|open|required) (?:information|documents?|documentation|records?|items?|papers?)|(?:the )?(?:information|documents?|documentation|records?|items?|papers?) (?:still |that (?:is|are) (?:still )?)?(?:needed|required|outstanding|missing|awaited)|what (?:is|we) (?:still )?(?:missing|needed|need|await)|(?:in order )?(?:for us )?to (?:reconsider|reopen|re-?process|re-?open|finish|complete|process|decide)\b[^.:;]{0,50}\bwe (?:still )?(?:need|require|must have|ask for|want)|before we (?:can )?(?:reconsider|decide|pay|process)\b[^.:;]{0,40}\bwe (?:still )?(?:need|require))\b[^.:;]{0,40}:?\s*$/i;
const TERMS = /\bterms\b|\byour (?:rights|appeal)\b/i;

/** What a heading or the words before a list lead to. */
export function awaitedKind(lead: string): Awaited["kind"] | undefined {
  if (lead.length > 140 || TERMS.test(lead)) return undefined;
  if (CONDITIONS.test(lead)) return "criterion";
  return WAITED_FOR.test(lead) ? "item" : undefined;
}

const MARKED_ITEM = /^\s*(?:[-•*▪◦–]|\(?\d{1,2}[.)]|\(?[a-hA-H][.)]|\(?[ivx]{1,4}[.)])\s+\S/;
const MOST_ITEMS = 8;

/** Lists without marks: a heading over lines of their own, words behind a colon that semicolons part, or papers that one sentence asks for. */
export function awaitedLists(noticeText: string): Awaited[] {
  const lines = noticeText.split(/\n|\f/);
  const listed = lines.flatMap((line, index): Awaited[] => {
    const colon = line.indexOf(":");
    const behind = colon < 0 ? "" : line.slice(colon + 1).trim();
    const kind = awaitedKind(behind === "" ? line : line.slice(0, colon + 1));
    if (!kind || (behind === "" && colon < 0 && /[a-z]\s*$/.test(line) && line.trim().split(" ").length > 6))
      return [];
    const items = behind === "" ? itemsBelow(lines, index) : partsOf(`${behind} ${wrapped(lines, index)}`);
    return items.slice(0, MOST_ITEMS).map((text) => ({ kind, text }));
  });
  return listed.length > 0 ? listed : askedInSentence(noticeText);
}

/** "Send: the evaluation, and the order or referral, within 60 days to …": papers that a sentence asks for one after the other. */
const SEND =
  /(?:^|[.;:]\s)\s{0,3}(?:please )?(?:send|submit|fax|mail|provide|forward|upload)(?: us)?:?\s((?:the|your|an?|all|any|both|copies of)\s[^.;:]{8,220})/gim;
/** "Send: plan of care and its certification; evaluation; the notes of the dates above." */
const SEND_LISTED =
  /(?:^|[.;:]\s)\s{0,3}(?:please )?(?:send|submit|fax|mail|provide|forward|upload|enclose)(?: us)?:\s([^.:]{8,400})/gim;
const SEND_ENDS =
  /,?\s+(?:within|by (?:\d|\p{Lu})|no later|to (?:us|the|our|\p{Lu})|before|so that|for (?:review|us)|with (?:this|a copy|your)|fax \d)[\s\S]*$/u;
/** "A letter that states why, a copy of this letter and the records": how an appeal is made, and nothing that the claim waits for. */
const OWN_LETTER =
  /^(?:an?|your|the) (?:(?:signed|written|short|brief|formal|cover) ){0,2}(?:letter$|(?:appeal|dispute|reconsideration)(?: (?:letter|request|form))?$|(?:letter|statement|request|explanation)\b[^,]{0,30}\b(?:why(?: you\b|$)|you (?:disagree|dispute|believe|think)|(?:of )?your (?:reasons?|position|disagreement|appeal|dispute)))/i;
/** The payer has its own notice. */
const OWN_NOTICE =
  /^(?:an?|the|any) cop(?:y|ies) of (?:this|the|our|your) (?:(?:denial|decision|original|adverse) )?(?:letter|notice|page|decision|determination|explanation(?: of (?:benefits|review))?|EOB|EOR|remittance(?: advice)?)\b/i;
const PAPER =
  /\b(?:evaluations?|(?:visit |office |daily |progress |treatment |clinical |operative |chart )?notes?|orders?|referrals?|plans? of care|certifications?|reports?|logs?|records?|charts?|films?|x-?rays?|images?|results?|forms?|certificates?|statements?|explanation of benefits|EOB|prescriptions?|photos?|letters?|consents?|questionnaires?|invoices?|proof|flow ?sheets?|summar(?:y|ies))\b/i;
/** "The signed report", "the order of …": a paper, and no field of the claim. */
export const asksForPaper = ({ kind, text }: { kind: string; text: string }): boolean =>
  kind === "item" && PAPER.test(text);

function askedInSentence(noticeText: string): Awaited[] {
  const flat = noticeText.replace(/[ \t]*\n[ \t]*(?=\S)/g, " ");
  const listed = [...flat.matchAll(SEND_LISTED)].flatMap(([, said = ""]) => {
    const parts = said.split(/;\s+(?:and )?/).map((part) => part.trim().replace(/\s+/g, " "));
    return parts.length > 1 && parts.every((part) => PAPER.test(part) && part.length < 120) ? parts : [];
  });
  if (listed.length > 0) return listed.slice(0, MOST_ITEMS).map((text) => ({ kind: "item", text }));
  return [...flat.matchAll(SEND)].flatMap(([, said = ""]) => {
    const parts = said
      .replace(SEND_ENDS, "")
      .split(/,\s+(?:and\s+)?|\s+and\s+(?=(?:the|your|an?|any|all)\b)/)
      // "… and the records to: Appeals, P.O. Box": the sentence goes on with where.
      .map((part) =>
        part
          .trim()
          .replace(/\s+/g, " ")
          .replace(/ (?:to|at)$/i, ""),
      );
    if (parts.some((part) => OWN_LETTER.test(part))) return [];
    const papers = parts.filter((part) => !OWN_NOTICE.test(part));
    return parts.length > 1 && parts.every((part) => PAPER.test(part) && part.length < 120)
      ? papers.slice(0, MOST_ITEMS).map((text) => ({ kind: "item" as const, text }))
      : [];
  });
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Each line below the heading, up to a blank one, with what is set in below it. */
function itemsBelow(lines: readonly string[], index: number): string[] {
  const first = (lines[index + 1] ?? "").trim() === "" ? index + 2 : index + 1;
  const items: string[] = [];
  const indent = indentOf(lines[first] ?? "");
  for (let at = first; (lines[at] ?? "").trim() !== ""; at++) {
    const line = lines[at] ?? "";
    // Marked lists are taken apart with their numbers elsewhere.
    if (MARKED_ITEM.test(line)) return [];
    const text = line.trim().replace(/\s+/g, " ");
    if (items.length > 0 && (indentOf(line) > indent || /^\p{Ll}/u.test(text)))
      items[items.length - 1] += ` ${text}`;
    else items.push(text);
  }
  const isProse = items.length < 2 || items.some((item) => item.length > 160 || /[.?!]\s+\p{Lu}/u.test(item));
  return isProse ? [] : items;
}

/** The rest of a sentence that began behind the colon. */
function wrapped(lines: readonly string[], index: number): string {
  const rest: string[] = [];
  for (let at = index + 1; (lines[at] ?? "").trim() !== "" && !/[.]\s*$/.test(lines[at - 1] ?? ""); at++)
    rest.push((lines[at] ?? "").trim());
  return rest.join(" ");
}

const partsOf = (text: string): string[] => {
  const [list = ""] = text.split(/(?<=[a-z)])\.(?:\s|$)/);
  const parts = list.split(/;\s*(?:and\s+|or\s+)?/).map((part) => part.trim().replace(/\s+/g, " "));
  return parts.length > 1 && parts.every((part) => part.length > 3 && part.length < 160) ? parts : [];
};

const UNMET = /\b(?:not (?:met|shown|documented|satisfied)|unmet)\b\W*$/i;
const MET = /(?<!\bnot )\b(?:met|shown|satisfied)\b\W*$/i;

/** "1. A diagnosis … met" beside "2. … not met": what the payer grants is not in dispute. */
export const isMarkedMet = (item: string, all: readonly string[]): boolean =>
  MET.test(item) && all.some((other) => UNMET.test(other));
