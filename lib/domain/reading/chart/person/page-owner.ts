import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import type { ChartSubject } from "../chart";
import { ageContradicts, contradicts, type Sex, sexIn } from "./age-and-sex";
import { withGivenName } from "./given-name";
import { nameOfNewborn } from "./newborn";
import { type Identity, identitiesOf, namedIn, sameDay } from "./page-names";
import { comparePersons, haveOtherGivenNames, NOT_THE_PATIENT } from "./person-cell";
import { otherMarksByPlace, personByPlace } from "./placed-persons";
import { compareNames } from "./same-person";
import { isShortFor } from "./short-names";

/** `somebody`: the page names a person, and nothing says who the patient is. */
type Owner = "patient" | "other" | "unmarked" | "somebody";
export type OwnedLines = { owners: Owner[]; names: (string | undefined)[] };

/** What every document's pages say of the patient, so that a namesake's birth date or record number is told apart. */
export type Known = { name: string; born?: string; record?: string; sex?: Sex };

/** The birth date and record number that most pages under the patient's name carry. */
export function learnIdentity(papers: readonly Line[][], subject: ChartSubject): Known | undefined {
  const printed = subject.patientName?.trim();
  const name = printed ? withGivenName(papers, printed, subject) : nameByBirth(papers, subject.dateOfBirth);
  if (!name) return undefined;
  const newborn = nameOfNewborn(papers, name);
  if (newborn) return newborn;
  const named = papers
    .flatMap((lines) => {
      const marked = namedIn(lines, name);
      return pagesOf(lines).flatMap(({ from, to }) => identitiesOf(lines, from, to, marked));
    })
    .filter((identity) => identity.name && compareNames(identity.name, name) === "same");
  const born = subject.dateOfBirth ?? mostCommon(named.flatMap((identity) => identity.born ?? []));
  const ours = named.filter((identity) => !born || !identity.born || identity.born === born);
  const record = mostCommon(
    ours.flatMap((identity) => (identity.born === born ? (identity.record ?? []) : [])),
  );
  return { name, ...(born ? { born } : {}), ...(record ? { record } : {}) };
}

/** The sex that most heads which name the patient, by the known birth where they give one, tell. */
export function learnSex(papers: readonly Line[][], known: Known): Sex | undefined {
  return mostCommon(
    papers.flatMap((lines) => {
      const marked = namedIn(lines, known.name);
      return pagesOf(lines)
        .flatMap(({ from, to }) => identitiesOf(lines, from, to, marked))
        .filter((identity) => identity.name && ownerOf(identity, known) === "patient")
        .flatMap(({ line }) =>
          // The line below may be the insured's.
          [lines[line], lines[line + 1]]
            .flatMap((one) => (one && !NOT_THE_PATIENT.test(one.text) ? (sexIn(one.text) ?? []) : []))
            .slice(0, 1),
        );
    }),
  ) as Sex | undefined;
}

/** A notice may print the birth alone: the pages under that birth tell the name. */
function nameByBirth(papers: readonly Line[][], born: string | undefined): string | undefined {
  if (!born) return undefined;
  return mostCommon(
    papers.flatMap((lines) => {
      const marked = namedIn(lines, undefined);
      return pagesOf(lines)
        .flatMap(({ from, to }) => identitiesOf(lines, from, to, marked))
        .flatMap((identity) =>
          identity.name && identity.born && sameDay(identity.born, born) ? identity.name : [],
        );
    }),
  );
}

