import type { Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import { withRows } from "./account-lines";
import { ENTRY_DAY, goesOnWith, IN_A_ROLE } from "./entry-person";
import { ofLogNameColumn } from "./log-name-column";
import type { OwnedLines } from "./page-owner";
import { relativesValues } from "./relatives-values";
import { isAlsoWord } from "./word-names";

/**
 * The entries and rows that name somebody whose own page or row the papers hold, and not the patient: a log of calls names in a word
 * or two ("Vera O.: claim paid") whose full name stands on another paper. They are that person's.
 */
export function withoutNamedOthers(
  papers: readonly { lines: readonly Line[]; owned: OwnedLines }[],
  patient: string | undefined,
): OwnedLines[] {
  if (!patient) return papers.map(({ owned }) => owned);
  const ours = waysOf(patient);
  const own = new Set(ours.map(String));
  const others = new Map<string, string[][]>();
  for (const { owned } of papers)
    owned.owners.forEach((owner, index) => {
      const name = owned.names[index];
      if (owner !== "other" || !name || others.has(name) || mayBeShort(name, patient)) return;
      // "Rosa A." may be either of two: what fits the patient as well tells nobody apart.
      const ways = waysOf(name).filter((way) => !own.has(String(way)));
      if (ways.length > 0) others.set(name, ways);
    });
  return papers.map(({ lines, owned }) => {
    const found = new Map([
      ...ofMixedLog(lines, owned, ours),
      ...ofLogNameColumn(lines, ours, (text) => firstOf(text, ours) !== undefined),
      ...signedByOthers(lines, others, ours),
    ]);
    const withAnswers = () =>
      withRows(
        owned,
        new Map([
          ...found,
          ...relativesValues(lines),
          ...othersFaxes(lines, ours),
          ...answersToOthers(lines, owned, found, ours),
        ]),
      );
    if (others.size === 0) return withAnswers();
    const bySurname = new Set(
      lines.flatMap(({ text, page }) => (ENTRY_DAY.test(text) && saysSurname(text, ours) ? [page] : [])),
    );
    lines.forEach((line, index) => {
      if (owned.owners[index] === "other" || !(ENTRY_DAY.test(line.text) || line.cells.length > 2)) return;
      if (firstOf(line.text, ours) !== undefined) return;
      const [who] =
        [...others].find(
          ([name, ways]) =>
            names(line.text, ways) ||
            isAbout(line.text, ways[0]?.[0], ours[0]?.[0] ?? "") ||
            (bySurname.has(line.page) && isOfSurname(line.text, name, ours)),
        ) ?? [];
      if (!who) return;
      for (let at = index; at === index || goesOnWith(lines[at], line); at++) {
        if (lines[at]?.page !== line.page) break;
        found.set(at, who);
      }
    });
    return withAnswers();
  });
}

const SIGNS = /^\s*(?:(?:patient|member|client)(?:['’]s)? )?(?:signed|signature)\b/i;

/**
 * "Your plan pays for 15 visits … Signed Vera Otto": a paper that names nobody but whoever signed it is that person's, where another page
 * or row shows that they are a patient, too. A parent or a spouse who signs for the patient has none.
 */
function signedByOthers(
  lines: readonly Line[],
  others: ReadonlyMap<string, string[][]>,
  ours: readonly string[][],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const said = page.map((index) => lines[index]?.text ?? "");
    const signs = said.filter((text) => SIGNS.test(text));
    const [who] = [...others].find(([, ways]) => signs.some((text) => names(text, ways))) ?? [];
    if (!who || said.some((text) => firstOf(text, ours) !== undefined)) continue;
    if (said.some((text) => !signs.includes(text) && saysSurname(text, ours))) continue;
    for (const index of page) found.set(index, who);
  }
  return found;
}

const FAX_REPORT =
  /\b(?:fax|transmission|facsimile)\b.{0,24}\b(?:confirmation|report|verification|receipt|cover(?: sheet)?)\b/i;
const SUBJECT_PERSON =
  /^\s*(?:ref|re|subject|about|regarding)\b\.?\s{0,3}:?\s{1,12}(\p{Lu}[\p{L}'’-]{2,}, \p{Lu}(?:[\p{L}'’-]{2,}|\.?))(?=[,;]|\s|$)/iu;

/** "ref. Otto, V., recoup letter" on a fax machine's report that names nobody else: what went out was about that person. */
function othersFaxes(lines: readonly Line[], ours: readonly string[][]): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const said = page.map((index) => lines[index]?.text ?? "");
    if (!said.slice(0, LINES_OF_TITLE).some((text) => FAX_REPORT.test(text))) continue;
    const who = said.flatMap((text) => SUBJECT_PERSON.exec(text)?.[1] ?? [])[0];
    if (!who || said.some((text) => firstOf(text, ours) !== undefined || saysSurname(text, ours))) continue;
    for (const index of page) found.set(index, who);
  }
  return found;
}
const LINES_OF_TITLE = 3;

