import { bestOf, type Candidate, inScope, type Reading, type Scope, spansWithin } from "../page/candidate";
import { GIVEN_NAMES } from "../page/given-names";
import type { LabelKind } from "../page/labels";
import { parsePersonName } from "../page/person-name";
import { layoutWeight } from "./facts";
import { enrolleeOfRelative, relativeOfEnrollee } from "./federal-enrollee";

/** Whose plan it is, where that is not who was treated. */
export function readSubscriber(
  reading: Reading,
  patient: string | undefined,
  scope: Scope | undefined,
): Candidate | undefined {
  // Above the first of the claims: as long as nobody else is named so.
  const holders = new Set(
    reading.labeled.flatMap((v) => (v.label.kind === "subscriber" ? [v.value.toLowerCase()] : [])),
  );
  const firstBlock =
    holders.size === 1 && scope ? Math.min(scope.from, ...scope.others.map(({ from }) => from)) : 0;
  const named = (kinds: LabelKind[]) =>
    bestOf(
      reading.labeled.flatMap((v) => {
        if (!kinds.includes(v.label.kind) || PAYS_THE_BILL.test(v.labelText) || isRelation(reading, v))
          return [];
        // "M2207 41956 (subscriber: Keoni Kamakau)": the bracket was opened before the label.
        const raw = v.value.replace(/^[\w-]*\d[\w-]*\s*\/\s*/, "").replace(/^([^()]+)\)$/, "$1");
        const name = parsePersonName(raw);
        // Over all claims of a family stands whose plan it is.
        const overAll = scope && v.span.line < Math.max(HEAD, firstBlock) && v.span.line < scope.from;
        if (!name || (scope && !overAll && !inScope(scope, v.span.line))) return [];
        const value = surnameLast(name.display, raw, patient);
        return [{ value, score: v.label.weight * layoutWeight(v), spans: [v.span] }];
      }),
    );
  const subscriber = named(["subscriber"]);
  // "Insured: …" alone names who was treated; whose plan it is, nobody says.
  const alone = subscriber?.value.toLowerCase() === patient?.toLowerCase() && !ofPatient(reading);
  if (subscriber) return alone ? undefined : subscriber;
  const relative = relativeOfEnrollee(reading);
  if (relative && relative.patient === patient)
    return { value: relative.holder, score: 0.6, spans: [relative.holderSpan] };
  const enrollee = enrolleeOfRelative(reading);
  if (enrollee && patient && enrollee.value.toLowerCase() !== patient.toLowerCase()) return enrollee;
  // "Enrollee" beside "Patient" is whose plan it is.
  const holder = reading.labeled.find(
    (v) =>
      /^(?:enrollee|covered person|certificate)(?: name)?$/i.test(v.labelText) &&
      // In a row of headings the patient has one of his own.
      (v.layout !== "below" ||
        reading.labeled.some((o) => o.label.kind === "patient" && o.labelLine === v.labelLine && o !== v)),
  );
  const holderName = holder && parsePersonName(holder.value)?.display;
  const twoLabels = reading.labeled.some((v) => v.label.kind === "patient" && v.label.weight >= 0.95);
  if (holder && holderName && patient && twoLabels)
    return { value: holderName, score: 0.6, spans: [holder.span] };
  const member =
    contractOf(reading) ??
    named(["member"]) ??
    besideNumber(reading) ??
    toldHolder(reading, patient) ??
    familyHead(reading, patient);
  // "Marguerite Anne" over the surname in the next line is the patient of the whole name.
  const isPatient = `${patient?.toLowerCase()} `.startsWith(`${member?.value.toLowerCase()} `);
  return member && patient && !isPatient ? member : undefined;
}

