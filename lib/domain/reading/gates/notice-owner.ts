import { npiWarning } from "@/lib/core/npi";
import { comparable } from "../page/clean-text";

/** What payers know a practice and its people by. Numbers as digits alone. */
export type OwnNames = { names: readonly string[]; tins: ReadonlySet<string>; npis: ReadonlySet<string> };

const NPI_IN_TEXT = /(?<!\d)\d{10}(?!\d)/g;
const NPI_LABEL = /\bNPI\b|national provider/i;
/** "Tax ID: 12-3456789", "EIN 123456789"; a bare nine-digit number is anything. */
const TIN_IN_TEXT =
  /\b(?:tax\s*(?:payer)?\s*(?:id|identification|i\.d\.)?(?:\s*(?:no|number))?|TIN|F?EIN|employer\s+id(?:entification)?(?:\s+number)?)\s*[.:#]*\s*(\d{2}[-\s]?\d{7})(?!\d)/gi;

type NoticeOwner = "ours" | "foreign" | "unclear";

/**
 * Whose notice it is (docs/product.md, I5), as with 835 files: `ours` where it prints the practice's name, NPI or TIN; `foreign` where it
 * prints such numbers, all of them others'; `unclear` where there is nothing to compare. Who only ordered or referred has no claim
 * to appeal: a supplier's or a hospital's denial that names the practice so is theirs. A request for approval, and one for a drug,
 * is the orderer's own.
 */
export function noticeOwner(notice: string, own: OwnNames): NoticeOwner {
  const owner = ownerByNames(notice, own);
  if (owner !== "ours" || PRE_SERVICE.test(notice)) return owner;
  const { orders, copied, rest } = withoutOrderers(notice);
  if (!orders && !copied) return owner;
  const other = ownerByNames(rest, own);
  // A letter to the member that is only copied to us may name nobody else.
  if (other !== "foreign") return orders ? other : owner;
  // Who bills gets a copy of the member's letter too, and may be written in short: "Harbor Pt. PT" with a new clinician's NPI.
  const isSure = namesNoneOf(comparable(rest), own) && (orders || printsTin(rest));
  return isSure ? "foreign" : "unclear";
}

const PRE_SERVICE =
  /\b(?:prior|pre-?)[ -]?(?:auth|cert|approval|service|determination)|\b(?:advance|organization) (?:approval|determination)|\brequest(?:ed)? (?:for|to) (?:approv|authori[sz]|cover)|\brequested (?:service|procedure|item|drug|medication|treatment|test|care|equipment)|\b(?:doctor|provider|physician|prescriber)['’]s request\b|\b(?:can ?not|can['’]t|could not|unable to|will not|did not) (?:approve|authorize|certify) (?!(?:\w+ ){0,2}(?:payment|benefits|claims?|charges?)\b)|\bcoverage (?:determination|request)\b|\bformulary\b|\bstep therapy\b|\bbefore (?:the|this) service\b|\butilization (?:review|management)/i;
/** "Ordering   R. Quintero-Baird, MD", "PCP: Ana Stone". Who prescribed a drug is the one who appeals for it. */
const ORDERER =
  /^(?:order(?:ing|ed by)|referr(?:ing|ed by)|primary care (?:provider|physician|doctor)|PCP)\b(?! (?:co-?pay|visit|office))/i;
/** "cc: Mad River Family Physicians". */
const COPIED = /^(?:cc|copy to|copies to)\b/i;
/** "Ordering/Rendering provider": one who bills as well. */
const BOTH = /^\w+(?: ?[/&,] ?| and | or )(?:billing|servic|rendering|performing|treating|attending)/i;
const OTHER_ROLE =
  /^(?:billing|servic|rendering|performing|treating|attending|facility|supplier|provider|pay(?:ee|-to)|claim|member|patient|tax\b|TIN\b|F?EIN\b)/i;

/** The columns of a line, and where the next role begins in running words: "Referring: Dr. Ridge Billing provider: Ana Stone". */
const COLUMNS = /(\s{2,}|\s?[|]\s?|\s(?=(?:billing|rendering|servicing|performing|treating)\b))/i;

/** Whether the notice names somebody who ordered or referred, and somebody who got a copy; and the notice without these. */
function withoutOrderers(notice: string): { orders: boolean; copied: boolean; rest: string } {
  let orders = false;
  let copied = false;
  const lines = notice.split("\n").map((line) => {
    let isLeftOut = false;
    return line
      .split(COLUMNS)
      .filter((part) => {
        const words = part.trim();
        const isOrderer = ORDERER.test(words) && !BOTH.test(words);
        const isCopy = COPIED.test(words);
        if (isOrderer || isCopy) isLeftOut = true;
        else if (BOTH.test(words) || OTHER_ROLE.test(words)) isLeftOut = false;
        orders ||= isOrderer;
        copied ||= isCopy;
        return !isLeftOut;
      })
      .join("");
  });
  return { orders, copied, rest: lines.join("\n") };
}

const printsTin = (notice: string) => [...notice.matchAll(TIN_IN_TEXT)].length > 0;

