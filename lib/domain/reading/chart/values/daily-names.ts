import type { MeasureName } from "./measure-names";

/**
 * Names that charts use daily beside the questionnaires and motions: timed tests, lengths and forces of one side, scores of
 * standardized tests. A value stands right behind its name, or right beside a side that follows it; any other number on the line is something else's.
 */

const SIDES = "R|L|Rt|Lt|RT|LT|[Rr]ight|[Ll]eft|RUE|LUE|RLE|LLE|RIGHT|LEFT";
/** What may stand between a name and its value: "9HPT dominant R (aff) ", "Leg length supine ", "SpO2 on RA: ". */
const FILL = String.raw`(?:[\s:=]|\.(?:(?=\.)|(?<=\.\.))|\([^()]{0,24}\)|\b(?:is|now|today|of|at|measures?|measured|held|current(?:ly)?|[Tt]otal|score|raw|avg|average|test|supine|seated|sitting|standing|prone|dominant|non-?dominant|rest|on RA|${SIDES})\b|\s-\s)*`;
const NUMBER = String.raw`(?<![\w.,/'-])[+-]?(?:\d{1,2},\d{3}|\d{1,4}(?:\.\d{1,2})?|\.\d{1,2})`;
/** "5 lb x 10", "30 s x 3", "74-80", "8 weeks", "12 of 24": a dose, a range, a time or a count. */
const NO_DOSE = String.raw`(?![\w'"]|[.,]\d|\s?[-–/]\s?\d|\s?[x×]\s?\d|\s?(?:%|#|mg|mcg|reps?|sets?|min(?:ute)?s?|hours?|hrs?|h|days?|wks?|weeks?|mos?|months?|yrs?|years?|visits?|sessions?|times|pm|am|of \d|or (?:less|more|better|higher|lower))(?!\w)|\s(?:to|->|→)\s)`;
/** Behind these words another day's value, an aim or a norm follows. */
const OF_OTHERS = String.raw`\b(?:[Nn]orms?|[Nn]ormal|nl|[Gg]oals?|[Tt]arget|[SL]TG|[Pp]rior|[Pp]rev(?:ious)?|[Ll]ast|[Ii]nitial(?:ly)?|[Ee]val|[Bb]aseline|was|were|from|IE|[Cc]ut-?off|[Pp]redicted|[Cc]riterion|RTS|best on file|MCID|MDC)\b`;

/** The values of one unit, which the chart may leave out; `isNeeded` where a bare number may be anything. */
function valueIn(unit: string, isNeeded = false): RegExp {
  const ofUnit = `\\s?(?:${unit})(?!\\w)`;
  const measured = `${NUMBER}${isNeeded ? ofUnit : `(?:${ofUnit}|(?!${ofUnit}))`}${NO_DOSE}`;
  const beside = `(?<!${OF_OTHERS}.*)`;
  return new RegExp(
    [
      `(?<=^${FILL})${measured}`,
      `${beside}(?<=(?<![\\w.])(?:${SIDES})(?: ?\\([^()\\d]{1,12}\\))?[\\s:=]{1,3})${measured}`,
      `${beside}(?<=[\\d\\w"] ?[,/] ?|[RL],? )${measured}(?=\\s?(?:${SIDES})(?![\\w-]))`,
      `${measured}(?=\\s?\\((?:on )?\\d{1,2}\\/\\d{1,2}\\))`,
    ].join("|"),
    "g",
  );
}

