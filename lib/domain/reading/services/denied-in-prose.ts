import type { DeniedLine } from "@/lib/core/notice";
import { hasReasonWords, reasonStrength } from "../denial/denial-cues";
import { inScope } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import type { LabelKind } from "../page/labels";
import type { Sentence } from "../page/page-lines";
import { AMOUNT, amountIn, type Notice, PROCEDURE } from "./service-rows";

/** "We will not pay for CPT 97110 on 3/4/2026 ($120.00): the notes do not …", sentence by sentence. */
export function deniedInProse(notice: Notice): DeniedLine[] {
  const found: DeniedLine[] = [];
  const numbers = numbersOf(notice);
  let named: { code: string; date: string | null; paragraph: number } | undefined;
  for (const sentence of notice.reading.sentences) {
    if (!sentence.spans.every((s) => inScope(notice.scope, s.line))) continue;
    const codes = [...new Set([...sentence.text.matchAll(PROCEDURE)].map((m) => m[1] ?? ""))].filter(
      (c) =>
        !numbers.has(c) &&
        (/^[A-Z]|[FTU]$/.test(c) || /\b(?:cpt|hcpcs|code|procedure|service)\b/i.test(sentence.text)),
    );
    const item = LISTED.exec(sentence.text);
    if (item?.[1] && item[2] && STAYS_UNPAID.test(before(notice, sentence)))
      found.push({
        ...NOTHING,
        procedureCode: item[1],
        amount: amountIn(item[2]) ?? null,
        reason: `${sentence.text} ${/\)\.?$/.test(sentence.text) ? goingOn(notice, sentence) : ""}`.trim(),
      });
    const refused = chargedAndRefused(sentence);
    if (refused) found.push(refused);
    if (item || refused) continue;
    const [code] = codes;
    const date = datesOn(sentence)[0]?.iso ?? null;
    const earlier =
      named &&
      codes.length === 0 &&
      sentence.paragraph - named.paragraph <= 1 &&
      THIS_SERVICE.test(sentence.text)
        ? named
        : undefined;
    if (codes.length > 0)
      named = code && codes.length === 1 ? { code, date, paragraph: sentence.paragraph } : undefined;
    const line = earlier
      ? deniedIn(notice, sentence, earlier.code, earlier.date)
      : code && codes.length === 1
        ? deniedIn(notice, sentence, code, date)
        : undefined;
    const same = (o: DeniedLine) =>
      o.procedureCode === line?.procedureCode &&
      o.dateOfService === line.dateOfService &&
      o.code === line.code;
    if (line && !found.some(same)) found.push(line);
  }
  return found;
}

/** "Claim no.: E26 2783 00457": a part of a claim's or a member's number, and no service. */
const numbersOf = ({ reading: { labeled } }: Notice): ReadonlySet<string> =>
  new Set(
    labeled.flatMap(({ label, value }) =>
      OF_NUMBERS.has(label.kind) ? value.split(/\s+/).filter((part) => /^\d{5}$/.test(part)) : [],
    ),
  );
const OF_NUMBERS: ReadonlySet<LabelKind> = new Set(["claim", "member_id", "group", "account"]);

/**
 * "The inhaled treatment, 94640, charged at $41.00, was not paid: … part of 94060": the code with its charge is the one that was
 * refused, whatever other codes the reason names.
 */
const CHARGED_AND_REFUSED =
  /(?<![\w$.,/#-])(\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?,? (?:which (?:you|was) )?(?:charged|billed|submitted)(?: at| for)? (\$ ?[\d,]+\.\d\d),? (?:was|is|has been|were) (?:not (?:paid|covered|payable|allowed|approved)|denied|disallowed)\b/i;

/** "We are unable to pay for 97530 ($96.00)", "We did not pay 80061 ($62.00)": the refused code with its charge in brackets. */
const REFUSED_WITH_CHARGE =
  /\b(?:unable to|not able to|can ?not|can['’]t|did not|do not|does not|will not|won['’]t) (?:pay|cover|allow|approve)(?: for)? (?:(?:CPT|HCPCS|code|procedure|service) ){0,2}(\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})? ?\((\$ ?[\d,]+\.\d\d)\)/i;

function chargedAndRefused(sentence: Sentence): DeniedLine | undefined {
  const [, procedureCode, printed] =
    CHARGED_AND_REFUSED.exec(sentence.text) ?? REFUSED_WITH_CHARGE.exec(sentence.text) ?? [];
  const amount = printed && amountIn(printed);
  if (!procedureCode || !amount) return undefined;
  const days = [...new Set(datesOn(sentence).map(({ iso }) => iso))];
  const dateOfService = days.length === 1 ? (days[0] ?? null) : null;
  return { ...NOTHING, procedureCode, dateOfService, billed: amount, amount, reason: sentence.text };
}

/** "1. 97530 on April 6 and April 13 ($312.00): the notes describe …" under words that say no. */
const LISTED =
  /^\(?(?:\d{1,2}[.)] ?)?(?:(?:procedure|code|cpt|hcpcs|service) )?(\d{5}|[A-Z]\d{4})\b[^:;]{0,60}\((\$[\d,]+\.\d{2})\)\s?(?:[:–-]|\.$)/i;
const STAYS_UNPAID =
  /\b(?:unpaid|not (?:be )?(?:paid|pay|payable|covered|approved)|(?:cannot|can['’]t) (?:be )?(?:paid|pay|cover\w*|approve\w*)|denied|disallowed)\b/i;

/** An item that ends behind its amount gives its reason in the next sentence. */
const goingOn = ({ reading }: Notice, sentence: Sentence): string => {
  const next = reading.sentences[reading.sentences.indexOf(sentence) + 1];
  return next?.paragraph === sentence.paragraph ? next.text : "";
};
const NOTHING = {
  procedureCode: null,
  dateOfService: null,
  billed: null,
  amount: null,
  groupCode: null,
  code: null,
  remarks: [],
  reason: null,
};

/** What was said up to a sentence, as far as it may announce a list. */
const before = ({ reading }: Notice, sentence: Sentence): string => {
  const at = reading.sentences.indexOf(sentence);
  return reading.sentences
    .slice(Math.max(0, at - 12), at)
    .map(({ text }) => text)
    .join(" ");
};

const THIS_SERVICE =
  /\b(?:this|the) (?:procedure|service|item|test|drug|injection|visit|treatment|charge|line)\b/i;

function deniedIn(
  { codes, remarks }: Notice,
  sentence: Sentence,
  procedureCode: string,
  dateOfService: string | null,
): DeniedLine | undefined {
  const { text, spans } = sentence;
  const denies =
    reasonStrength(text) >= 1.5 ||
    /\b(?:den(?:y|ied)|(?:did|will|can) ?not pay|not covered|not payable)\b/i.test(text);
  // "Service ..... 10/14/2026, 99213 with modifier 95": a list's fact is no statement, and no reason.
  if (/\.{4}/.test(text)) return undefined;
  if (!denies || !hasReasonWords(text) || (text.match(AMOUNT)?.length ?? 0) > 2) return undefined;
  const on = (line: number, start: number) =>
    spans.some((s) => s.line === line && start >= s.start && start < s.end);
  const mention = codes.find((m) => on(m.line, m.start) && m.isDenial !== "no");
  return {
    procedureCode,
    dateOfService,
    billed: null,
    amount: amountIn(text) ?? null,
    groupCode: mention?.group ?? null,
    code: mention?.code ?? null,
    remarks: remarks.filter((r) => on(r.line, r.start)).map((r) => r.code),
    reason: text,
  };
}
