import {
  dateSources,
  idSources,
  literalSource,
  nameSources,
  SHAPE_SOURCES,
  SSN_SOURCES,
} from "./identifier-patterns";

const OPEN = "⟦";
const CLOSE = "⟧";
const SSN_REMOVED = "(removed)";
/** A placeholder as models give it back: other brackets, spaces or escapes, lower case. */
const RETURNED = /(?:⟦|\[\[|\\\[\\\[)\s*([\p{L}][\p{L}\p{N}\\_ -]{1,40}?)\s*(?:⟧|\]\]|\\\]\\\])/gu;

/** What is known of the people and the practice that a text may name. */
export type Identifiers = {
  patientName?: string;
  subscriberName?: string;
  dateOfBirth?: string;
  memberId?: string;
  groupNumber?: string;
  claimNumber?: string;
  payerClaimNumber?: string;
  authorizationNumber?: string;
  npi?: string;
  tin?: string;
  practicePhone?: string;
  practiceFax?: string;
  practiceEmail?: string;
  practiceAddress?: string[];
};

export type Redactor = {
  /** Replaces identifiers. The same spelling always gets the same placeholder; SSNs are dropped for good. */
  redact(text: string): string;
  /** Puts identifiers back, letter for letter. A placeholder that was never given out becomes a bracketed blank. */
  restore(text: string, escapeValue?: (value: string) => string): string;
  /** The placeholder of a fact, for instructions to the model; undefined when the fact is missing. */
  placeholderFor(name: string): string | undefined;
};

/** `cased`: sources that are about case as well. */
type Known = { name: string; canonical: string; sources: string[]; cased: string[] };

function knownIdentifiers(facts: Identifiers): Known[] {
  const known: Known[] = [];
  const add = (
    name: string,
    canonical: string | undefined,
    sources: (value: string) => string[],
    cased: string[] = [],
  ) => {
    const value = canonical?.normalize("NFC").trim();
    if (value) known.push({ name, canonical: value, sources: sources(value), cased });
  };
  const addPerson = (prefix: string, name: string | undefined) => {
    const { full, first, last } = nameSources(name ?? "");
    const words = name?.trim().split(/\s+/);
    add(`${prefix}_NAME`, name, () => full);
    for (const [part, { any, cased }, word] of [
      ["LAST_NAME", last, words?.at(-1)],
      ["FIRST_NAME", first, words?.[0]],
    ] as const)
      if (any.length + cased.length > 0) add(`${prefix}_${part}`, word, () => any, cased);
  };
  addPerson("PATIENT", facts.patientName);
  addPerson("SUBSCRIBER", facts.subscriberName === facts.patientName ? undefined : facts.subscriberName);
  add("DATE_OF_BIRTH", facts.dateOfBirth, dateSources);
  add("MEMBER_ID", facts.memberId, (id) => idSources(id, "member|subscriber|id|medicare"));
  add("CLAIM_NUMBER", facts.claimNumber, (id) => idSources(id, "claim|icn|reference"));
  add("PAYER_CLAIM_NUMBER", facts.payerClaimNumber, (id) => idSources(id, "claim|icn|reference"));
  add("GROUP_NUMBER", facts.groupNumber, (id) => idSources(id, "group|policy"));
  add("AUTHORIZATION_NUMBER", facts.authorizationNumber, (id) =>
    idSources(id, "authorization|auth|referral"),
  );
  add("NPI", facts.npi, (id) => idSources(id, "npi"));
  add("TAX_ID", facts.tin, (id) => idSources(id, "tin|tax"));
  add("PRACTICE_PHONE", facts.practicePhone, (id) => idSources(id, "phone"));
  add("PRACTICE_FAX", facts.practiceFax, (id) => idSources(id, "fax"));
  add("PRACTICE_EMAIL", facts.practiceEmail, (email) => [literalSource(email)]);
  for (const line of facts.practiceAddress ?? [])
    add("PRACTICE_ADDRESS", /\d/.test(line) ? line : undefined, (text) => [literalSource(text)]);
  return known;
}

/** One redactor serves all texts of one request, so that a name has one placeholder everywhere. */
export function createRedactor(facts: Identifiers): Redactor {
  const known = knownIdentifiers(facts);
  const valuesByToken = new Map<string, string>();
  const tokensByText = new Map<string, string>();

  const tokenFor = (name: string, text: string) => {
    const key = `${name}\n${text}`;
    const existing = tokensByText.get(key);
    if (existing) return existing;
    let token = name;
    for (let count = 2; valuesByToken.has(token); count++) token = `${name}_${count}`;
    valuesByToken.set(token, text);
    tokensByText.set(key, token);
    return token;
  };
  for (const { name, canonical } of known) tokenFor(name, canonical);

  const passes = [
    compilePass(known.flatMap(({ name, sources }) => sources.map((source) => ({ name, source })))),
    compilePass(
      known.flatMap(({ name, cased }) => cased.map((source) => ({ name, source }))),
      "gu",
    ),
    ...shapePasses(),
  ];

  return {
    redact(text) {
      let result = text.replaceAll(OPEN, "(").replaceAll(CLOSE, ")");
      for (const pass of passes)
        result = outsidePlaceholders(result, (part) =>
          pass(part, (name, match) =>
            name === "" ? SSN_REMOVED : `${OPEN}${tokenFor(name, match)}${CLOSE}`,
          ),
        );
      return result;
    },
    restore(text, escapeValue = (value) => value) {
      return text.replace(RETURNED, (_, inner: string) => {
        const token = inner
          .replace(/\\/g, "")
          .trim()
          .replace(/[\s-]+/g, "_")
          .toUpperCase();
        const value = valuesByToken.get(token);
        return value === undefined ? `[${token.replace(/_/g, " ").toLowerCase()}]` : escapeValue(value);
      });
    },
    placeholderFor(name) {
      return valuesByToken.has(name) ? `${OPEN}${name}${CLOSE}` : undefined;
    },
  };
}

/** One text redacted by itself. */
export function redact(
  text: string,
  facts: Identifiers,
): { text: string; restore: (text: string) => string } {
  const redactor = createRedactor(facts);
  return { text: redactor.redact(text), restore: (answer) => redactor.restore(answer) };
}

type Pass = (text: string, replace: (name: string, match: string) => string) => string;

/** All sources of a pass in one expression: what is replaced is never looked at again. Longer names stand first. */
function compilePass(sources: { name: string; source: string }[], flags: "giu" | "gu" = "giu"): Pass {
  if (sources.length === 0) return (text) => text;
  const expression = new RegExp(
    sources.map(({ source }, index) => `(?<g${index}>${source})`).join("|"),
    flags,
  );
  return (text, replace) =>
    text.replace(expression, (match, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const index = sources.findIndex((_, at) => groups[`g${at}`] !== undefined);
      return replace(sources[index]?.name ?? "", match);
    });
}

let shapes: Pass[] | undefined;
/** What is told by its shape is the same for everybody: compiled once, since that takes longer than a redactor's own. */
function shapePasses(): Pass[] {
  shapes ??= [
    compilePass(SSN_SOURCES.map((source) => ({ name: "", source }))),
    ...SHAPE_SOURCES.map((shape) => compilePass([shape], shape.cased ? "gu" : "giu")),
  ];
  return shapes;
}

const outsidePlaceholders = (text: string, change: (part: string) => string) =>
  text
    .split(/(⟦[^⟦⟧]*⟧)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
