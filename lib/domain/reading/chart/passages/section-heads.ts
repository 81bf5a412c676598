import { isBlank } from "../../page/page-lines";
import { titleCase } from "../page/headings";
import { ITEM } from "./line-marks";
import type { Apart, LineHere, TextLines } from "./passage";

/** A line that only names the part of the note below it. */
export function headOfSection(text: TextLines, here: LineHere): Apart | undefined {
  const section = sectionNamed(text, here);
  return section === undefined ? undefined : { passages: [], section };
}

/** The part that a line begins; empty where its capitals name none. */
function sectionNamed({ lines }: TextLines, { index, line: { text, page } }: LineHere): string | undefined {
  const [, part] = EXPORTED.exec(text) ?? [];
  if (part) return part.replace(/[._]/g, " ").trim();
  const title = text.replace(BY_WHEN, "");
  if (isInCapitals(title)) return SECTION.test(title) ? titleCase(title.trim().replace(/:$/, "")) : "";
  const [previous, next] = [lines[index - 1], lines[index + 1]];
  if (next?.page !== page) return undefined;
  const isOverItems = AIMS.test(text) && ITEM.test(next.text);
  const isAlone =
    SMALL_HEADING.test(text) &&
    text.trim().length > 3 &&
    (previous === undefined || isBlank(previous)) &&
    !isBlank(next);
  return isOverItems || isAlone ? text.trim().replace(/:$/, "") : undefined;
}

const isInCapitals = (title: string) =>
  HEADING.test(title) && title.trim().length < 60 && !/\d{3}/.test(title) && !VALUE_BEHIND.test(title);

/** ">>Chief.Concern:" alone on its line. */
const EXPORTED = /^\s*(?:>>|[@~^])\s?(\p{L}[\p{L}._ -]{1,32}):\s*$/u;
/** "Risk of harm" on a line of its own over its words; "chiefComplaint:" of an export. */
const SMALL_HEADING = /^\s*[A-Z][a-z]+(?: [a-z]+){0,4}:?\s*$/;
/** "Aims:", "Goals by 10/12:" right over their items: what each of them is. */
const AIMS =
  /^\s*(?:(?:short|long)[- ]term |functional |measurable |treatment )?(?:aims?|goals?|targets?)\b[^:.;]{0,30}:\s*$/i;
const HEADING = /^\s*[A-Z][A-Z0-9 /&,'()-]{3,60}:?\s*$/;
/** "ACT   14/25": a name with its value is no heading. */
const VALUE_BEHIND = /\S\s{2,}\d[\d/.%+-]*\s*$/;
/** "GOALS (by 10/16/2026)": by when its goals are meant is part of the heading. */
const BY_WHEN = /\s*\((?:by|as of|set|to be met by|target(?: date)?:?) [^()]{3,24}\)\s*:?\s*$/i;
const SECTION =
  /\b(?:goals?|certification|plan|assessment|diagnos[ie]s|history|imaging|treatments?|medications?|subjective|objective|findings?|impression|procedure|orders?|limitations?|criteria|coverage|results?|status|log|calls?|indications?|exam(?:ination)?|outcome|rationale|summary|signature)\b/i;
