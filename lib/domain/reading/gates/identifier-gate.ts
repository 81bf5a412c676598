import { US_STATES } from "@/lib/core/us-states";
import type { Reading } from "../page/candidate";
import { identifierKey, parseIdentifier } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { LabelKind } from "../page/labels";
import type { Ruling } from "../page/ruling";
import { looksAlike, onlyReading } from "./look-alikes";
import { isDiagnosisCode, isMbi, isNdc, isNpi, isProcedureCode, isTin, wantsMbi } from "./number-patterns";

/** Which labels claim a number for themselves, so that it is no other kind of number. */
const OWNERS: Record<"claim" | "member" | "group" | "authorization", readonly LabelKind[]> = {
  claim: ["member_id", "group", "account", "other_id", "appeal"],
  member: ["claim", "other_id", "account"],
  group: ["claim", "other_id"],
  authorization: ["member_id", "other_id", "account"],
};

/** A number that its pattern or another label makes something else; never a claim, a member or a group. */
export function isAnotherNumber(
  value: string,
  as: keyof typeof OWNERS,
  reading: Pick<Reading, "lines" | "labeled">,
): boolean {
  if (
    as === "claim" &&
    (isProcedureCode(value) || isDiagnosisCode(value)) &&
    (!saidOf(value, ["claim"], reading) || isListed(value, reading))
  )
    return true;
  if (isDiagnosisCode(value) || (isNdc(value) && near(value, /\bNDC\b/i, reading))) return true;
  if (as === "member" && isIdahoZip(value, reading)) return true;
  if (isZipOfTown(value, reading)) return true;
  if (as === "claim" && isOfAppeal(value, reading)) return true;
  if (isTin(value) && near(value, /\b(?:TIN|EIN|tax id\w*|tax no)\b/i, reading)) return true;
  if (isNpi(value) && near(value, /\bNPI\b/i, reading) && !saidOf(value, [own(as)], reading)) return true;
  return saidOf(value, OWNERS[as], reading) && !saidOf(value, [own(as)], reading);
}

/** "Boise, ID 83702": the state of an address is no label of a number. */
const isIdahoZip = (value: string, { lines }: Pick<Reading, "lines">): boolean =>
  IDAHO_ZIP.test(value) &&
  lines.every(({ text }) => {
    const at = text.indexOf(value);
    return at < 0 || AFTER_TOWN.test(text.slice(0, at));
  });
const IDAHO_ZIP = /^83\d{3}(?:-\d{4})?$/;
const AFTER_TOWN = /\p{L}, ?ID {1,3}$/u;

/** "London, KY 40742": a state and its ZIP behind a town, which may end the line above. */
const STATE_AND_ZIP = new RegExp(`^(?:${Object.keys(US_STATES).join("|")}) \\d{5}(?:-\\d{4})?$`);
const isZipOfTown = (value: string, { lines }: Pick<Reading, "lines">): boolean =>
  STATE_AND_ZIP.test(value) &&
  lines.every(({ text }, line) => {
    const at = text.indexOf(value);
    const before =
      text.slice(0, at).trim() === "" ? `${lines[line - 1]?.text.trimEnd()} ` : text.slice(0, at);
    return at < 0 || (/\p{L},? {1,3}$/u.test(before) && !A_LABEL.test(before));
  });

/** "Claim number   MA 40742" */
const A_LABEL = /\b(?:claims?|numbers?|no|id|ICN|DCN|file|case|reference|ref|member|subscriber) {1,3}$/i;

/** "Our file: APL-2026-31775": so a payer numbers appeals and disputes, where no label calls it a claim's. */
const OF_AN_APPEAL = /^(?:APL|APP|APPEAL|GRV|GRIEV|DSP|DISP|RECON|REDET)-?\d/i;
export const isOfAppeal = (value: string, { labeled, lines }: Pick<Reading, "labeled" | "lines">): boolean =>
  OF_AN_APPEAL.test(value) &&
  !labeled.some((v) => A_CLAIMS.test(v.labelText) && v.value.startsWith(value)) &&
  !lines.some(({ text }) => CALLED_CLAIM.test(text.slice(0, Math.max(0, text.indexOf(value)))));
const A_CLAIMS = /\bcl(?:ai)?ms?\b|\bbill\b|\b(?:ICN|DCN|TCN|CCN)\b|\bcontrol\b/i;
/** "Your claim APL88120 was denied." */
const CALLED_CLAIM = /\bclaim(?: (?:number|no\.?|#))?[ :]{1,3}$/i;

const own = (as: keyof typeof OWNERS): LabelKind => (as === "member" ? "member_id" : as);

/** A sure label names this very number. */
function saidOf(value: string, kinds: readonly LabelKind[], { labeled }: Pick<Reading, "labeled">): boolean {
  const key = identifierKey(value);
  return labeled.some(
    (v: LabeledValue) =>
      kinds.includes(v.label.kind) &&
      v.label.weight >= 0.85 &&
      v.layout === "inline" &&
      identifierKey(parseIdentifier(v.value) ?? "") === key,
  );
}

/** "Services on the claim: 97110, 97140": one of a list of procedures. */
const isListed = (value: string, { lines }: Pick<Reading, "lines">): boolean =>
  lines.some(({ text }) => {
    const at = text.indexOf(value);
    return at >= 0 && ANOTHER.test(text.slice(at + value.length));
  });
const ANOTHER = /^(?:,|;| and) ?\d{5}(?![\d-])/;

/** Words on the same line, close to the number. */
function near(value: string, words: RegExp, { lines }: Pick<Reading, "lines">): boolean {
  return lines.some(({ text }) => {
    const at = text.indexOf(value);
    return at >= 0 && words.test(text.slice(Math.max(0, at - 16), at + value.length + 8));
  });
}

/** A member's number by its pattern and by how it is printed elsewhere. */
export function judgeMember(value: string, label: string, others: readonly string[]): Ruling {
  if (wantsMbi(value, label) && !isMbi(value)) {
    const right = onlyReading(value.toUpperCase(), isMbi);
    if (right) return { value: right, repaired: value };
    return { doubt: "This is no number that Medicare gives out. Compare it with the card." };
  }
  return judgeByTwin(value, others);
}

/**
 * The same number read in two ways: what the practice's own record says decides, else what is printed more often.
 * `known` first, then `others` on the pages.
 */
export function judgeByTwin(value: string, others: readonly string[], known: readonly string[] = []): Ruling {
  const record = known.filter((k) => looksAlike(value, k));
  if (record.length === 1 && record[0] && !known.includes(value))
    return { value: record[0], repaired: value };
  if (known.includes(value)) return {};
  const twins = others.filter((o) => looksAlike(value, o));
  const times = others.filter((o) => o === value).length;
  const [twin] = twins;
  if (!twin) return {};
  if (new Set(twins).size === 1 && twins.length > times && times <= 1)
    return { value: twin, repaired: value };
  if (times > twins.length) return {};
  return { doubt: `Another place on these pages reads ${twin}. Compare both with the paper.` };
}