function mostCommon(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (best, entry) => (!best || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

/** Whether two numbers have the same letters and length. */
const alike = (one: string, other: string) => one.replace(/\d/g, "0") === other.replace(/\d/g, "0");

/** Undefined where a number without a name can't be told from the patient's. */
function ownerOf(identity: Identity, known: Known): Owner | undefined {
  if (identity.misfiled) return "other";
  if (identity.born && known.born) {
    if (!sameDay(identity.born, known.born)) return "other";
    if (!identity.name) return "patient";
    const likeness = comparePersons(identity.name, known.name);
    const isTwin = likeness === "near" && haveOtherGivenNames(identity.name, known.name);
    // A married name, or one that is cut short: twins don't share the given name.
    const isOther = likeness === "other" && !sharesGiven(identity.name, known.name);
    return isOther || isTwin ? "other" : "patient";
  }
  // Practices number their own charts, so another number alone tells a namesake only under the same letters.
  const [theirs, ours] = [identity.record, known.record];
  const likeness = identity.name ? comparePersons(identity.name, known.name) : "same";
  if (theirs && theirs === ours && likeness !== "other") return "patient";
  if (likeness !== "same") return "other";
  const sameSeries = theirs && ours && alike(theirs, ours);
  if (sameSeries || (identity.several && !identity.name)) return "other";
  return identity.name ? "patient" : undefined;
}

/** "Ames, Rosa  (35 y F)" without a birth, where the patient is fifty-eight: a namesake. */
const hasOtherAge = (
  lines: readonly Line[],
  { line, name, born, record }: Identity,
  known: Known,
): boolean => {
  const head = lines[line];
  return (
    head !== undefined &&
    name !== undefined &&
    born === undefined &&
    (record === undefined || record !== known.record) &&
    ageContradicts(
      head,
      lines.filter(({ page }) => page === head.page),
      known.born,
    )
  );
};

/** "Des Achterberg   57-11-02   #408127": the patient's short name beside the patient's own number or birth, in whatever way it is written. */
function isOwnByMarks(
  lines: readonly Line[],
  { line, name, born, misfiled, rowOnly, record: theirs }: Identity,
  { name: patient, born: ours, record }: Known,
): boolean {
  if (!name || misfiled || !isShortFor(name, patient)) return false;
  // A twin has a number of its own in the same chart room.
  if (theirs && record && theirs !== record && alike(theirs, record)) return false;
  if (born && ours) return sameDay(born, ours);
  const said = `${lines[line]?.text ?? ""} ${(!rowOnly && lines[line + 1]?.text) || ""}`.toUpperCase();
  const [year = "", month = "", day = ""] = ours?.split("-") ?? [];
  const births = [`${year}${month}${day}`, `${year.slice(2)}${month}${day}`, `${month}${day}${year}`];
  return said
    .split(/[^A-Z\d/-]+/)
    .some((word) => word === record || (ours !== undefined && births.includes(word.replace(/[/-]/g, ""))));
}

/** "Quiñones, Marisol" and "Marisol Trevethan": the given name, which twins don't share. */
function sharesGiven(name: string | undefined, patient: string): boolean {
  const [given = ""] = patient.toLowerCase().split(/[^\p{L}]+/u);
  return (
    !name ||
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(given)
  );
}

/** The stretches of lines that each page holds, `to` exclusive. */
export const pagesOf = (lines: readonly Line[]) => {
  const pages: { from: number; to: number }[] = [];
  lines.forEach((line, index) => {
    const last = pages.at(-1);
    if (last && lines[last.from]?.page === line.page) last.to = index + 1;
    else pages.push({ from: index, to: index + 1 });
  });
  return pages;
};

const TOP = 8;

/**
 * Whose each line is. A page under one name is that person's; where several names follow each other each holds to the next;
 * a row of a list is its own person's. A page without a name goes on with the page before it.
 */
export function ownLines(lines: Line[], known: Known | undefined): OwnedLines {
  const owners: Owner[] = lines.map(() => "unmarked");
  const names: (string | undefined)[] = lines.map(() => undefined);
  if (!known) return ofSomebody(lines);
  let carried: { owner: Owner; name?: string } = { owner: "unmarked" };
  const marked = namedIn(lines, known.name);
  for (const { from, to } of pagesOf(lines)) {
    const identities = withoutInsured(
      identitiesOf(lines, from, to, marked).flatMap((identity) => {
        const owner = hasOtherAge(lines, identity, known)
          ? "other"
          : isOwnByMarks(lines, identity, known)
            ? "patient"
            : ownerOf(identity, known);
        return owner ? [{ ...identity, owner }] : [];
      }),
      lines.slice(from, to),
      known,
    );
    const blocks = identities.filter((identity) => !identity.rowOnly);
    const asCarried = ({ owner, name }: (typeof blocks)[number]) => ({ owner, ...(name ? { name } : {}) });
    const [first] = blocks;
    const byPlace =
      identities.some(({ rowOnly, name }) => !rowOnly || name) || namesPatient(lines.slice(from, to), known)
        ? undefined
        : placedPerson(lines, from, to, known);
    if (byPlace) carried = { owner: "other", name: byPlace };
    // What stands high above the first head goes on with another person's page before it.
    if (first && !(carried.owner === "other" && first.line - from > TOP)) carried = asCarried(first);
    for (let index = from; index < to; index++) {
      const block = blocks.findLast((identity) => identity.line <= index);
      if (block) carried = asCarried(block);
      const row = identities.find((identity) => identity.rowOnly && identity.line === index);
      owners[index] = row ? row.owner : carried.owner;
      names[index] = row ? row.name : carried.name;
    }
    const sumsUp = blocks.length === 0 ? linesBelowList(identities, to) : [];
    for (const index of sumsUp) {
      if (owners[index] !== "unmarked") continue;
      owners[index] = "other";
      names[index] = "several patients";
    }
    for (const index of byBed(lines, from, to, identities)) {
      owners[index] = "patient";
      names[index] = known.name;
    }
  }
  return { owners, names };
}

/** The page's head or foot, its first words' age or sex: what tells of somebody where no line names whose the page is. */
function placedPerson(lines: readonly Line[], from: number, to: number, known: Known): string | undefined {
  const page = lines.slice(from, to);
  const name = personByPlace(lines, from, to, known.name);
  if (name && comparePersons(name, known.name) === "other") return name;
  return otherMarksByPlace(lines, from, to, known) ?? contradicts(page, known);
}

/** "Scanned to 40817", "Scan dest: 40817": where somebody filed the page, which may be by mistake. */
const FILED_TO =
  /\b(?:scan(?:ned)?|filed|index(?:ed)?|import(?:ed)?|upload(?:ed)?|attach(?:ed)?|routed|moved)\b.{0,24}\b(?:to|into|under|dest(?:ination)?)\b/i;

/** Whether a page has the patient's name, birth or record number anywhere. */
export function namesPatient(page: readonly Line[], { name, born, record }: Known): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const [given = "", surname = ""] = [words[0], words.at(-1)];
  const initial = given.slice(0, 1);
  // "W. Otto-Ames": either part of a double surname stands beside the initial.
  const isSurname = (word: string) => word.length > 2 && words.indexOf(word) > 0;
  return page.some(({ text }) => {
    // "Guarantor: Rosa Ames (mother)", "Emergency contact: Rosa Ames": the page is somebody's of whom the patient is a relative.
    if (NOT_THE_PATIENT.test(text) || /\b(?:contact|kin|twin)\b/i.test(text)) return false;
    const said = text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean);
    return (
      (said.includes(surname) && said.includes(given)) ||
      said.some((word, at) => isSurname(word) && (said[at + 1] === initial || said[at - 1] === initial)) ||
      (record !== undefined && !FILED_TO.test(text) && said.includes(record.toLowerCase())) ||
      (born !== undefined && findDates(text).some(({ iso }) => sameDay(iso, born)))
    );
  });
}

