import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { findDates } from "../page/calendar-date";
import { type Candidate, inScope, type Reading, type Scope } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { parseMoney } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { Sentence } from "../page/page-lines";
import { AMOUNT, type Notice, PROCEDURE } from "./service-rows";

/** A service that one line tells with its charge: "Line 1: 03/04/2026, 97110, 2 units, billed $120.00, paid $0.00". */
type Told = {
  procedure: string;
  date: string | null;
  charge: string;
  line: number;
  start: number;
  end: number;
};

const MARK =
  /^\s*(?:[-•*·–>]\s*|\(?\d{1,2}[.)]\s*|(?:line|service|item) \d{1,3}[:.)]?\s*)?(?:(?:cpt|hcpcs|code|procedure):? )?/i;
const CHARGED =
  /\b(?:billed|charged?|charges?|submitted|fee)(?: (?:at|of|for|is|was))?:? ?(\$? ?[\d,]+\.\d\d)|(\$? ?[\d,]+\.\d\d) (?:was |were )?(?:billed|charged|submitted)\b/i;
const ZERO = /^\$? ?0?\.00$/;

function servicesTold({ lines }: Reading, scope: Scope | undefined): Told[] {
  return lines.flatMap(({ text }, line) => {
    if (!inScope(scope, line) || /\btotals?\b/i.test(text)) return [];
    // "M54.12" is a diagnosis.
    const amounts = [...text.matchAll(AMOUNT)].filter(
      ({ index }) => !/[\p{L}\d]$/u.test(text.slice(0, index)),
    );
    const codes = [...text.replace(AMOUNT, (amount) => " ".repeat(amount.length)).matchAll(PROCEDURE)];
    const [code] = codes;
    if (!code?.[1] || codes.length !== 1 || amounts.length === 0) return [];
    const rest = text.slice(MARK.exec(text)?.[0].length ?? 0);
    if (findDates(rest)[0]?.start !== 0 && !rest.startsWith(code[1])) return [];
    const said = CHARGED.exec(text);
    const real = amounts.filter(([amount]) => !ZERO.test(amount.trim()));
    const printed = said?.[1] ?? said?.[2] ?? (real.length === 1 ? real[0]?.[0] : undefined);
    const charge = printed && parseMoney(printed);
    if (!printed || !charge || Number(charge) === 0) return [];
    const start = text.indexOf(printed);
    return [
      {
        ...{ procedure: code[1], date: datesOn({ text })[0]?.iso ?? null, charge, line },
        ...{ start, end: start + printed.length },
      },
    ];
  });
}

const sumOf = (charges: readonly string[]): string =>
  charges.reduce((all, one) => all + Number(one), 0).toFixed(2);

