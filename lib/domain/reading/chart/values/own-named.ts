import { findDates } from "../../page/calendar-date";
import type { ChartFact, Side } from "../chart";
import { hitsIn, numberOf } from "./found-measure";
import { betterByName } from "./measure-names";

/** Begins the key of what was measured under a name that no list knows. */
export const OWN_NAMED = "row-named:";

const WORD = String.raw`\p{L}[\p{L}'’-]{0,20}`;
const NAME = `(?<name>${WORD}(?: ${WORD}){0,3}?)`;
const SIDE = `(?: (?<side>R|L|right|left))?`;
const IS = "(?: (?:is|now|at|measures|=))?:?";
const NUMBER = String.raw`\d{1,4}(?:,\d{3})?(?:\.\d{1,2})?`;
/** Where the statement ends or goes on with something else; "31 mm after mobilization" is a value of its own. */
const END = String.raw`(?![\d/%-]| ?[x×] ?\d|\.\d| with(?:out)? (?:assist|brace|help|over|orthosis|splint|cue))(?=[,.)]|$| and | with )`;
const OF_FORCE = String.raw`\b(?:pinch|grip)(?: strength| force)?,?(?: (?:R|L|right|left|is|now|at|measures|=))*:? \d`;
/** What is found on a body. Screws, cups, stones and pillows have lengths, too, and what is given or set has a volume. */
const FINDING =
  /\b(?:opens|opening|girths?|circumference|excursion|expansion|protrusion|deviation|deflection|swelling|edema|effusion|diastasis|separation|wound|ulcer|slough|granulation|eschar|necro\w+|fibrin|undermining|limb volume|post-?void residual|pinch|grip)\b/i;
/** "Hand function index 31/80": of a test, whose value is at most its scale; bills, visits and blood pressures have strokes, too. */
const TEST =
  /\b(?:index|scale|scores?|questionnaire|inventory|survey|test|function|disability|severity|impact)\b|\b\p{Lu}{3,}(?:-\d{1,2})?\b/u;
/** Letters with a number that no score has for its name. */
const NO_SCORE =
  /\b(?:SARS|COVID|EKG|ECG|EEG|MRI|CMS|HCFA|IL|INR|TSH|LDL|HDL|WBC|RBC|BUN|PSA|CRP|ESR|HGB|HCT|MCV|MPV|RDW|GFR|BMI|AST|ALT|ALB|ALP|GLOB|TBIL|CREAT?|PHOS|EOS|PTH|AFP|CEA|BNP|SUV|ABI|FEV|TIBC|HEP|HIV|HPV|HSV|FICO|APGAR|SAT|GPA|NPS|HEDIS|DRG|HCC|RVU|VITALS|SUPINE|SEATED|STANDING|RESTING|INVOICE|COPAY|ACCT)\b/i;
/** Scales of at most 31 look like the day of a month. */
const MOST = "3[2-9]|[4-9]\\d|1\\d\\d";

/** The forms whose names are told by their capitals. */
const OF_LETTERS = [2, 3];
const FORMS = [
  // "Opens 24 mm", "Arm girth, R 31.5 cm"
  String.raw`^${NAME},?${SIDE}${IS} (?<value>${NUMBER} ?(?<unit>mm|cm|mL))\b${END}`,
  // "Key pinch right 9 lb"
  String.raw`^(?=[^\d]{0,40}${OF_FORCE})${NAME},?${SIDE}${IS} (?<value>${NUMBER} ?(?<unit>lbs?|kg))\b${END}`,
  // "PFIQ-7 = 124", "JFLS-8 score 38", "KCCQ score: 61"
  String.raw`^(?<name>\p{Lu}[\p{Lu}\p{Ll}]{1,8}\p{Lu}?-\d{1,2}|(?:\p{Lu}{3,8}|\p{Lu}{2,6}-\p{Lu})(?= (?:total )?score\b))(?: (?:total|total score|score))?(?: (?:is|now|today))?[ :=]{1,3}(?<value>\d{1,3}(?:\.\d)?(?: ?\/ ?(?<unit>${MOST}))?)(?=[,.)]|$)`,
  // "Boston SSS 3.4": a mean of answers.
  String.raw`^(?<name>(?:\p{Lu}\p{Ll}{2,12} )?\p{Lu}{3,5}) (?<value>\d\.\d{1,2})(?=[,.)]|$)`,
  // "Slough 60%"
  String.raw`^(?<name>(?:slough|granulation|eschar|necrosis|necrotic tissue|fibrin|undermining)) (?<value>\d{1,3} ?(?<unit>%))${END}`,
  // "Arm function index 31/80", "Dizziness 7/10"
  String.raw`^${NAME},?${SIDE}${IS} (?<value>\d{1,3}(?:\.\d)? ?(?:\/|out of) ?(?<unit>${MOST}))${END}`,
  String.raw`^(?<name>(?:dizziness|vertigo|nausea|fatigue|anxiety|stiffness|numbness|tingling|itch(?:ing)?|soreness|tightness))${IS} (?<value>\d{1,2} ?\/ ?(?<unit>10))(?!\d|\/)${END}`,
].map((form, order) => new RegExp(form, OF_LETTERS.includes(order) ? "u" : "iu"));
/** "Lateral pinch R 6 / L 15": whose each value is stands before it. */
const PAIR = new RegExp(
  `^${NAME},?:? R:? (?<right>${NUMBER}(?: ?(?:lbs?|kg|mm|cm))?) ?[,/] ?L:? (?<left>${NUMBER}(?: ?(?:lbs?|kg|mm|cm))?)(?=[,.)]|$)`,
  "u",
);