/** "ADAEZE COLE" beside a patient Abdelrahman-Cole: the word that they share is the surname, though it is a given name, too. */
function surnameLast(display: string, raw: string, patient: string | undefined): string {
  const [first = "", ...rest] = display.split(" ");
  const shared = patient?.toLowerCase().split(" ").at(-1)?.split("-").includes(first.toLowerCase());
  return shared && rest.length > 0 && !raw.includes(",") && !raw.toLowerCase().startsWith(first.toLowerCase())
    ? [...rest, first].join(" ")
    : display;
}

/** "Relationship  Subscriber" over "Plan  Choice Plus": what the patient is to whose plan it is heads nobody's name. */
const isRelation = ({ lines }: Reading, { labelLine, labelText }: Reading["labeled"][number]): boolean => {
  const text = lines[labelLine]?.text ?? "";
  return /\brelation(?:ship)?(?: to (?:the )?(?:subscriber|insured|patient|member|employee))?[\s:.|]{0,40}$/i.test(
    text.slice(0, Math.max(0, text.lastIndexOf(labelText))),
  );
};

/** Who answers for an office's bill, a parent mostly, is told by it; whose plan it is, is not. */
const PAYS_THE_BILL = /^(?:guarantor|responsible party)\b/i;

/** Lines of a paper's head, which speak of all that follows. */
const HEAD = 12;
const RELATED = /\((?:spouse|wife|husband|son|daughter|child|dependent|domestic partner)\)/i;

/** "TONYA WHITAKER, your wife, …" in a letter to the one whose plan it is. */
const YOURS = /^[\p{L}.'’ -]{4,50}, your (?:spouse|wife|husband|son|daughter|child|dependent)\b/iu;

/** "Contract     of Lennart Daye, group 00518832": a list goes on from its label, and tells whose plan it is. */
function contractOf({ labeled }: Reading): Candidate | undefined {
  for (const { layout, labelText, value: printed, span } of labeled) {
    if (layout === "below" || !/^(?:contract|policy|coverage|certificate|plan|insurance)$/i.test(labelText))
      continue;
    const name = /^of (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3})(?=,|;|$| \()/u.exec(printed)?.[1];
    const value = name && parsePersonName(name)?.display;
    if (value)
      return {
        value,
        score: 0.6,
        spans: [{ ...span, start: span.start + 3, end: span.start + 3 + name.length }],
      };
  }
  return undefined;
}

/** "Member and I.D. .....  Theo Kim, 882006120": a label of both. */
function besideNumber({ labeled }: Reading): Candidate | undefined {
  for (const { label, labelText, layout, value: printed, span } of labeled) {
    if (
      layout === "below" ||
      label.kind !== "member_id" ||
      !/^(?:member|subscriber|insured|employee) (?:and|&) /i.test(labelText)
    )
      continue;
    const name = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}),? (?=\S*\d{4})/u.exec(printed)?.[1];
    const value = name && parsePersonName(name)?.display;
    if (value) return { value, score: 0.6, spans: [{ ...span, end: span.start + name.length }] };
  }
  return undefined;
}

/** "whose husband, Curtis Threadgill, is the employee", "Otto Brandt is the subscriber" */
const HOLDER =
  /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}),? (?:who )?is the (?:employee|subscriber|policy ?holder|insured|sponsor|plan participant)\b/u;

/** "The subscriber, Henri Tremblay, left the company", "the policy of her father, Henri Tremblay" */
const IS_CALLED =
  /\b(?:[Tt]he|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ww]hose) (?:subscriber|policy ?holder|contract ?holder|certificate holder|sponsor|plan participant),? (?:(?:Mr|Mrs|Ms|Mx)\.? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=,| (?:has|had|was|is|left|no longer|did|does)\b)/u;
/** "Our subscriber is Henri Tremblay", "coverage through Henri Tremblay, the subscriber" */
const IS_NAMED =
  /\b(?:subscriber|policy ?holder|contract ?holder|sponsor|plan participant) is (?:(?:Mr|Mrs|Ms)\. )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){1,3})(?=[,.;]| )/u;