/** "612-A  Ames, R  58F" of a list by beds, and "612-A no leg pain" among the notes below it. */
const BED = /^\s*(?:(?:rm|room|bed)\.? ?)?(\d{1,4} ?-? ?[A-D])(?=[:.,]?\s)/i;
const bedOf = ({ text }: Line) => BED.exec(text)?.[1]?.replace(/[ -]/g, "").toUpperCase();

/** The lines that begin with the bed of the patient's own row, and name nobody else. */
function byBed(
  lines: readonly Line[],
  from: number,
  to: number,
  identities: readonly (Identity & { owner: Owner })[],
): number[] {
  const bedsOf = (isOwn: boolean) =>
    identities.flatMap(({ line, name, owner }) =>
      name && (owner === "patient") === isOwn ? (bedOf(lines[line] as Line) ?? []) : [],
    );
  const others = new Set(bedsOf(false));
  const own = new Set(bedsOf(true).filter((bed) => !others.has(bed)));
  const named = new Set(identities.map(({ line }) => line));
  return lines.flatMap((line, index) => {
    const bed = index >= from && index < to && !named.has(index) ? bedOf(line) : undefined;
    return bed && own.has(bed) ? [index] : [];
  });
}

/** What stands below a list of several patients sums them up, and tells nothing of one. */
function linesBelowList(identities: readonly (Identity & { owner: Owner })[], to: number): number[] {
  const others = identities.filter(({ owner, rowOnly }) => rowOnly && owner === "other");
  if (new Set(others.map(({ name }) => name)).size < 2) return [];
  const last = Math.max(...identities.map(({ line }) => line));
  return Array.from({ length: Math.max(to - last - 1, 0) }, (_, at) => last + 1 + at);
}

const OF_PAYMENT =
  /\bremittance\b|\bexplanation of (?:benefits|payment)\b|\bEO[BP]\b|\bpayment (?:voucher|advice)\b/i;

const RIGHT_BELOW = 3;