/** "L 4.2 x W 3.1 x D 0.4 cm", "measures 4.2 x 3.1 cm": how long, wide and deep a wound is. */
const SIZE = new RegExp(
  `^(?:(?:wound|ulcer|size|measures?|measuring|is|now)[: ]{1,2}){0,3}(?<value>(?:L(?:ength)?:? ?)?${NUMBER}(?: ?cm| ?mm)? ?[x×] ?(?:W(?:idth)?:? ?)?${NUMBER}(?: ?cm| ?mm)?(?: ?[x×] ?(?:D(?:epth)?:? ?)?${NUMBER})? ?(?<unit>cm|mm))(?=[,.)]|$)`,
  "iu",
);
/** With the part that it is on: a heel's wound and a shin's are two. */
const WOUND =
  /\b(?:(?:(?:left|right|L|R) )?(?:heel|shin|calf|leg|thigh|hip|ankle|foot|toe|plantar|sacr(?:al|um)|coccyx|buttock|ischial|trochanter\w*|abdom\w+|chest|back|arm|elbow|hand|finger) )?(?:wound|ulcer)\b/i;
/** What covers a wound has a size, too. */
const DRESSING =
  /\b(?:dressings?|foam|gauze|alginate|grafts?|matrix|patch|pads?|sheets?|films?|hydrocolloid|collagen|substitute|product|incision)\b/i;

/** What is given, used, set or counted, and what no finding is. */
const NO_FINDING =
  /\b(?:dos(?:e|age)|heel lifts?|lift height|wedges?|needles?|steps?|box(?:es)?|blocks?|foam|bolsters?|splints?|orthos[ie]s|brac\w+|inserts?|sutures?|tubes?|catheters?|stockings?|bandages?|wraps?|tapes?|sleeves?|canes?|walkers?|seats?|chairs?|tables?|inclines?|traction|settings?|distance from|bands?|weights?|height|wt|ht|visits?|sessions?|weeks?|days?|months?|hours?|minutes?|units?|pages?|lines?|claims?|codes?|numbers?|no|id|refills?|fills?|reps?|sets?|times|levels?|rooms?|phone|ext|lot|sizes?|since|seen|on|eval|dob|age|mri|incisions?|scars?|bp|hr|pulse|temp\w*|covid|cpt|icd|hsv|cd|vitamin|from|with|and|or|the|a|an|her|his|their|by|for|in|of|to|than|about|walks?|walked|total|sum|scores?|office|home|aspirat\w*|inject\w*|drain\w*|remov\w*|gave|given|excis\w*|debrid\w*|insert\w*|fluid|drinks?|takes?|took|reach to|goes?|went)\b/i;
/** Said of another time, another person, an aim or a norm. */
const NOT_FOUND_NOW =
  /\b(?:goals?|targets?|aim\w*|[SL]TGs?|will|must|should|until|needs?|needed|normal\w*|norms?|expect\w*|anticipat\w*|predict\w*|project\w*|requir\w*|threshold|cut-?off|criteri\w+|MCID|MDC|at least|less than|more than|greater than|up to|max(?:imum)?|within|next|plan\w*|order\w*|was|were|had|initial\w*|prior|previous\w*|last|before|from|cannot|can['’]?t|unable|not|never|no longer|doesn['’]t|sound side|good side|healthy|opposite|other (?:side|arm|leg|hand|limb)|well (?:side|arm|leg)|copied|carried|baseline|intake|if|when|could|would|may|allow\w*|cover\w*|policy|uninvolved|unaffected|contralateral)\b|[<>≤≥→]|->/i;