/** "… 97110, billed at $120.00, and 97140, billed at $92.00": a charge behind each code of a sentence. */
const IN_SENTENCE =
  /(?<![\w$.,/#-])(\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?(?![\w/-])[^$.;\d]{1,60}(\$ ?[\d,]+\.\d\d)/g;

/** "Supported ..... 99213 $92.40" under "Billed ..... 99214 $131.20": the level that the payer would have paid was not billed. */
export const PUT_IN_PLACE =
  /(?:^|\s{2}|\d\s)(?:supported|should be|should have been|correct(?:ed)?(?: (?:code|level|service))?|recoded(?: as| to)?|allowed as|payable as)[\s.:]{1,40}$/i;

function servicesInSentence({ text }: Sentence): { procedure: string; charge: string }[] {
  const pairs = [...text.matchAll(IN_SENTENCE)].flatMap((match) => {
    const charge = parseMoney(match[2] ?? "");
    return charge &&
      !/\b(?:paid|allowed|approved|owe)\b/i.test(match[0]) &&
      !PUT_IN_PLACE.test(text.slice(0, match.index))
      ? [{ procedure: match[1] ?? "", charge }]
      : [];
  });
  return new Set(pairs.map(({ procedure }) => procedure)).size === pairs.length && pairs.length > 1
    ? pairs
    : [];
}

const isInScope = (sentence: Sentence, scope: Scope | undefined) =>
  sentence.spans.every(({ line }) => inScope(scope, line));

function sentenceSum({ sentences }: Reading, scope: Scope | undefined): Candidate[] {
  return sentences.flatMap((sentence) => {
    const pairs = isInScope(sentence, scope) ? servicesInSentence(sentence) : [];
    const value = sumOf(pairs.map(({ charge }) => charge));
    return pairs.length > 0 ? [{ value, score: 0.56, spans: sentence.spans, basis: "sum of the lines" }] : [];
  });
}

/** What services came to that lines tell one by one, each with its charge. */
export function toldSum(reading: Reading, scope: Scope | undefined): Candidate[] {
  const told = servicesTold(reading, scope);
  const isOneList = told.every(({ line }, at) => at === 0 || line - (told[at - 1]?.line ?? 0) <= 2);
  if (told.length < 2 || !isOneList) return sentenceSum(reading, scope);
  return [
    {
      value: sumOf(told.map(({ charge }) => charge)),
      score: 0.84,
      spans: told.map(({ line, start, end }) => ({ line, start, end })),
      basis: "sum of the lines",
    },
  ];
}

/**
 * Charges that one label announces again and again, each under the day or the procedure of its own service: none of them is the
 * claim's, and what they come to is.
 */
export function repeatedCharges(
  { labeled }: Reading,
  billed: readonly LabeledValue[],
): { values: LabeledValue[]; sum: Candidate } | undefined {
  const beside = billed.filter((v) => v.layout !== "below" && parseMoney(v.value));
  const [first] = beside;
  const values = beside.filter((v) => v.labelText.toLowerCase() === first?.labelText.toLowerCase());
  const isOwn = (at: number) => {
    const [from, to] = [
      values[at - 1]?.labelLine ?? (values[0]?.labelLine ?? 0) - 6,
      values[at]?.labelLine ?? 0,
    ];
    const between = labeled.filter((v) => v.labelLine > from && v.labelLine < to && v.layout !== "below");
    const opens = between.some(({ label }) => label.kind === "service_date" || label.kind === "procedure");
    return opens && (at === 0 || !between.some(({ label }) => label.kind === "claim"));
  };
  if (values.length < 2 || !values.every((_, at) => isOwn(at))) return undefined;
  return {
    values,
    sum: {
      value: sumOf(values.map((v) => parseMoney(v.value) ?? "0")),
      score: 0.84,
      spans: values.map((v) => v.span),
      basis: "sum of the lines",
    },
  };
}

const REFUSED =
  /\b(?:denied|not (?:be )?(?:covered|paid|payable|allowed|approved)|disallowed|rejected|unpaid)\b/i;
const PAID = /\bpaid:? ?(\$? ?[\d,]+\.\d\d)|(\$? ?[\d,]+\.\d\d) (?:was )?paid\b/i;
const ELSEWHERE = /\b(?:deductible|co-?pay|co-?insurance|pend(?:ed|ing)|in process)\b/i;
/** A heading may stand so many lines over its list. */
const OVER = 2;

/** The refused ones of such services: the line says so, pays nothing for a reason, or stands under a heading that refuses. */
export function deniedTold(
  notice: Notice,
  told: (code: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">,
): DeniedLine[] {
  const { lines } = notice.reading;
  const services = servicesTold(notice.reading, notice.scope);
  if (services.length === 0) return deniedInSentence(notice, told);
  let isUnderHeading = false;
  return services.flatMap(({ procedure, date, charge, line }, at) => {
    const text = lines[line]?.text ?? "";
    if (line - (services[at - 1]?.line ?? -9) > OVER)
      isUnderHeading = [1, OVER].some((n) => {
        const over = lines[line - n]?.text.trim() ?? "";
        return /:$/.test(over) && REFUSED.test(over);
      });
    const code = notice.codes.find(
      (one) => one.line === line && one.isDenial !== "no" && one.code !== procedure,
    );
    const said = PAID.exec(text);
    const paid = said && Number(parseMoney(said[1] ?? said[2] ?? ""));
    const isRefused = paid
      ? false
      : REFUSED.test(text) || (paid === 0 && !ELSEWHERE.test(text)) || isUnderHeading;
    if (!isRefused) return [];
    const remarks = notice.remarks.filter((one) => one.line === line).map((one) => one.code);
    const row = { procedureCode: procedure, dateOfService: date, billed: charge, amount: charge, remarks };
    return [{ ...row, ...(code ? told(code) : { groupCode: null, code: null, reason: null }) }];
  });
}

function deniedInSentence(
  { reading, scope, codes }: Notice,
  told: (code: CodeMention) => Pick<DeniedLine, "groupCode" | "code" | "reason">,
): DeniedLine[] {
  return reading.sentences.flatMap((sentence) => {
    const pairs =
      isInScope(sentence, scope) && REFUSED.test(sentence.text) ? servicesInSentence(sentence) : [];
    const days = [...new Set(datesOn(sentence).map(({ iso }) => iso))];
    const own = codes.filter(
      ({ line, isDenial }) => isDenial !== "no" && sentence.spans.some((s) => s.line === line),
    );
    const [code] = own;
    return pairs.map(({ procedure, charge }) => ({
      ...{ procedureCode: procedure, dateOfService: days.length === 1 ? (days[0] ?? null) : null },
      ...{ billed: charge, amount: charge, remarks: [] },
      ...(code && own.length === 1 ? told(code) : { groupCode: null, code: null, reason: sentence.text }),
    }));
  });
}
