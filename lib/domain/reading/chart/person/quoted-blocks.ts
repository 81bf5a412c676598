import { isBlank, type Line } from "../../page/page-lines";
import { comparePersons, isSurelyPerson } from "./person-cell";

const QUOTED = /^\s*>/;
const PASTED_FROM = /\b(?:pasted|copied|quoted|forwarded|excerpt(?:ed)?)\b[^:]{0,60}:\s*$/i;
const PASTED_TO =
  /^\W*end (?:of )?(?:the )?(?:(?:pasted|copied|quoted|forwarded) )?(?:text|letter|copy|paste|quote|excerpt|message)\b/i;
const LONGEST = 40;
/** "your patient Mr. Leopold Otto", "Re: Vera Otto", "I examined Mrs. Otto": whom a quoted letter is about. */
const ABOUT =
  /(?:\b(?:[Yy]our|[Mm]y|[Oo]ur|[Mm]utual) (?:patient|pt|client),? |\b(?:RE|Re|re|Patient|PATIENT|Regarding|regarding)\s?:\s{1,4}|\b(?:evaluated|examined|treated|operated on|referring|referral of) )(?<name>(?:Mr|Mrs|Ms|Miss)\.? (?:\p{Lu}[\p{L}.'’-]* )?\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+)/gu;
/** "Mrs. V. has come from 35 to 150 degrees", "Mr. Otto underwent": of whom a quote tells how they fare; "Mr. Ortiz has reviewed" does something. */
const FARES =
  /(?:^|[.:;"“]\s{0,2}["“]?)(?<name>(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}(?:[\p{L}'’-]+|\.)),? (?:(?:has|had) (?:come|improved|gained|progressed|recovered|reached|regained|undergone|lost|severe|no (?:pain|relief)|an? \p{Ll}+ (?:tear|fracture|injury|repair|replacement)|pain|\d)|underwent|presented|suffer(?:s|ed)|came (?:to (?:me|us)|from|in with)|(?:can|could) (?:not|now|only)|cannot|walks|scored|rate[sd] (?:(?:his|her|the|it|pain)\b|\d)|is an? \d|was (?:unable|diagnosed|discharged|\d))/u;

/** Stretches of lines behind ">" or between "pasted here:" and "End of pasted text". */
function blocksOf(lines: readonly Line[]): number[][] {
  const blocks: number[][] = [];
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    const isNext = last?.at(-1) === index - 1 && lines[index - 1]?.page === line.page;
    if (QUOTED.test(line.text)) {
      if (last && isNext) last.push(index);
      else blocks.push([index]);
    }
    if (!PASTED_FROM.test(line.text)) return;
    const end = lines.findIndex(({ text }, at) => at > index && PASTED_TO.test(text));
    if (end > index && end - index <= LONGEST)
      blocks.push(Array.from({ length: end - index - 1 }, (_, at) => index + 1 + at));
  });
  return blocks;
}

/** A letter quoted on the patient's page that is about somebody else and never names the patient: its lines, up to the end of the quote. */
export function quotedOthers(lines: readonly Line[], patient: string): { index: number; name: string }[] {
  const own = patient
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return blocksOf(lines).flatMap((block) => {
    const text = block.map((index) => (lines[index]?.text ?? "").replace(/^[\s>]+/, "")).join(" ");
    const words = text.toLowerCase().split(/[^\p{L}]+/u);
    if (own.some((word) => words.includes(word))) return [];
    const initial = own.at(-1)?.slice(0, 1) ?? "";
    const faring = FARES.exec(text)?.groups?.name;
    // "Mr. A. has come" may be the patient.
    const isOwn = faring?.toLowerCase().endsWith(` ${initial}.`);
    const who = [...text.matchAll(ABOUT)]
      .map(({ groups }) => groups?.name ?? "")
      .concat(faring && !isOwn ? [faring] : [])
      .find(
        (name) =>
          /^(?:Mr|Mrs|Ms|Miss)\b/.test(name) ||
          (isSurelyPerson(name) && comparePersons(name, patient) === "other"),
      );
    return who ? block.filter((index) => !isBlank(lines[index])).map((index) => ({ index, name: who })) : [];
  });
}