export const FORCE = valueIn("lbs?|kg|[Ll]bs|pounds|N");
const SECONDS = valueIn("s|sec|secs|seconds");
const LENGTH = valueIn("cm|mm|in|inches|ft|feet|m|meters");
/** "34 cm at the axilla", "34 cm (wrist)": of which place it is says no name, and another day's may be of another. */
const LENGTH_ALONE = new RegExp(
  `(?:${LENGTH.source})(?!\\s?(?:\\(|at\\b|above\\b|below\\b|,\\s?(?:upper|mid|wrist|elbow|axilla|arm|forearm|hand|thigh|calf|knee|ankle|foot)))`,
  "g",
);
const VOLUME = valueIn("m[Ll]|cc|L", true);
const ANGLE = valueIn("deg|degrees|°|º");
const SHARE = valueIn("%|percent");
const COUNT = valueIn("reps|steps|words");
const PLAIN = valueIn("points?|pts?|%|%ile");
/** "43/56", "17/40", "71.4%", "38.6". */
const SCORE = new RegExp(
  `(?<=^${FILL})(?<![\\w.,/-])[+-]?\\d{1,3}(?:\\.\\d{1,2})?(?:\\s?\\/\\s?\\d{1,3}|\\s?%)?${NO_DOSE}`,
  "g",
);
const SCORE_OF_SIDE = new RegExp(
  `${SCORE.source}|(?<!${OF_OTHERS}.*)(?<=(?<![\\w.])(?:${SIDES})[\\s:=]{1,3})(?<![\\w.,/-])[+-]?\\d{1,3}(?:\\.\\d{1,2})?(?:\\s?\\/\\s?\\d{1,3})?${NO_DOSE}`,
  "g",
);
/** "3.2 x 2.1 x 0.3 cm": how long, wide and deep. */
const SIZE =
  /(?<=^(?![^.;\d]*(?:dress|foam|gauze|graft|patch|pad|sheet|film|cover))[^.;\d]{0,44})\d{1,2}(?:\.\d{1,2})?(?:\s?[x×]\s?\d{1,2}(?:\.\d{1,2})?){1,2}\s?(?:cm|mm)\b/g;

const BOTH_SIDES = String.raw`(?=[ :]{1,4}(?:\([^()]{1,12}\) ?)?(?:R|L|Rt|Lt|Right|Left):?\s{1,2}[-+.\d])`;
const daily = (
  key: string,
  pattern: string,
  value: RegExp,
  better?: "lower" | "higher",
  more: Partial<MeasureName> = {},
): MeasureName => ({
  key,
  name: "",
  pattern: new RegExp(`(?<![\\p{L}\\d/-])(?:${pattern})(?![\\p{L}])`, "iu"),
  value,
  asPrinted: true,
  ...(better ? { better } : {}),
  ...more,
});
const ofWhole = { hasNoSide: true } as const;

