import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { isSurelyPerson } from "./person-cell";

type KeyedPerson = { name: string; born?: string };

/** '"family": "Otto"', "<lastName>Otto</lastName>", '<family value="Otto"/>', "pt_last=Otto". */
const FIELD =
  /(?<![\p{L}\d])["']?<?([A-Za-z][\w.-]{1,30})["']?(?:\s{0,8}[:=]\s{0,8}\[?\s{0,4}|>\s{0,8}|\s{1,4}value\s?=\s?)["']?((?:(?! {2})[^"'<>{}[\]|=:]){2,40})/gu;
const SURNAME =
  /(?:family|last|sur)[._-]?name$|(?:^|[._-])(?:family|surname|lname)$|^(?:(?:patient|pt|pat)[._-]?)?last$/i;
const GIVEN =
  /(?:given|first|fore)[._-]?name$|(?:^|[._-])(?:given|forename|fname)$|^(?:(?:patient|pt|pat)[._-]?)?first$/i;
const WHOLE =
  /^(?:(?:\w+[._-])?(?:patient|pt|pat|subject)(?:[._-]?(?:full|display|official))?[._-]?(?:name)?|(?:full|display|official)[._-]?name)$/i;
const BIRTH = /(?:birth|dob)/i;
/** Whose fields an export lists beside the patient's. */
const OF_OTHERS =
  /provider|practitioner|evaluator|assess|examin|tester|prescri|dispens|supervis|billing|collect|verif|report|treating|witness|agent|adjuster|attorney|manager|coordinator|owner|device|physician|doctor|performer|author|clinician|therapist|contact|guarantor|subscriber|insured|policy|sponsor|kin|emergency|referr|order|attend|render|sign|user|creator|relat|parent|mother|father|spouse|guardian|employer|payer|interpret|scribe|custodian|participant|staff|nurse|surgeon/i;
/** How far a person's fields lie apart, and how far above them their object begins. */
const NEAR = 4;

type Field = { line: number; key: string; value: string };

function fieldsOf(lines: readonly Line[]): Field[] {
  return lines.flatMap(({ text }, line) =>
    /[:=<]/.test(text)
      ? [...text.matchAll(FIELD)].map(([, key = "", value = ""]) => ({ line, key, value: value.trim() }))
      : [],
  );
}

/** '"provider": {', "<Practitioner>": what opens above a field and says whose it is. */
const OPENS =
  /^\s*(?:["']?([A-Za-z][\w.-]{1,30})["']?\s{0,4}[:=]\s{0,4}[[{]|<([A-Za-z][\w.:-]{1,30})(?:\s[^>]*)?>\s*$|([A-Za-z][\w.-]{1,30}):\s*$)/;
function isOfOthers(lines: readonly Line[], { line, key }: Field): boolean {
  if (OF_OTHERS.test(key)) return true;
  const own = lines[line];
  if (OF_OTHERS.test(/<([A-Za-z][\w.:-]{1,30})\s/.exec(own?.text ?? "")?.[1] ?? "")) return true;
  for (let at = line; at >= Math.max(0, line - 2 * NEAR); at--) {
    const above = lines[at];
    if (!above || above.page !== own?.page) break;
    const [, object, element, block] = OPENS.exec(above.text) ?? [];
    const name = object ?? element ?? block;
    if (name && !/^(?:name|human|legal|official|person|HumanName)$/i.test(name)) return OF_OTHERS.test(name);
  }
  return false;
}

const compact = (value: string) => /^(\d{4})(\d\d)(\d\d)$/.exec(value)?.slice(1).join("-");
const isName = (word: string) => /^\p{Lu}[\p{L}'’ .-]{1,30}$/u.test(word);

/** Whom the keys of an export name: surname and given name in fields of their own, or the whole name in one. */
export function keyedPersons(lines: readonly Line[]): Map<number, KeyedPerson> {
  const fields = fieldsOf(lines);
  const found = new Map<number, KeyedPerson>();
  const near = (one: Field, wanted: (other: Field) => boolean) =>
    fields.find(
      (other) =>
        wanted(other) &&
        Math.abs(other.line - one.line) <= NEAR &&
        lines[other.line]?.page === lines[one.line]?.page,
    );
  const bornNear = (one: Field) => {
    const birth = near(one, ({ key, value }) => BIRTH.test(key) && /\d{4}/.test(value));
    const iso = birth && (compact(birth.value) ?? findDates(birth.value)[0]?.iso);
    return iso ? { born: iso } : {};
  };
  for (const one of fields) {
    if (found.has(one.line) || !isName(one.value)) continue;
    if (SURNAME.test(one.key)) {
      const given = near(one, ({ key, value }) => GIVEN.test(key) && isName(value));
      if (!given || isOfOthers(lines, one)) continue;
      found.set(Math.min(one.line, given.line), {
        name: `${one.value}, ${given.value}`,
        ...bornNear(one),
      });
    } else if (WHOLE.test(one.key) && /[\s,]/.test(one.value) && isSurelyPerson(one.value)) {
      if (!isOfOthers(lines, one)) found.set(one.line, { name: one.value, ...bornNear(one) });
    }
  }
  return found;
}