const RELATIVE =
  /\b(?:mother|father|mom|dad|wife|husband|sister|brother|twin|siblings?|spouse|partner|roommate|cousin|aunt|uncle|grand\w+|son|daughter|friend|neighbor|patients)\b/i;

type Found = {
  fact: ChartFact;
  key: string;
  name: string;
  value: string;
  unit: string;
  side?: Side;
  at: number;
};

/**
 * What notes of several days measure in the same words, where no list knows its name: "Opens 24 mm" and, three weeks later, "Opens 41 mm". One
 * day's value alone stays in its sentence, and a name with two values on one day tells of two things.
 */
export function ownNamedValues(facts: readonly ChartFact[]): ChartFact[] {
  const found = [...facts.filter(({ measure }) => !measure), ...linesOfValues(facts)].flatMap(valuesIn);
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((series) => {
    const byDay = Map.groupBy(series, ({ fact }) => fact.date);
    const isTwofold = [...byDay.values()].some((day) => new Set(day.map(({ value }) => value)).size > 1);
    const values = new Set(series.map(({ value }) => value));
    return isTwofold || byDay.size < 2 || values.size < 2 ? [] : series.map(measured);
  });
}

/** A line of known values stands in no passage, and may have a pair of another name: "grip R 18 lb / L 62 lb; lateral pinch R 6 / L 15". */
function linesOfValues(facts: readonly ChartFact[]): ChartFact[] {
  const said = new Set(facts.flatMap(({ measure, quote }) => (measure ? [] : [quote])));
  const lines = Map.groupBy(
    facts.filter(
      ({ measure, quote }) =>
        measure && ![...said].some((one) => quote.includes(one) && PAIR_WITHIN.test(one)),
    ),
    ({ quote, place }) => `${place.documentId}|${place.page}|${quote}`,
  );
  return [...lines.values()].flatMap((ofLine) => {
    const [first] = ofLine;
    return first && PAIR_WITHIN.test(first.quote) && new Set(ofLine.map(({ date }) => date)).size === 1
      ? [first]
      : [];
  });
}
const PAIR_WITHIN = /; ?\p{L}[\p{L} ]{3,40},?:? R:? \d[^;,/]{0,10}[,/] ?L:? \d/u;

function valuesIn(fact: ChartFact): Found[] {
  const { quote, date, measure, told, adverse } = fact;
  if (told || !date || adverse === "refusal" || RELATIVE.test(quote)) return [];
  // A goal's section, and a plan's, say what is aimed at.
  if (/\b(?:goals?|plan|STG|LTG|history|PMH|medications?|orders?)\b/i.test(fact.section)) return [];
  return clausesOf(quote).flatMap(({ text: whole, at }) => {
    // "10/06/2026   Opens 31 mm": the day of an entry leads it.
    const [own] = findDates(whole);
    const text =
      own?.start === 0 && own.iso === date ? whole.slice(own.end).replace(/^[\s:;,–-]+/, "") : whole;
    const isOfOther = findDates(text).some(({ iso }) => iso !== date);
    if (isOfOther || NOT_FOUND_NOW.test(text) || isOfPlace(quote, at, text)) return [];
    const pair = PAIR.exec(text)?.groups;
    if (pair?.name && pair.right && pair.left)
      return [
        ...foundAs(fact, text, at, { name: pair.name, value: pair.right, side: "right" }),
        ...foundAs(fact, text, at, { name: pair.name, value: pair.left, side: "left" }),
      ];
    const size = !measure && !isOfDressing(quote, at, text) && SIZE.exec(text)?.groups;
    const wound = WOUND.exec(`${quote} ${fact.heading}`)?.[0];
    if (size && wound && size.value)
      return foundAs(fact, text, at, { name: wound, value: size.value, unit: size.unit ?? "" });
    for (const form of measure ? [] : FORMS) {
      const { name, value, side, unit } = form.exec(text)?.groups ?? {};
      if (name && value)
        return foundAs(fact, text, at, {
          ...{ name, value, unit: unit ?? "" },
          ...(side ? { side: /^r/i.test(side) ? ("right" as const) : ("left" as const) } : {}),
        });
    }
    return [];
  });
}

