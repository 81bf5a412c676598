import { isBlank, type Line } from "../../page/page-lines";
import { comparePersons, personCell } from "../person/person-cell";
import type { FormFact } from "./forms";

/** Words that name a field of a portal's screen; the status itself ("Approved") is a value. */
const NAMES_FIELD =
  /\b(?:reference|number|id|member|patient|subscriber|status|decision|date|provider|facility|procedures?|services?|codes?|diagnos[ie]s|visits?|units?|notes?|comments?|type|from|to|through|effective|expir\w+|plan|payer|requested|requester|place|used|remaining|reason|outcome|result)\b/i;
const LABEL = /^#?\p{L}[\p{L} /#'’&-]{1,32}:?$/u;
const MOST_WORDS = 5;
/** So many labels in turn tell a screen from a list of words. */
const FEWEST = 4;
const MOST_VALUE_LINES = 2;
const LONGEST = 330;

type Field = { label: string; value: string; lines: number[] };

const isLabel = ({ cells }: Line): boolean => {
  const [cell] = cells;
  if (!cell || cells.length > 1 || !LABEL.test(cell.text) || !NAMES_FIELD.test(cell.text)) return false;
  return cell.text.split(/\s+/).length <= MOST_WORDS;
};

/** Fields whose value stands on the line below its label, as a portal's page prints when it is copied, from `start` on. */
function fieldsFrom(lines: readonly Line[], start: number, wanted: (index: number) => boolean): Field[] {
  const fields: Field[] = [];
  let at = start;
  const isOn = (index: number) => {
    const line = lines[index];
    return line !== undefined && line.page === lines[start]?.page && !isBlank(line) && wanted(index);
  };
  while (isOn(at) && isLabel(lines[at] as Line) && isOn(at + 1)) {
    const label = lines[at]?.text.trim().replace(/:$/, "") ?? "";
    const on = [at, at + 1];
    for (let next = at + 2; on.length <= MOST_VALUE_LINES; next++) {
      if (!isOn(next) || isLabel(lines[next] as Line)) break;
      on.push(next);
    }
    const value = on
      .slice(1)
      .map((index) => lines[index]?.text.trim().replace(/\s+/g, " "))
      .join(" ");
    fields.push({ label, value, lines: on });
    at = (on.at(-1) ?? at) + 1;
  }
  return fields;
}

/** What such screens say, field by field, and which of their lines are about somebody else than the patient. */
export function stackedIn(
  lines: readonly Line[],
  wanted: (index: number) => boolean,
  patient: string | undefined,
): { facts: FormFact[]; others: Map<number, string> } {
  const facts: FormFact[] = [];
  const others = new Map<number, string>();
  for (let at = 0; at < lines.length; at++) {
    if (!wanted(at)) continue;
    const fields = fieldsFrom(lines, at, wanted);
    if (fields.length < FEWEST) continue;
    const who = fields.find(({ label }) => /^(?:member|patient|subscriber)(?: name)?$/i.test(label));
    const name = who && personCell(who.value, true);
    if (name && patient && comparePersons(name, patient) === "other")
      for (const index of fields.flatMap((field) => field.lines)) others.set(index, name);
    else facts.push(...told(fields));
    at = fields.at(-1)?.lines.at(-1) ?? at;
  }
  return { facts, others };
}

function told(fields: readonly Field[]): FormFact[] {
  const facts: FormFact[] = [];
  for (const { label, value, lines } of fields) {
    const said = `${label} ${value}`;
    const last = facts.at(-1);
    if (last && last.text.length + said.length < LONGEST) {
      last.text += `; ${said}`;
      last.lines.push(...lines);
    } else facts.push({ text: said, lines: [...lines] });
  }
  return facts;
}