const NAMED_SO =
  /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){1,3}), (?:(?:the|our|who is (?:the|our)) (?:subscriber|employee|policy ?holder|contract ?holder|certificate holder|sponsor|plan participant)\b|who (?:holds|carries) (?:the|this) (?:policy|plan|coverage|contract|insurance)\b)/u;
/** "The patient is a dependent of Henri Tremblay", "Her husband Henri Tremblay carries the family's coverage" */
const DEPENDENT_OF =
  /\b(?:is|was|as) (?:a|an|the) (?:covered |eligible |minor )?(?:dependent|wife|husband|spouse|son|daughter|child) (?:of|on the plan of) (?:(?:Mr|Mrs|Ms)\. )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){1,3})(?=[,.;]| (?:and|who|under)\b)/u;
/** "The patient is insured through Henri Tremblay", "the plan is that of …": an employer is named so, too, and has no given name. */
const BY_PERSON =
  /\b(?:(?:covered|insured|enrolled) (?:through|under(?: the plan of)?|by the plan of)|(?:plan|policy|coverage) is that of) (?:(?:Mr|Mrs|Ms)\. )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){1,3})(?=[,.;]| (?:and|who)\b)/u;
const byPerson = (text: string, patient = ""): string | undefined => {
  const name = BY_PERSON.exec(text)?.[1];
  const [first = "", ...rest] = name?.toLowerCase().split(" ") ?? [];
  const isRelative = rest.at(-1) === patient.toLowerCase().split(" ").at(-1);
  return GIVEN_NAMES.has(first) || isRelative ? name : undefined;
};
const CARRIES =
  /\b(?:[Hh]er|[Hh]is|[Tt]heir) (?:husband|wife|spouse|father|mother|parent|partner),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){1,3}),? (?:carries|holds) (?:the|this|our|her|his|their)\b/u;
const POLICY_OF =
  /\b(?:policy|plan|coverage|contract|insurance) (?:of|belongs to|(?:is |was )?in the name of) (?:(?:his|her|their|the) (?:wife|husband|spouse|mother|father|parent|subscriber),? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=,? (?:his|her|their|the(?: patient['’]s| member['’]s)?) (?:wife|husband|spouse|mother|father|parent|subscriber|policy ?holder)\b|(?<=(?:wife|husband|spouse|mother|father|parent|subscriber),? \p{Lu}[^.;,]{3,50})[,.;])/u;

/** "Mr. Odom is covered through his wife, Lenore Odom, an employee …", "Certificate H0-557, issued to Rosamund Dash" */
const THROUGH_RELATIVE =
  /\b(?:covered|insured|enrolled) (?:through|under|by) (?:his|her|their) (?:wife|husband|spouse|(?:domestic )?partner|mother|father|parent),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=[,.;)]| (?:who|an?|at|under)\b|$)/u;
/** "Marisol Etchegaray, date of birth …, the wife of active duty sponsor SSgt Tobias Etchegaray" */
const OF_A_SPONSOR =
  /\b(?:wife|husband|spouse|son|daughter|child|dependent|family member) of (?:(?:the |our |an? )?(?:(?:active[- ]duty|retired|deceased|former) ){0,2}(?:sponsor|service ?member|subscriber|participant|policy ?holder|enrollee|employee)),? (?:\(?(?:[A-Z][A-Za-z]{0,3}[A-Z]\d?|[A-Z]{2,4}\d?|[A-Z][a-z]{1,4}\.|Captain|Major|Colonel|Sergeant|Lieutenant|Commander|Chief|Corporal|Private|Specialist|Airman|Seaman|General|Admiral)\)? ){0,2}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=[,.;)]| (?:who|an?|at|under|and|is|was)\b|$)/u;

