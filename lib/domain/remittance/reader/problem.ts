import type { Position } from "../x12/segment";
import type { TokenFault } from "../x12/tokenizer";

/**
 * What a problem does to the reading. `file`: nothing after it is read. `payment`: the payment it is in is not
 * taken over. `flag`: everything is taken over and the place is flagged for a person.
 */
type ProblemEffect = "file" | "payment" | "flag";

type Rule = { effect: ProblemEffect; message: string };

/** The closed set. Messages are for a biller and hold no patient data; `{…}` is filled from `details`. */
export const PROBLEMS = {
  empty: { effect: "file", message: "The file is empty." },
  binary: {
    effect: "file",
    message:
      "This is not a text file. Upload the remittance itself (.835, .edi or .txt), not a PDF or an archive.",
  },
  not_x12: {
    effect: "file",
    message: "This is not an X12 remittance: the file does not go on with an ISA segment here.",
  },
  isa_broken: {
    effect: "file",
    message: "The ISA segment is broken, so the separators are unknown and nothing after it can be read.",
  },
  segment_too_long: {
    effect: "file",
    message: "No segment terminator in more than 64 KB; the file is damaged from here on.",
  },
  truncated: {
    effect: "flag",
    message: "The file ends in the middle of a segment. Ask the payer or clearinghouse for it again.",
  },
  not_835: {
    effect: "payment",
    message: "This is a {kind}, not a remittance (835). It was left out.",
  },
  payment_not_closed: {
    effect: "payment",
    message:
      "The payment that began at segment {start} has no end (SE) before this point. Its {claims} were not used; ask for the file again.",
  },
  repeated_payment: {
    effect: "payment",
    message: "This payment repeats payment {of} of the same file word for word and was used only once.",
  },
  envelope: { effect: "flag", message: "{found} appears here without {missing} before it." },
  group_not_closed: { effect: "flag", message: "The group has no end (GE) before this point." },
  interchange_not_closed: { effect: "flag", message: "The interchange has no end (IEA) before this point." },
  segment_count: {
    effect: "flag",
    message: "SE says {said} segments, but the payment has {counted}. Something may be missing.",
  },
  payment_count: { effect: "flag", message: "GE says {said} transactions, but the group has {counted}." },
  group_count: { effect: "flag", message: "IEA says {said} groups, but the interchange has {counted}." },
  control_number: {
    effect: "flag",
    message: "The control number of {end} ({said}) is not that of {start} ({expected}).",
  },
  duplicate_interchange: {
    effect: "flag",
    message: "Interchange control number {number} of the same sender occurs more than once in this file.",
  },
  version: {
    effect: "flag",
    message: "Version {found} is not 005010X221 or 004010X091; it was read as 5010.",
  },
  garbage: { effect: "flag", message: "This is not a segment and was skipped." },
  out_of_place: { effect: "flag", message: "{found} does not belong here and was skipped." },
  missing: { effect: "flag", message: "{what} is missing." },
  amount: { effect: "flag", message: "{what} is not an amount ({text})." },
  amount_fraction: { effect: "flag", message: "{what} has fractions of a cent ({text}); it was rounded." },
  amount_overflow: { effect: "flag", message: "{what} is above 99,999,999.99 and was not used." },
  date: { effect: "flag", message: "{what} is not a date ({text})." },
  date_range: { effect: "flag", message: "{what} is {text}, which is out of range; check it." },
  adjustment: { effect: "flag", message: "An adjustment is incomplete: {what}." },
  procedure: { effect: "flag", message: "The procedure of line {line} cannot be read ({text})." },
  line_balance: {
    effect: "flag",
    message:
      "Line {line} does not balance: charge {charge} less adjustments {adjusted} is {expected}, but {paid} was paid (difference {difference}).",
  },
  claim_balance: {
    effect: "flag",
    message:
      "Claim {claim} does not balance: charge {charge} less adjustments {adjusted} is {expected}, but {paid} was paid (difference {difference}).",
  },
  payment_balance: {
    effect: "flag",
    message:
      "The payment does not balance: claims {claims} less provider adjustments {adjusted} are {expected}, but the payment is {paid} (difference {difference}).",
  },
  foreign_payment: {
    effect: "payment",
    message: "{count} in this file {verb} addressed to another practice and left out.",
  },
  interchange_again: {
    effect: "flag",
    message: "Interchange control number {number} of the same sender came before in another file.",
  },
  more_problems: { effect: "flag", message: "{count} further problems of the same kinds are not listed." },
} as const satisfies Record<string, Rule> & Record<TokenFault, Rule>;

export type ProblemCode = keyof typeof PROBLEMS;

export type RemittanceProblem = {
  code: ProblemCode;
  effect: ProblemEffect;
  message: string;
  /** Null only for an empty file and for a count of unlisted problems. */
  position: Position | null;
  /** Numbers within the file, from 1, when the problem belongs to one. */
  payment: number | null;
  claim: number | null;
};

export type ProblemDetails = Record<string, string | number>;

/** Values quoted from a file are cut: a broken file can put anything anywhere. Our own words are not. */
const QUOTED = new Set(["text", "said", "found", "expected", "number"]);
const MAX_QUOTE = 24;
const MAX_WORDS = 100;

export function problem(
  code: ProblemCode,
  position: Position | null,
  details: ProblemDetails = {},
  place: { payment?: number | null; claim?: number | null } = {},
): RemittanceProblem {
  const rule: Rule = PROBLEMS[code];
  const message = rule.message.replace(/\{(\w+)\}/g, (_, name: string) =>
    quote(details[name], QUOTED.has(name) ? MAX_QUOTE : MAX_WORDS),
  );
  const { payment = null, claim = null } = place;
  return { code, effect: rule.effect, message, position, payment, claim };
}

function quote(value: string | number | undefined, limit: number): string {
  const text = String(value ?? "?").replace(/[^\x20-\x7e]/g, "?");
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