function ownerByNames(notice: string, own: OwnNames): NoticeOwner {
  const compact = comparable(notice);
  if (own.names.some((name) => isTelling(name) && compact.includes(comparable(name)))) return "ours";
  const digits = notice.replace(/\D/g, " ");
  const npis = [...digits.matchAll(NPI_IN_TEXT)].map(([npi]) => npi);
  if (npis.some((npi) => own.npis.has(npi))) return "ours";
  const tins = [...notice.matchAll(TIN_IN_TEXT)].map(([, tin = ""]) => tin.replace(/\D/g, ""));
  if (tins.some((tin) => own.tins.has(tin))) return "ours";
  const othersNpi = labeledNpis(notice).some((npi) => isNoMisprint(npi, own.npis));
  // A name like ours, but two numbers that are not: two practices may be called alike.
  if (othersNpi && othersEnding(notice, own.tins)) return "foreign";
  if (othersNpi && namesNoneOf(compact, own)) return "foreign";
  const printsNpi = NPI_LABEL.test(notice) && npis.some((npi) => npiWarning(npi) === null);
  const isComparable = (printsNpi && own.npis.size > 0) || (tins.length > 0 && own.tins.size > 0);
  return isComparable ? "foreign" : "unclear";
}

/** "TIN ending 7719", "Tax ID XX-XXX7719": the last four digits, none of them ours. */
const TIN_ENDING =
  /\b(?:tax\s*(?:payer)?\s*(?:id|identification)(?:\s*(?:no|number))?|TIN|F?EIN)\b\s{0,9}[.:#]{0,3}\s{0,9}(?:ending(?: in)?|[X*•]{2}-?[X*•]{3})\s{0,9}(\d{4})(?!\d)/gi;
const othersEnding = (notice: string, own: ReadonlySet<string>): boolean => {
  const endings = [...notice.matchAll(TIN_ENDING)].map(([, four = ""]) => four);
  return (
    endings.length > 0 && own.size > 0 && !endings.some((four) => [...own].some((tin) => tin.endsWith(four)))
  );
};

/** "NPI 1888120049", whatever its check digit: ten digits under that label are meant as one. */
const labeledNpis = (notice: string) =>
  [
    ...notice.matchAll(/\b(?:NPI|national provider id\w*)(?: (?:no|number|#))?\s*[.:#]*\s*(\d{10})(?!\d)/gi),
  ].map(([, npi = ""]) => npi);

/** Two digits off is one of ours misread or mistyped. */
const isNoMisprint = (npi: string, ours: ReadonlySet<string>) =>
  ours.size > 0 &&
  [...ours].every((own) => [...own].filter((digit, place) => digit !== npi[place]).length > 2);

/** Not one telling word of the practice or its people stands in the notice. */
function namesNoneOf(compact: string, { names }: OwnNames): boolean {
  const words = names.some((name) => UNTOLD.test(name)) ? [] : names.flatMap(tellingWords);
  return words.length > 0 && !words.some((word) => compact.includes(word));
}

/** "PT" or "Care" stands in any letter. */
const isTelling = (name: string) => comparable(name).length >= 6;

/** One of the practice's own names, with or without what stands around it: "Ada Moor, MD, Lakeside Clinic". */
export const isOwnName = (provider: string, { names }: OwnNames): boolean =>
  names.some((name) => isTelling(name) && comparable(provider).includes(comparable(name)));

/** Words that practices of every name share: what they do, where, and the forms of a company. */
const COMMON_WORD =
  /^(?:the|and|for|of|at|in|inc|llc|llp|pllc|pc|corp|company|co|pa|ltd|group|associates|partners|services?|center|centre|clinics?|office|hospital|health|healthcare|care|medical|medicine|physicians?|doctors?|provider|family|primary|integrated|comprehensive|advanced|regional|community|therap(?:y|ies|ists?)|physical|occupational|speech|rehab(?:ilitation)?|chiro(?:practic|practor)?|orthop(?:a?edics?)|spine|spinal|sports?|wellness|pain|surg(?:ery|ical)|dental|vision|md|do|dc|dpt|pt|ot|otr|np|dr)$/;

const tellingWords = (name: string): string[] =>
  name.split(/[^\p{L}\p{M}'’]+/u).flatMap((word) => {
    const plain = comparable(word);
    return plain.length >= 3 && !COMMON_WORD.test(plain) ? [plain] : [];
  });

/** The name that a practice has until somebody tells its own. */
const UNTOLD = /['’]s practice$/;

/** Said of a provider's name in a notice that prints no number to compare; a person confirms it in step 2. */
export const OTHER_PROVIDER =
  "Neither your practice nor anyone who works in it has this name, and the notice prints no NPI or tax ID to compare. Is it your notice?";

/**
 * The name of a provider shares no telling word with the practice or its people (docs/product.md, I14); false where either side
 * has none, as "Physical Therapy Clinic" or a practice that has not told its name.
 */
export function isOtherProvider(provider: string, { names }: OwnNames): boolean {
  if (names.some((name) => UNTOLD.test(name))) return false;
  const theirs = tellingWords(provider);
  const own = names.flatMap(tellingWords);
  const close = (a: string, b: string) =>
    a === b || (Math.min(a.length, b.length) >= 5 && (a.startsWith(b) || b.startsWith(a)));
  return theirs.length > 0 && own.length > 0 && !theirs.some((word) => own.some((one) => close(word, one)));
}