/** "Mrs. Castellanos is covered as the wife of our participant, Arturo Castellanos, under …" */
const AS_RELATIVE =
  /\b(?:covered|insured|enrolled) (?:[^.;,]{1,60} )?as (?:the|an?) (?:wife|husband|spouse|(?:domestic )?partner|son|daughter|child|dependent) of (?:(?:our|the|your) (?:participant|member|employee|subscriber|insured|enrollee),? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=[,.;)]| (?:who|an?|at|under)\b|$)/u;
const ISSUED_TO =
  /\b(?:certificate|contract|policy)\b[^.;]{0,40} issued to (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=[,.;)]| (?:through|by|under|of)\b|$)/iu;

function toldHolder({ lines, sentences }: Reading, patient: string | undefined): Candidate | undefined {
  for (const sentence of sentences) {
    const name = [
      HOLDER,
      IS_CALLED,
      IS_NAMED,
      NAMED_SO,
      DEPENDENT_OF,
      CARRIES,
      POLICY_OF,
      THROUGH_RELATIVE,
      AS_RELATIVE,
      OF_A_SPONSOR,
      ISSUED_TO,
    ].flatMap((one) => one.exec(sentence.text)?.[1] ?? [])[0];
    const said = name ?? byPerson(sentence.text, patient);
    const value = said && parsePersonName(said)?.display;
    if (value) return { value, score: 0.6, spans: spansWithin(sentence, lines, said) };
  }
  return undefined;
}

/** "Care for: Philippa Okonjo-Hale (spouse)" in a paper addressed to somebody else: theirs is the plan. */
function familyHead(
  { labeled, lines, sentences }: Reading,
  patient: string | undefined,
): Candidate | undefined {
  const related =
    labeled.some((v) => v.label.kind === "patient" && RELATED.test(v.value)) ||
    sentences.some(
      ({ text }) => patient && text.toLowerCase().startsWith(patient.toLowerCase()) && YOURS.test(text),
    );
  const beside = sentences.some(({ text }) => patient && isRelatedIn(text, patient));
  if (!(related || beside) || !patient) return undefined;
  for (const [line, { cells }] of lines.slice(0, 30).entries()) {
    const [cell] = cells;
    const street = lines[line + 1]?.cells.find((c) => Math.abs(c.start - (cell?.start ?? -9)) <= 2);
    const name =
      cell && street && /^(?:\d{1,6} \p{L}|P\.? ?O\.? box)/iu.test(street.text) && parsePersonName(cell.text);
    if (name && name.display.toLowerCase() !== patient.toLowerCase())
      return { value: name.display, score: 0.6, spans: [{ line, start: cell.start, end: cell.end }] };
  }
  return greeted(lines, patient);
}

/** "… for Amos Marlowe (son)": who was treated, with what they are to the one whose plan it is. */
function isRelatedIn(text: string, patient: string): boolean {
  const at = text.toLowerCase().indexOf(patient.toLowerCase());
  return at >= 0 && RELATED_BEHIND.test(text.slice(at + patient.length));
}
const RELATED_BEHIND =
  /^,? \((?:your )?(?:spouse|wife|husband|son|daughter|child|dependent|domestic partner)\)/i;

/** "Hello, Odette Marlowe" over what is said of a child's care. */
const GREETING = /^\s*(?:hello|hi|dear),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})[,:]?\s*$/iu;

function greeted(lines: Reading["lines"], patient: string): Candidate | undefined {
  for (const [line, { text }] of lines.slice(0, 30).entries()) {
    const said = GREETING.exec(text)?.[1];
    const name = said && parsePersonName(said);
    if (!said || !name || name.display.toLowerCase() === patient.toLowerCase()) continue;
    const start = text.indexOf(said);
    return { value: name.display, score: 0.55, spans: [{ line, start, end: start + said.length }] };
  }
  return undefined;
}

const ofPatient = ({ labeled }: Reading) =>
  labeled.some(
    (v) => ["patient", "member"].includes(v.label.kind) && v.label.weight >= 0.75 && parsePersonName(v.value),
  );