const OF_SIDES: readonly MeasureName[] = [
  daily(
    "pinch",
    `(?:(?:lat(?:eral)?|key|tip(?:-to-tip)?|palmar|chuck|(?:3|three)[- ](?:pt|point|jaw)(?: chuck)?) )?pinch(?: strength)?|(?:lat|tip|key|palmar|3[- ](?:pt|point|jaw))${BOTH_SIDES}`,
    FORCE,
    "higher",
  ),
  daily("timed", "(?:9|nine)[- ]?(?:HPT|hole peg(?: test)?)", SECONDS, "lower"),
  daily(
    "stance",
    String.raw`(?:SLS|single[- ]leg (?:stance|balance|stand)|one[- ]leg(?:ged)? (?:stance|stand)|unipedal stance)(?:,? (?:eyes (?:open|closed)|EO|EC|on foam|firm))?|eyes (?:open|closed)(?=: ?[RL] \d{1,2} ?s)|tandem(?: stance)?(?= (?:held )?\d{1,2} ?s)`,
    SECONDS,
    "higher",
  ),
  daily(
    "girth",
    String.raw`(?<!\b(?:at|above|below) [^.;]{0,20}, (?:\p{L}+ )?)(?:(?:mid-?)?(?:thigh|calf|knee|ankle|arm|forearm|wrist|hand|neck|waist|quad|joint line|limb)(?: joint line)? )?(?:girths?|circ(?:umference)?)(?: \d{1,2} ?cm (?:above|below|prox(?:imal)?|distal)(?: to)?(?: [a-z]{2,8}){1,2})?`,
    LENGTH_ALONE,
  ),
  daily(
    "girth",
    "(?:edema )?fig(?:ure)?[- ]?(?:of[- ])?(?:8|eight)(?: (?:girth|ankle|wrist|hand))?",
    LENGTH,
    "lower",
  ),
  daily("volume", "volumet(?:er|ric)s?|(?:limb|UE|LE|arm|leg|hand) vol(?:ume)?s?", VOLUME, "lower"),
  daily("reach", "(?:functional|func) reach", LENGTH, "higher"),
  daily(
    "reach",
    String.raw`knee[- ]to[- ]wall|(?:ankle DF \()?(?:WB|weight[- ]bearing) lunge\)?`,
    LENGTH,
    "higher",
  ),
  daily(
    "raise",
    String.raw`(?:SL |single[- ]leg )?heel raises(?: SL)?(?=:? (?:R|L|\d{1,2} ?[RL]\b))`,
    COUNT,
    "higher",
  ),
  daily("share", "LSI|limb symmetry(?: index)?|quad index|symmetry index", SHARE, "higher"),
  daily(
    "y-balance",
    String.raw`(?:Y-?balance )?(?:ant(?:erior)?|PM|PL|posteromedial|posterolateral|comp(?:osite)?)${BOTH_SIDES}(?=.{0,16}\d)`,
    valueIn("cm|%|in"),
    "higher",
  ),
  daily("length", "leg length", LENGTH),
  daily("length", "navicular drop", LENGTH),
  daily("spine", "(?:modified )?schober(?:['’]s)?(?: test)?|chest exp(?:ansion)?", LENGTH, "higher"),
  daily(
    "spine",
    String.raw`finger(?:tips?|s)?[- ]to[- ]floor|FTF(?= \d)|tragus[- ](?:to[- ])?wall|occiput[- ](?:to[- ])?wall(?: distance)?|OWD`,
    LENGTH,
    "lower",
  ),
  daily(
    "jaw",
    String.raw`(?:max(?:imum)? )?(?:interincisal )?opening(?= ?:? ?\d{1,2} ?mm)|lat(?:eral)? exc(?:ursion)?|protr(?:usion)?(?= \d{1,2}(?:\.\d)?(?: ?mm|[.,;]|$))`,
    LENGTH,
    "higher",
  ),
  daily(
    "endurance",
    String.raw`(?:deep neck flexor|DNF|cervical flexor) endurance(?: test)?|(?:biering-)?sorensen|(?:side|prone) (?:plank|bridge)(?! ?\d? ?x)`,
    SECONDS,
    "higher",
  ),
  daily("angle", "popliteal angle", ANGLE, "lower"),
  daily(
    "angle",
    String.raw`(?:cerv|Cx) rot(?: [AP]ROM)?(?= [RL] \d{1,3},? [RL] \d)|(?:flexion[- ]rotation|flex-rot)(?: test)?|[1-5](?:st|nd|rd|th) MTP (?:ext|flex)|thomas(?: test)?(?=:? (?:[RL] )?-?\d)|Ely(?= [RL] \d)|hamstrings? 90\/90`,
    ANGLE,
  ),
  daily("turn", "360(?:[- ]degree|°)? turn", SECONDS, "lower"),
  daily("ABI", "ABI", valueIn("xx")),
  daily("sensation", "monofilament|protective sensation", SCORE_OF_SIDE, "higher"),
  daily("muscle", "(?:MFS|muscle function scale)", PLAIN, "higher"),
  daily(
    "force",
    String.raw`(?:quads?|hams?(?:trings)?|hip abd)(?= [RL] \d{1,3}\.\d)`,
    valueIn("lbs?|kg|Nm|N"),
    "higher",
  ),
  daily(
    "audio",
    String.raw`(?:pure tone avg|PTA)(?=:? (?:[RL] )?\d{1,3} ?dB)`,
    valueIn("dB HL|dB", true),
    "lower",
  ),
  daily("audio", String.raw`SRT(?= [RL] \d)`, valueIn("dB HL|dB"), "lower"),
  daily("audio", String.raw`WRS(?= [RL] \d)`, SHARE, "higher"),
];

const WALKS: readonly MeasureName[] = [
  daily(
    "walk",
    "(?:2|two)[- ]?(?:MWT|min(?:ute)? walk(?: test)?)",
    valueIn("m|meters|ft|feet", true),
    "higher",
    ofWhole,
  ),
  daily("walk", "(?:2|two)[- ]?(?:MST|min(?:ute)? step(?: test)?)", COUNT, "higher", ofWhole),
];