/** "Dressed with foam, 4 x 4 cm": what stands before a size that does not say itself whose it is. */
const isOfDressing = (quote: string, at: number, text: string) =>
  !/^(?:wound|ulcer)\b/i.test(text) &&
  DRESSING.test(
    quote
      .slice(0, at)
      .split(/[.;](?=\s)/)
      .at(-1) ?? "",
  );

/** "At the wrist, girth 17 cm", "girth 17 cm (wrist)", "girth 17 cm, mid-calf": where or how it was measured is no word of its name, and another day's may differ. */
function isOfPlace(quote: string, at: number, text: string): boolean {
  const before =
    quote
      .slice(0, at)
      .split(/[.;](?=\s)/)
      .at(-1) ?? "";
  const behind = quote.slice(at + text.length);
  return (
    PLACE.test(before.trim()) ||
    /^[^.;,]*\(/.test(quote.slice(at)) ||
    PLACE.test(behind.replace(/^[\s,]+/, ""))
  );
}
const PLACE =
  /^(?:(?:at|above|below|over|around|on|in|after|before|with|under|while|when|during|using|post|pre|mid|proximal|distal)\b|(?:(?:the|right|left|upper|lower) )?(?:wrist|elbow|axilla|forearm|upper arm|arm|hand|palm|thigh|calf|knee|ankle|foot|shin|waist|chest|neck|nipple|umbilicus)(?: (?:line|crease))?(?:[,.]|$))/i;

function foundAs(
  fact: ChartFact,
  text: string,
  at: number,
  { name, value, unit = "", side }: { name: string; value: string; unit?: string; side?: Side },
): Found[] {
  const isKnown = hitsIn(text).length > 0;
  const own = name.replace(/^(?:right|left|R|L) /, "").trim();
  const ofSide = side ?? sideOf(name);
  const isScore = unit === "" ? !side : /^\d/.test(unit);
  const isFound = unit === "10" || (isScore ? TEST : FINDING).test(own);
  const isBeyond = isScore && unit !== "" && Number.parseFloat(value) > Number(unit);
  const isNone = NO_FINDING.test(own) || NO_SCORE.test(own) || own.length < 3;
  if (isKnown || isNone || !isFound || isBeyond) return [];
  const key = `${own.toLowerCase()}|${unit.toLowerCase().replace(/s$/, "")}|${ofSide ?? ""}`;
  return [{ fact, key, name: own, value, unit, at, ...(ofSide ? { side: ofSide } : {}) }];
}
const sideOf = (name: string): Side | undefined =>
  /^(?:right|R) /.test(name) ? "right" : /^(?:left|L) /.test(name) ? "left" : undefined;

/** What stands between stops and commas, each with its place; what is in parentheses explains and is none of it. */
function clausesOf(quote: string): { text: string; at: number }[] {
  const plain = quote.replace(/\([^()]*\)/g, (part) => " ".repeat(part.length));
  const stops = [...plain.matchAll(/[.;,](?=\s)\s*|\]\s+|\d: +/g)].map(
    ({ index, 0: stop }) => index + stop.length,
  );
  return [0, ...stops].map((at, order) => {
    const text = plain.slice(at, stops[order] ?? plain.length);
    const lead = /^[\s•*-]*/.exec(text)?.[0].length ?? 0;
    return { text: text.slice(lead).replace(/[\s;,]+$/, ""), at: at + lead };
  });
}

function measured({ fact, name, value, unit, side, at }: Found): ChartFact {
  const [, head = fact.id, offset = "0"] = /^(.*:)(\d+)[a-z]?$/.exec(fact.id) ?? [];
  const printed = name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const better = betterByName(name);
  return {
    id: `${head}${Number(offset) + at}n${side === "left" ? "l" : ""}`,
    ...(fact.date ? { date: fact.date } : {}),
    place: fact.place,
    quote: fact.quote,
    heading: fact.heading,
    ...(fact.signedBy ? { signedBy: fact.signedBy } : {}),
    section: "",
    topics: ["finding", "improvement"],
    measure: {
      key: `${OWN_NAMED}${name.toLowerCase()}|${unit.toLowerCase()}`,
      ...{ name: printed, fullName: printed, value: value.replace(/[\s.]+$/, "") },
      ...numberOf(value.replaceAll(",", "")),
      ...(side ? { side } : {}),
      ...(better ? { better } : {}),
    },
  };
}
