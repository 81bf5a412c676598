import { isAnotherNumber } from "../gates/identifier-gate";
import { bestOf, type Candidate, type Reading } from "../page/candidate";
import { parseIdentifier } from "../page/identifiers";
import { parsePersonName } from "../page/person-name";
import { byLabel } from "./facts";

const PLAN_NUMBER = /^[A-Z]{2,5}-\d{2,6}$/;

export function readGroupNumber(reading: Reading): Candidate | undefined {
  return bestOf([
    ...customersAccount(reading),
    ...controlOfPlan(reading),
    ...besideOthers(reading),
    ...reading.lines.flatMap(({ text }, line) => {
      const match =
        /[,(] ?(?:group|grp) (?:no\.? |number |# ?)?(\d[\w-]{2,14})\b/i.exec(text) ??
        /\b(?:your|whose|his|her|their) group(?: (?:no\.?|number|#))?,? (?:no\.? |number |# ?|is )?((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{3,14})\b/.exec(
          text,
        ) ??
        /\b[Ee]mployer(?:['’]s)? group(?: (?:number|no\.?|plan))? (?:is|was|has the number) ((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{2,14})\b/.exec(
          text,
        ) ??
        /\b(?:[Ee]mployer(?:['’]s)?|[Hh]er|[Hh]is) group \(((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{2,14})\)/.exec(
          text,
        ) ??
        /\b[Gg]roup (?:(?:number|no\.?|ID) (?:is|was)|(?:number|no\.)) ((?=[A-Z-]*\d{2})[A-Z0-9][A-Z0-9-]{2,14})\b/.exec(
          text,
        ) ??
        // "(member ID W2608 41775, plan control number 0877316-012-00004)": a claim's control number is called no plan's.
        /\b(?:[Pp]lan|[Gg]roup|[Ee]mployer)(?:['’]s)? control (?:number|no\.?|#) (?:is )?((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{3,20})\b/.exec(
          text,
        ) ??
        /\b[Oo]ur (?:group|account) (?:no\.? |number |# ?)?((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{3,14})\b/.exec(
          text,
        );
      const start = match ? match.index + match[0].length - (match[1]?.length ?? 0) : 0;
      return match?.[1]
        ? [{ value: match[1], score: 0.6, spans: [{ line, start, end: start + match[1].length }] }]
        : [];
    }),
    // "Plan   DUN-100": letters and a short number are no plan's name.
    ...byLabel(reading, ["payer"], (v) =>
      /^plan$/i.test(v.labelText) && PLAN_NUMBER.test(v.value) ? v.value : undefined,
    ),
    // "Plan     Narragan Tool Works Medical Plan (self-insured), no. NTW-4"
    ...byLabel(reading, ["payer"], (v) =>
      /^plan\b/i.test(v.labelText) ? /, no\. ([A-Z]{2,5}-?\d{1,6})$/.exec(v.value)?.[1] : undefined,
    ),
    // "Group:  Tidewater Boatworks, 00381177"
    ...byLabel(reading, ["group"], (v) =>
      v.layout === "below"
        ? undefined
        : /^\p{Lu}[\p{L}&.,' -]{3,60}(?:,|(?<!\b(?:Local|Lodge|District|Council|Class|Unit|Plan))) (?:no\. ?|# ?)?(\d[\d-]{3,12})$/u.exec(
            v.value,
          )?.[1],
    ),
    // "Account   Northwind Logistics, 3340071": no patient's account has an organization's name.
    ...byLabel(reading, ["account"], (v) =>
      v.layout === "below" || /\bpa?t/i.test(v.labelText)
        ? undefined
        : /^\p{Lu}[\p{L}&.' -]{3,60}(?:, (?:Inc|LLC|Co|Corp)\.?)?, (?:no\. ?|# ?)?(\d[\d-]{3,12})$/u.exec(
            v.value,
          )?.[1],
    ),
    // "Employer group   Superior Timber Supply  (70-1184)"
    ...reading.lines.flatMap(({ text }, line) => {
      const match =
        /(?:^|\s{2,})(?:employer )?group(?::|\s{2,})\s*\p{Lu}[\p{L}&.,'’ -]{3,60}\(((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{2,14})\)/iu.exec(
          text,
        );
      const start = match ? match.index + match[0].length - 1 - (match[1]?.length ?? 0) : 0;
      return match?.[1]
        ? [{ value: match[1], score: 0.8, spans: [{ line, start, end: start + match[1].length }] }]
        : [];
    }),
    // "… issued through Larkspur Paper Co. (account 30-2214)"
    ...reading.lines.flatMap(({ text }, line) => {
      const match =
        /\bthrough (\p{Lu}[\p{L}&.,'’ -]{3,60}) \((?:group |account )(?:no\.? |number )?(\d[\d-]{3,12})\)/u.exec(
          text,
        );
      const end = match ? match.index + match[0].length - 1 : 0;
      return match?.[2] && OF_EMPLOYER.test(match[1] ?? "")
        ? [{ value: match[2], score: 0.6, spans: [{ line, start: end - match[2].length, end }] }]
        : [];
    }),
    // "Group:  F14 / Local 242": beside what it is divided into even a short one is the group's.
    ...byLabel(reading, ["group"], (v) =>
      v.layout === "below" ? undefined : /^([A-Z]\d{2}) \/ \p{L}/u.exec(v.value)?.[1],
    ),
    // "Group   X0BAVN": a letter, a digit and what follows are no word.
    ...byLabel(reading, ["group"], (v) =>
      v.layout !== "below" && /^(?:group|grp)(?: (?:number|no\.?|id|#))?$/i.test(v.labelText)
        ? /^[A-Z]\d[A-Z\d]{3,6}$/.exec(v.value)?.[0]
        : undefined,
    ),
    // "Account number 3341720, Rogue Timber Cooperative": the number may stand before whose it is.
    ...byLabel(reading, ["account"], (v) =>
      v.layout === "below" || /\bpa?t/i.test(v.labelText) ? undefined : numberBeforeEmployer(v.value),
    ),
    ...toldInSentence(reading),
    ...behindEmployer(reading),
    ...accountOfEmployer(reading),
    ...byLabel(reading, ["group", "subscriber"], (v) => {
      if (v.label.kind === "subscriber" && !/group/i.test(v.labelText)) return undefined;
      const value = v.value.replace(/^[\p{L} ]+ \/ /u, "").split(" / ")[0] ?? "";
      const id = parseIdentifier(value, { minDigits: /^[A-Z]{2,}(?:-[A-Z]{2,})?-\d\d$/.test(value) ? 2 : 3 });
      // A form prints its amounts with a blank: "1150 00".
      const isAmount = v.layout === "below" && /^\d{2,5} \d{2}$/.test(value);
      return id && !isAmount && !REASON_CODE.test(id) && !isAnotherNumber(id, "group", reading)
        ? id
        : undefined;
    }),
  ]);
}

/** Cigna calls the employer's group an account, and the member a customer; a bill's customer has an account of his own. */
function customersAccount(reading: Reading): Candidate[] {
  const { labeled, lines } = reading;
  const hasCustomer = labeled.some((v) =>
    /^customer(?:['’]s)?(?: (?:name|id|no\.?|number))?$/i.test(v.labelText),
  );
  const isOfCigna = lines.slice(0, LETTERHEAD).some(({ text }) => /^[^:]*\bcigna\b/i.test(text));
  const hasClaim = labeled.some((v) => v.label.kind === "claim" && v.label.weight >= 0.8);
  if (!(hasCustomer || isOfCigna) || !hasClaim) return [];
  // "Account number" alone may be the practice's own of the patient; beside that, or an account's name, it is the employer's.
  const hasOthers = labeled.some(
    (v) =>
      /^account name\b/i.test(v.labelText) ||
      /^(?:patient|pt|pat|provider|your)\b.*\bac(?:count|ct)\b/i.test(v.labelText),
  );
  return byLabel(reading, ["account"], (v) => {
    const isNamed = /^(?:account|group account)(?: \(plan sponsor\))?$/i.test(v.labelText);
    if (!isNamed && !(hasOthers && /^(?:group )?account (?:no\.?|number|#)$/i.test(v.labelText)))
      return undefined;
    const [, number, name = ""] = /^(\d{7})(?:$|,? +(.*))/.exec(v.value) ?? [];
    const isPerson = parsePersonName(name) !== undefined && !OF_EMPLOYER.test(name) && !/\bplan$/i.test(name);
    return isPerson ? undefined : number;
  }).filter(({ value }) => !isAnotherNumber(value, "group", reading));
}

const LETTERHEAD = 3;

/** "Control number: 0868203-14-001" beside the plan or the employer; a claim's control number is in one piece. */
const controlOfPlan = (reading: Reading): Candidate[] =>
  reading.labeled.some((v) => /\b(?:employer|plan sponsor|group name)\b/i.test(v.labelText))
    ? reading.labeled.flatMap((v) =>
        /^(?:plan )?control (?:number|no\.?|#)$/i.test(v.labelText) &&
        /^\d{6,7}-\d{2,3}-\d{3,5}$/.test(v.value)
          ? [{ value: v.value, score: 0.75, spans: [v.span] }]
          : [],
      )
    : [];

/** "Orchard Ladder Works, 1044907" alone under "Group"; "Plan ID / group   AFA 77-0193-445  /  KF-5520". */
const besideOthers = (reading: Reading): Candidate[] => [
  ...byLabel(reading, ["group"], (v) =>
    v.layout === "below" && /^group$/i.test(v.labelText) && reading.lines[v.span.line]?.cells.length === 1
      ? employersNumber(v.value)
      : undefined,
  ),
  ...reading.lines.flatMap(({ text }, line) => {
    const match =
      /(?:\b(?:plan|member|subscriber|policy|insured) |^\s*| {2})ID ?\/ ?group:?\s{1,12}(?=[^/]*\d)[A-Z0-9][\w -]{3,24}\/\s{0,3}((?=[A-Z-]*\d{3})[A-Z0-9][A-Z0-9-]{3,14})(?![\w/])/i.exec(
        text,
      );
    const end = match ? match.index + match[0].length : 0;
    return match?.[1]
      ? [{ value: match[1], score: 0.75, spans: [{ line, start: end - match[1].length, end }] }]
      : [];
  }),
];

/** A practice's group has a number of providers (ten digits), of taxes or of a telephone. */
const employersNumber = (value: string): string | undefined =>
  OF_PROVIDERS.test(value)
    ? undefined
    : /^\p{Lu}[\p{L}&.' -]{3,60}, (?:no\. ?|# ?)?((?!\d{10}$|\d\d-\d{7}$|\d{3}-\d{3}-\d{4}$)\d[\d-]{4,12})$/u.exec(
        value,
      )?.[1];
const OF_PROVIDERS =
  /\b(?:medical group|clinic|physicians?|physical therapy|chiropractic|rehab\w*|associates)\b/i;

/** Words that only an organization's name ends with; "Dana Cooper" behind a patient's account is a person. */
const OF_EMPLOYER =
  /\b(?:Inc|LLC|Co|Corp|Company|Cooperative|Co-?op|Works|Industries|Manufacturing|Logistics|Foods|Supply|Schools?|District|County|City|University|Union|Fund|Trust|Services|Partners|Employees|Labs|Laboratories|Foundry|Mills?|Systems|Brands|Holdings|Enterprises|Group|Farms|Motors|Bank|(?:Health|Medical|Welfare|Benefits?|Employees?['’]?|Group)(?: (?:Benefits?|Care|Insurance|Welfare|Health))* Plan)\.?$/i;

function numberBeforeEmployer(value: string): string | undefined {
  const [, id, name] = /^(\d[\d-]{3,12})(?:,| \/) (\p{Lu}[\p{L}&.,' -]{3,60})$/u.exec(value) ?? [];
  return id && OF_EMPLOYER.test(name ?? "") ? id : undefined;
}

/** "Plan: Med Choice, employer group G1009912", "(member 006-418-8820-01, group G0029914)": letters, too, open a group's number. */
const LETTERED =
  /(?:[,(;] ?|\b(?:employer|under|in|of|your|the) )group (?:no\.? |number |# ?)?([A-Z]{1,3}-?\d{4,12})(?![\w-])/g;
/** "… whose coverage comes through employer group 794410": beside the employer digits alone are the group's, and so they are behind the member's own number. */
const OF_AN_EMPLOYER =
  /\b(?:(?:employer['’]?s?|through|under|belongs? to|enrolled in|member of|part of|contract of|plan of|policy of) group (?:no\.? |number |# ?)?|(?<=\d )and group (?:no\.? |number |# ?)?)(\d{4,12}|\d{2,6}-\d{2,6})(?![\w-]|\.\d)/g;

function toldInSentence(reading: Reading): Candidate[] {
  return reading.lines.flatMap(({ text }, line) =>
    [...text.matchAll(LETTERED), ...text.matchAll(OF_AN_EMPLOYER)].flatMap((match) => {
      const id = match[1] ?? "";
      const start = match.index + match[0].length - id.length;
      return isAnotherNumber(id, "group", reading)
        ? []
        : [{ value: id, score: 0.6, spans: [{ line, start, end: start + id.length }] }];
    }),
  );
}

/** "Group:   Escambia Marine Supply   791144": in the next column, where no label takes it. */
function behindEmployer({ labeled, lines }: Reading): Candidate[] {
  return labeled.flatMap((v) => {
    const isEmployer =
      v.label.kind === "group" && v.layout !== "below" && /^\p{Lu}[\p{L}&.,'’ -]{3,60}$/u.test(v.value);
    const next = lines[v.span.line]?.cells.find(({ start }) => start >= v.span.end);
    if (!isEmployer || !next || !/^\d{4,12}$/.test(next.text)) return [];
    const ofAnother = labeled.some(
      (o) => o !== v && o.span.line === v.span.line && o.span.start < next.end && next.start < o.span.end,
    );
    const span = { line: v.span.line, start: next.start, end: next.end };
    return ofAnother ? [] : [{ value: next.text, score: 0.85, spans: [span] }];
  });
}

/**
 * "Account  LARKFIELD BOATWORKS LLC    Account number  3344810" beside "Patient acct  RBD-60914": where the patient's account has a
 * label of its own, the one beside an organization is the employer's.
 */
function accountOfEmployer({ labeled }: Reading): Candidate[] {
  const accounts = labeled.filter((v) => v.label.kind === "account" && v.layout !== "below");
  const ofPatient = accounts.some((v) => /\bpa?t(?:ient)?\b/i.test(v.labelText));
  const employer = accounts.find(
    (v) => /^account(?: name)?$/i.test(v.labelText) && /^\p{L}[^\d]+$/u.test(v.value),
  );
  if (!ofPatient || !employer) return [];
  return accounts.flatMap((v) => {
    const id = v.labelLine === employer.labelLine && v !== employer ? parseIdentifier(v.value) : undefined;
    return id ? [{ value: id, score: 0.7, spans: [v.span] }] : [];
  });
}

/** "GRP/CARC   CO-29": the group of a reason code, over a column of them. */
const REASON_CODE = /^(?:CO|PR|OA|PI|CR)[- ]?[A-Z]?\d{1,3}$/;