/** "11/02/2026 16:05  plan   That denial is right": in a thread, the payer's side, which names nobody again. */
const ANSWER =
  /^\s*[[(]?[\d/-]+[\])]?(?:\s+\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)?\s+(?:the )?(?:plan|payer|insurer|carrier|them|they)\b/i;

/** In a thread the answer to a question about another person is that person's, too. */
function answersToOthers(
  lines: readonly Line[],
  { owners }: OwnedLines,
  known: ReadonlyMap<number, string>,
  ours: readonly string[][],
): Map<number, string> {
  const found = new Map<number, string>();
  let asked: string | undefined;
  lines.forEach((line, index) => {
    if (line.page !== lines[index - 1]?.page) asked = undefined;
    if (!ENTRY_DAY.test(line.text)) return;
    const isOther = owners[index] === "other" || known.has(index);
    if (isOther || !ANSWER.test(line.text)) {
      asked = isOther ? (known.get(index) ?? "another patient of the thread") : undefined;
      return;
    }
    if (!asked || firstOf(line.text, ours) !== undefined) return;
    for (let at = index; at === index || goesOnWith(lines[at], line); at++) found.set(at, asked);
  });
  return found;
}

/** "Blue Harbor   Olu Adeyemi  no auth needed": two words that are written like a name. */
const LIKE_A_NAME = /(?<![\p{L}.])\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}[\p{L}'’-]+/gu;

/**
 * A log that serves the whole practice names in each entry whom it is about: where no head gives it to the patient, and some of its entries
 * are the patient's and some another person's, an entry that names somebody and not the patient is no entry of the patient's.
 */
function ofMixedLog(
  lines: readonly Line[],
  { owners }: OwnedLines,
  ours: readonly string[][],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const textOf = (index: number) => lines[index]?.text ?? "";
    const entries = page.filter((index) => ENTRY_DAY.test(textOf(index)));
    const named = new Set(page.filter((index) => firstOf(textOf(index), ours) !== undefined));
    const isMixed =
      entries.some((index) => named.has(index)) &&
      entries.some((index) => owners[index] === "other") &&
      page.every((index) => !named.has(index) || entries.includes(index));
    if (!isMixed) continue;
    for (const index of entries) {
      const text = textOf(index);
      const [other] = [...text.matchAll(LIKE_A_NAME)].filter(
        (name) => !IN_A_ROLE.test(text.slice(0, name.index)),
      );
      if (named.has(index) || owners[index] === "other" || !other || saysSurname(text, ours)) continue;
      for (let at = index; at === index || goesOnWith(lines[at], lines[index] as Line); at++)
        found.set(at, "another patient of the log");
    }
  }
  return found;
}

/** "Meridian: Boudreau, 8 visits": the patient's surname alone. */
const saysSurname = (text: string, ours: readonly string[][]) =>
  ours.some((way) =>
    way.some((word) => word.length > 3 && !OWN_MATTERS.includes(word) && text.toLowerCase().includes(word)),
  );