/** Whose insurance it is says nothing where the page names the patient, too: as its own person, or among the members of a card. */
function withoutInsured<T extends Identity & { owner: Owner }>(
  identities: T[],
  page: readonly Line[],
  { name, born }: Known,
): T[] {
  const [given = ""] = name.toUpperCase().split(/[\s,]+/);
  const isMember = ({ text }: Line) =>
    given.length > 2 &&
    text
      .toUpperCase()
      .split(/[^\p{L}'’-]+/u)
      .includes(given) &&
    findDates(text).some(({ iso }) => born !== undefined && sameDay(iso, born));
  const named = identities.some(({ owner, insured }) => owner === "patient" && !insured);
  if (named || page.some(isMember))
    return identities.filter(({ insured, owner }) => !insured || owner === "patient");
  if (namesCovered(identities, page, name))
    return identities.map((one) => (one.insured ? { ...one, name, owner: "patient" } : one));
  // "Ames, Ivo   M   03/27/1990" over "Subscriber: Rosa Ames": a page of somebody else's is not the patient's for their insurance.
  const ofPage = identities.find((one) => !one.insured && !one.rowOnly && one.name && one.owner === "other");
  const isWhose = ({ insured, owner, line }: T) =>
    !insured || owner !== "patient" || !ofPage || line < ofPage.line;
  // A payer's answer on a claim is about the dependent whom it names right below the subscriber.
  if (!page.slice(0, TOP).some(({ text }) => OF_PAYMENT.test(text))) return identities.filter(isWhose);
  const whose = identities.filter(isWhose);
  return whose.filter(({ insured, line }, at) => {
    const next = whose[at + 1];
    return !insured || !next || next.insured || next.rowOnly || next.line - line > RIGHT_BELOW;
  });
}

const OF_COVERAGE =
  /\b(?:coverage|covered|eligibility|benefits?|insurance|insured|COB|coordination of benefits|health plan|271|certificate|enrollment)\b/i;
/** "Dependents covered   Rosa Ames (spouse)", "Covered person: Rosa Ames". */
const COVERED_LABEL = /\b(?:dependents?|covered|members?|enrolled|spouse|persons?|child(?:ren)?|family)\b/i;
const NOT_COVERED =
  /\b(?:emergency|next of kin|guarantor|responsible|contact|mother|father|parent|signed|signature|beneficiary|not|non|never|no longer|removed|dropped|declined|waived|terminated|ineligible)\b/i;

/**
 * A plan's paper about a family is made out to the employee and names the patient among those whom it covers, in full, or by the given name
 * alone where the surname is the employee's: what it says of the coverage is the patient's as well.
 */
function namesCovered(
  identities: readonly (Identity & { owner: Owner })[],
  page: readonly Line[],
  patient: string,
): boolean {
  const insured = identities.filter((one) => one.insured && one.name);
  if (insured.length === 0 || insured.length < identities.length) return false;
  if (!page.slice(0, TOP).some(({ text }) => OF_COVERAGE.test(text))) return false;
  const words = patient.toLowerCase().split(/[\s,]+/);
  const [given = "", surname = ""] = [words[0], words.at(-1)];
  if (given.length < 3 || surname.length < 3) return false;
  const isOfFamily = insured.some(({ name = "" }) =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(surname),
  );
  return page.some(({ text, cells }, at) => {
    if (NOT_COVERED.test(text) || !(COVERED_LABEL.test(text) || COVERED_LABEL.test(page[at - 1]?.text ?? "")))
      return false;
    const names = cells.map((cell) =>
      cell.text
        .toLowerCase()
        .replace(/\s*\(.*$/, "")
        .trim(),
    );
    return names.some(
      (one) =>
        one === patient.toLowerCase() || one === `${surname}, ${given}` || (isOfFamily && one === given),
    );
  });
}

const IN_PROSE = /\b(?:Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}\p{L}+/u;

/** Where nobody is known as the patient, a page that names a person may be anybody's, and so may what follows it. */
function ofSomebody(lines: Line[]): OwnedLines {
  const owners: Owner[] = lines.map(() => "unmarked");
  const names: (string | undefined)[] = lines.map(() => undefined);
  const marked = namedIn(lines, undefined);
  let carried: { name?: string } | undefined;
  for (const { from, to } of pagesOf(lines)) {
    const [first] = identitiesOf(lines, from, to, marked);
    const inProse = lines.slice(from, to).some(({ text }) => IN_PROSE.test(text));
    if (first || inProse) carried = first?.name ? { name: first.name } : {};
    if (carried) owners.fill("somebody", from, to);
    if (carried?.name) names.fill(carried.name, from, to);
  }
  return { owners, names };
}