const LOWER = String.raw`FABQ(?:[- ]?(?:PA|W|work|phys))?|PHQ-?2|IPSS|AUA-?SS|EAT-?10|GDS(?:-?15)?|STOP-?BANG|CAT score|mMRC|VHI(?:-10)?|THI|ISI|BASDAI|BASFI|PCS(?= ?[:=]? ?\d{1,2} ?\/ ?52)|TSK(?:-?11)?|PEG(?: pain)?(?: scale| score)?|LLIS|L-?Dex|UPDRS(?: III| part III| motor)?|MSQ|VVAS|STarT(?: Back)?(?: total)?|PUSH(?: score| tool)?(?= \d{1,2}(?:\.\s|$))|RAPID-?3|CVAI|POPDI|CRADI|UDI(?= \d)|Boston(?: CTQ)? (?:SSS|FSS)|SSS(?= \d\.\d)|FSS(?= \d\.\d)|DHI [PEF](?= \d)|Bournemouth(?: Q(?:uestionnaire)?)?(?: \((?:back|neck)\))?`;
const HIGHER = String.raw`ARAT|[Aa]ction [Rr]esearch [Aa]rm(?: [Tt]est)?|MoCA|MMSE|FOIS|ASES|SANE|VISA-?[APGH]|PSEQ|HHS|GMFM(?:-?(?:66|88))?|AIMS(?: raw| total)?|Barthel(?: index)?|Braden(?: scale| score)?|Kapandji|Lawton(?: IADL)?|Sunnybrook|GROC|Penn shoulder|SOT composite|PPVT(?:-\d)?|Beery(?: VMI)?(?: SS)?|WeeFIM(?: total)?|AM-?PAC(?: 6-[Cc]licks)?(?: raw)?|WAB(?:-R)? AQ|AQ(?= \d{2}\.\d)|RBANS(?: total)?|FMQ|GMQ|TMQ|mCTSIB(?: (?:total|composite))?`;
/** An instrument's letters are capitals: "it is sane 5 days", "the start 8/14" name none. */
const scored = (pattern: string, better: "lower" | "higher"): MeasureName => ({
  ...daily("score", "", SCORE, better, ofWhole),
  pattern: new RegExp(`(?<![\\p{L}\\d/-])(?:${pattern})(?![\\p{L}])`, "u"),
});
/** "Grasping SS 7", "Beery VMI SS 84": "SS" is short for a standard score in capitals alone. */
const STANDARD: MeasureName = {
  ...daily("score", "", SCORE, "higher", ofWhole),
  pattern:
    /(?<![\p{L}\d/-])(?:\p{Lu}[\p{L}-]{1,16} ){0,2}(?:SS|[Ss]tandard score|[Ss]td score|[Ss]caled score)(?=[ :=]{1,3}\d{1,3}(?![\d.%]))/u,
};

const SCORES: readonly MeasureName[] = [
  STANDARD,
  scored(LOWER, "lower"),
  scored(HIGHER, "higher"),
  daily("score", "AUDIT-?C|Beighton|FPI-?6|raw score|percentile|%ile", SCORE, undefined, ofWhole),
  daily(
    "score",
    String.raw`mCTSIB cond(?:ition)? \d|cond(?:ition)? [1-4](?=:? \d{1,2} ?s)`,
    SECONDS,
    "higher",
    ofWhole,
  ),
  daily(
    "count",
    String.raw`pads?(?: per |\/)day|nocturia|falls in (?:the )?past (?:mo(?:nth)?|\d months)`,
    valueIn("d\\/wk"),
    "lower",
    ofWhole,
  ),
  daily(
    "wound",
    String.raw`(?:(?:heel|shin|calf|leg|thigh|hip|ankle|foot|toe|plantar|sacral|coccyx|buttock|abdominal|arm|elbow|hand|finger|surgical|venous) )?(?:wound|ulcer|pressure injury)(?=[^.;\d]{0,44}\d{1,2}(?:\.\d)? ?[x×] ?\d)`,
    SIZE,
    "lower",
  ),
  daily("wound", "granulation(?: tissue)?", SHARE, "higher"),
  daily("wound", "slough|eschar|necrosis|necrotic tissue", SHARE, "lower"),
  daily(
    "vas",
    String.raw`VAS(?: (?:neck|back|leg|arm|knee|shoulder|hip))?(?= ?:? ?\d{1,3} ?mm)`,
    valueIn("mm", true),
    "lower",
  ),
];

export const DAILY: readonly MeasureName[] = [...OF_SIDES, ...WALKS, ...SCORES];

const ALL: ReadonlySet<MeasureName> = new Set(DAILY);
export const isDaily = (name: MeasureName): boolean => ALL.has(name);