const LEAST_SURNAME = 5;
/** "10:02  BAY HEALTH UM  BUSY  Otterson req" in a log that writes surnames alone: that of somebody else's page in the chart, and not the patient's. */
function isOfSurname(text: string, name: string, ours: readonly string[][]): boolean {
  const surname = wordsOf(name).at(-1) ?? "";
  if (surname.length < LEAST_SURNAME || !ENTRY_DAY.test(text) || saysSurname(text, ours)) return false;
  const words = [...text.matchAll(/[\p{L}'’-]+/gu)];
  const at = words.find(([word]) => word.toLowerCase() === surname.toLowerCase())?.index ?? -1;
  return (
    at >= 0 &&
    /\p{Lu}/u.test(text.charAt(at)) &&
    !IN_A_ROLE.test(text.slice(0, at)) &&
    !/^[^,;]{0,20},? (?:MD|DO|DC|DPM|PT|DPT|OTR?|PA-C|NP|RN)\b/.test(text.slice(at))
  );
}

/** "Ames Ros.", of whom another birth tells that it is a namesake, may elsewhere be the patient's own name cut short. */
const mayBeShort = (name: string, patient: string) => {
  const given = patient.split(/[^\p{L}]+/u)[0]?.toLowerCase() ?? "";
  return wordsOf(name).some((word) => given.startsWith(word.toLowerCase()));
};
const wordsOf = (name: string) =>
  (parsePersonName(name)?.display ?? name)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}'’-]/gu, ""))
    .filter(Boolean);

const names = (text: string, ways: readonly string[][]) => {
  const at = firstOf(text, ways);
  return at !== undefined && !IN_A_ROLE.test(text.slice(0, at));
};

/** "11/3 ZF  Vera: nothing to send", "re Vera, no coverage": the given name alone, or its first letters as of no name of the patient's, where it is said whom the entry is about. */
const ABOUT_GIVEN =
  /[\d)] +(?:\p{L}{2,3} +)?(\p{L}[\p{L}'’-]{3,})(?=:| [-–] )|\b(?:re:?|regarding|about|pt|patient) +(\p{L}[\p{L}'’-]{3,})(?=[\s,.;:)]|$)/giu;
const isAbout = (text: string, given: string | undefined, own: string): boolean =>
  [...text.matchAll(ABOUT_GIVEN)].some(([whole, before, behind], at, all) => {
    const name = before ?? behind ?? "";
    const start = (all[at]?.index ?? 0) + whole.length - name.length;
    const said = name.toLowerCase();
    const isCut = given?.startsWith(said) === true && !own.startsWith(said.slice(0, 3)) && !isAlsoWord(said);
    return (said === given || isCut) && !IN_A_ROLE.test(text.slice(0, start));
  });

/** Where the text first has one of the names, its words side by side but for a comma, a stop or an initial. */
function firstOf(text: string, ways: readonly string[][]): number | undefined {
  const words = [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((word) => ({
    said: word[0].toLowerCase(),
    start: word.index,
    end: word.index + word[0].length,
  }));
  const isNext = (at: number) => /^[ ,.]{1,3}$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
  const found = words.findIndex((_, at) =>
    ways.some(([one, two]) => {
      if (words[at]?.said !== one) return false;
      const next = words[at + 1]?.said.length === 1 && two?.length !== 1 && isNext(at + 1) ? at + 2 : at + 1;
      return words[next]?.said === two && isNext(next);
    }),
  );
  return words[found]?.start;
}

/** "Vera's account: nothing to send": whose matter an entry is may be told by the given name alone. */
const OWN_MATTERS =
  "account acct claim claims chart file bill balance visit visits appointment appt coverage insurance plan policy eligibility card payment statement denial appeal case".split(
    " ",
  );

/** How a list or a log writes a person: "Vera Otto", "Otto, Vera", "Vera O.", "Otto, V.", "V. Otto", "Vera's account". */
function waysOf(name: string): string[][] {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const [given = "", surname = ""] = [words[0], words.at(-1)];
  if (words.length < 2 || given.length < 3 || surname.length < 3) return [];
  const initial = given.slice(0, 1);
  const matters = ["'s", "’s"].flatMap((of) => OWN_MATTERS.map((matter) => [`${given}${of}`, matter]));
  return [surname, ...surname.split("-")]
    .filter((one, at, all) => one.length > 2 && all.indexOf(one) === at)
    .flatMap((one) => [
      [given, one],
      [one, given],
      [given, one.slice(0, 1)],
      [one, initial],
      [initial, one],
      // "Otto Ve", "Otto-Ames, Ver.": a list without room cuts the given name anywhere.
      ...Array.from({ length: Math.max(given.length - 2, 0) }, (_, at) => [one, given.slice(0, at + 2)]),
    ])
    .concat(matters);
}
