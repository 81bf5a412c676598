import { DAILY, FORCE } from "./daily-names";

/** What a chart measures: how its name is printed, and what its value looks like. */
export type MeasureName = {
  key: string;
  /** In full, for comparing with a payer's words; a letter prints the chart's own. */
  name: string;
  pattern: RegExp;
  value: RegExp;
  better?: "lower" | "higher";
  /** The name in the letter is the one that the chart prints. */
  asPrinted?: boolean;
  /** It is of the whole patient: a side on its line is something else's. */
  hasNoSide?: boolean;
};

/** Columns that count, bill or sign: nothing of the patient is measured in them. */
export const NO_MEASURE =
  /^(?:#|no\.?|nr(?!s)|(?:visit|row|line|claim|rx|fill) (?:no\.?|#|number)|counts?|counted|ds|days? supply|refills?|ppb q|visits?|vis|v|tx|seq(?:uence)?|item|row|ln|entry|order|date|day|dos|units?|un|qty|min(?:s|utes)?|time|time in|time out|in|out|start|stop|end|total|(?:total )?timed(?: min(?:ute)?s?)?|total (?:min(?:ute)?s?|time)|cpt|code|codes|hcpcs|mod|modifier|dx|icd|charges?|amount|amt|billed|paid|balance|fee|init(?:ials)?|(?:(?:measured|taken|tested|scored|recorded|entered|done|assessed) )?by|staff|ther(?:apist)?|provider|prov|page|pg|line|claim|auth\w*|ref\w*|bal|used|remaining|rem|left|approved|age|year|week|wk|session|am|pm|morning|evening)s?\.?$/i;
const PERCENT =
  /\d{1,3}(?:\.\d+)?\s*(?:%|percent\b|\/\s*(?:100|50)\b)|\b\d{1,2} (?:out )?of 50\b|(?<!\d\/)\b\d{1,3}(?:\.\d+)?(?![\d/%-]|\.\d)/g;
const POINTS =
  /\d{1,3}(?:\.\d+)?\s*(?:\/\s*\d{1,3}\b(?!\.\d)|%|points?\b)|\b\d{1,3} (?:out )?of (?:24|27|28|30|50|56|63|80|84|100)\b|(?<!\d\/)\b\d{1,3}(?:\.\d+)?(?![\d/%-]|\.\d)/g;
const TO_TEN = "zero|one|two|three|four|five|six|seven|eight|nine|ten";
/** "7/10", "seven out of ten", and after a colon "7" alone. */
const OF_TEN = new RegExp(
  `\\b\\d{1,2}(?:\\.\\d)?(?:\\s*[-–]\\s*\\d{1,2})?\\s*(?:\\/\\s*10\\b|out of 10\\b|of 10\\b)|\\b(?:${TO_TEN}) (?:out )?of ten\\b|(?<=[:=]\\s*)\\d{1,2}\\b(?![\\d/%-]|\\.\\d)`,
  "gi",
);
const SECONDS = /\d{1,3}(?:\.\d+)?\s*(?:s\b|sec(?:onds?|s)?\b)|\b\d{1,3}\.\d+\b/g;
/** "Extension 10 reps" counts. */
const DEGREES =
  /-?\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:deg(?:rees?)?\b|°|º)|(?<![\w/.-])[-+]?\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?![\d/%]|\.\d|\s*[-–]\s*\d|\s*(?:reps?|repetitions|x|sets?|times|min(?:utes)?|sec(?:onds)?|lbs?|kg|hours?|weeks?|days?|visits?|fingers?)\b)|\b(?:WNL|WFL|full|within normal limits)\b/gi;
const STRENGTH_FORM = `\\b(?:[0-5](?:\\s?[+-])?\\s?\\/\\s?5(?:\\s?[+-](?!\\d))?|(?:zero|one|two|three|four|five)(?: (?:plus|minus))? (?:(?:out )?of|over) five\\b)`;
/** "Shoulder abduction 130, ext rot 4+/5": what stands behind the angle and its comma is another motion's. */
const HAS_ANGLE = "[^.\\n/,]{0,16}?\\b\\d{2,3} ?(?:deg\\w*|°|º)?, (?=[A-Za-z]{2})";
const STRENGTH = new RegExp(STRENGTH_FORM, "gi");
const LENGTH =
  /(?<![\d.])(?:\d{1,4}(?:\.\d+)?|\.\d{1,2})\s*(?:m\/s(?:ec)?\b|m\b|meters?\b|ft\b|feet\b|yards?\b|cm\b|mm\b|cm2\b|lbs?\b|pounds?\b|kg\b)/gi;
/** "Grip R 42 L 61 lb": the unit stands behind the last of several. */
const GRIP = new RegExp(`${LENGTH.source}|${FORCE.source}`, "g");
const GRADE = /\bgrade\s*(?:\d|I{1,3}V?|IV)(?:\s*(?:to|-|–)\s*(?:\d|I{1,3}V?|IV))?|(?<=\s)[0-4]\b/gi;
const COUNT = /\b\d{1,3}(?:\.\d+)?(?:\s*(?:reps?|repetitions|\/\s*\d{1,3}))?/g;
const NUMBER =
  /\b\d{1,3}(?:\.\d+)?\s*%?(?:\s*(?:events?(?:\/| per )h(?:ou)?r|kg\/m2|\/\s?h(?:ou)?r|L\b|mmol\/L|mg\/dL|ng\/mL))?/g;
/** "SLR R 35 pos", "SLR R 50": the angle beside its side is the value; "L 85 neg" keeps its finding. */
const SLR =
  /(?<![\d/.])[1-9]\d\s*(?:deg(?:rees?)?|°)?\s*(?:positive|negative|pos|neg)\b|(?<=\b(?:R|L|Rt|Lt|right|left)[:\s]\s?)[1-9]\d(?![\d/.%°]\d|[\d%°])(?!\s*(?:\/|deg|°|%|visits?|weeks?|wks?|days?|sec\w*|reps?|x\b|min\w*|y\/?o|years?))|\b(?:positive|negative|pos|neg)\b(?:\s+(?:at\s+)?\d{1,3}\s*(?:deg(?:rees?)?|°))?|\d{1,3}\s*(?:deg(?:rees?)?|°)|\b[2-9]\d(?=\s?\/\s?[2-9]\d(?![\d/]))|(?<=\b[2-9]\d\s?\/\s?)[2-9]\d(?![\d/])/gi;
/** "118-124/70" is a range of several readings, "09/24 - 132/80" a day before one. */
const PRESSURE = /(?<!(?<![\d/])\d{2,3} ?[-–] ?)\b(?:[5-9]\d|[12]\d{2})\/\d{2,3}\b(?:\s*mm ?Hg)?/g;

const score = (key: string, name: string, pattern: RegExp, better: "lower" | "higher", value = POINTS) =>
  ({ key, name, pattern, value, better }) satisfies MeasureName;

export const PARTS =
  "lumbar|lumb|cervical|cerv|thoracic|trunk|neck|shoulder|elbow|wrist|forearm|hip|knee|ankle|thumb|finger|PIP|DIP|MCP|hallux|great toe|jaw|back|quad(?:riceps)?|hamstrings?|glut(?:eal|e)?(?: med(?:ius)?| max(?:imus)?)?|deltoid|biceps|triceps|rotator cuff|grip|core|dorsiflexors?|iliopsoas";
/** "Metoprolol ER 80", "IR 5 mg": how a drug is released is no rotation. */
export const MOTIONS =
  "flexion|extension|abduction|adduction|(?:internal|external|medial|lateral|int\\.?|ext\\.?) rotation|rotation|side ?bend(?:ing)?|lat(?:eral)? (?:flex(?:ion)?|bend(?:ing)?)|dorsiflexion|plantar ?flexion|inversion|eversion|supination|pronation|elev(?:ation)?|scaption|(?<!\\b[LCT][- ])flex|abd|(?<!\\b[LCT][- ])(?<=\\b(?:(?<!\\b[LCT][- ])flex|abd|[AP]?ROM|knee|elbow|wrist|hip|neck|lumbar|cervical|trunk)\\b[^.\\n]{0,30})(?:ext|rot)|DF|PF|(?<=\\b(?:flex|ext|flexion|extension|wrist|forearm|elbow|FA|AROM|PROM|CROM|RD|sup|RR|LR|RSB)\\b[^.;\\n]{0,30})(?:RD|UD|sup|pron|RR|LR|[RL]SB|[RL]Rot)(?= \\d)|(?<!\\b\\w{3,}(?:[ai]?lol|formin|[cdghpxz]ine|[eln]tine|lline|pram|pril|done|phone|amide|izide|azem|amil|adol|profen|amate|idate|pion|racetam|zolam|pidem|proex|kote|irole|ynin|chloride|nitrate|acin|certa|vastatin) )(?:IR|ER)(?! ?\\d+(?:\\.\\d+)? ?(?:mc?g|mEq)\\b)|opening|ROM|range of motion|AROM|PROM";

const ONLY_PART = new RegExp(`^(?:${PARTS})s?$`, "i");
const HAS_PART = new RegExp(`\\b(?:${PARTS})\\b`, "i");
/** "SHOULDER" over the sides of a table: which part of the body its rows measure. */
export const partNamed = (text: string): string | undefined =>
  ONLY_PART.test(text.trim()) ? text.trim() : undefined;
export const namesPart = (text: string): boolean => HAS_PART.test(text);

export const MEASURES: readonly MeasureName[] = [
  score(
    "odi",
    "Oswestry Disability Index (ODI)",
    /\b(?:(?:modified )?oswestry(?: (?:low back (?:pain )?)?(?:disability )?(?:index|questionnaire|score))?(?: \(M?ODI\))?|M?ODI)\b\)?/i,
    "lower",
    PERCENT,
  ),
  score("ndi", "Neck Disability Index (NDI)", /\b(?:neck disability index(?: \(NDI\))?|NDI)\b\)?/i, "lower"),
  score(
    "lefs",
    "Lower Extremity Functional Scale (LEFS)",
    /\b(?:lower extremity functional scale(?: \(LEFS\))?|LEFS)\b\)?/i,
    "higher",
  ),
  score(
    "uefs",
    "Upper Extremity Functional Index (UEFI)",
    /\b(?:upper extremity functional (?:index|scale)(?: \(UEF[IS]\))?|UEF[IS])\b\)?/i,
    "higher",
  ),
  score(
    "act",
    "Asthma Control Test (ACT)",
    /\b(?:asthma control test(?: \(ACT\))?|ACT(?=[\s:]{1,6}\d{1,2} ?\/ ?25\b))\)?/i,
    "higher",
  ),
  score("quickdash", "QuickDASH", /\bquick[- ]?dash\b/i, "lower"),
  score("dash", "DASH", /\bDASH\b/, "lower"),
  score(
    "spadi",
    "Shoulder Pain and Disability Index (SPADI)",
    /\b(?:shoulder pain and disability index(?: \(SPADI\))?|SPADI)\b\)?/i,
    "lower",
  ),
  score(
    "fma-ue",
    "Fugl-Meyer, upper extremity",
    /\b(?:UE|upper extremity) (?:Fugl[- ]?Meyer|FMA)\b|\b(?:Fugl[- ]?Meyer(?: assessment)?|FMA),?[ -]\(?(?:UE\b|upper extremity\b|(?:of )?(?:the )?(?:arm|hand)\b)\)?|\b(?:Fugl[- ]?Meyer(?: assessment)?|FMA)\b(?=[ :]{1,3}\d{1,2} ?\/ ?66\b)/i,
    "higher",
  ),
  score(
    "box-block",
    "Box and Block",
    /\bbox (?:and|&) blocks?(?: test)?\b|\bBBT\b(?=[ :]{1,3}(?:[RL]:? \d{1,3}(?![.\d])|\d{1,3} blocks))/i,
    "higher",
  ),
  score("koos", "KOOS", /\bKOOS(?:[- ]?JR)?\b/i, "higher"),
  score("hoos", "HOOS", /\bHOOS(?:[- ]?JR)?\b/i, "higher"),
  score("womac", "WOMAC", /\bWOMAC\b/i, "lower"),
  score("faam", "FAAM", /\bFAAM\b/i, "higher"),
  score(
    "rmdq",
    "Roland-Morris Disability Questionnaire",
    /\b(?:roland[- ]morris(?: disability questionnaire)?|RMDQ)\b/i,
    "lower",
  ),
  score(
    "psfs",
    "Patient-Specific Functional Scale (PSFS)",
    /\b(?:patient[- ]specific functional scale(?: \(PSFS\))?|PSFS)\b\)?/i,
    "higher",
  ),
  score("hit6", "Headache Impact Test (HIT-6)", /\bHIT-?6\b/i, "lower"),
  score(
    "midas",
    "MIDAS",
    /\b(?:[Mm]igraine [Dd]isability [Aa]ssessment(?: \(MIDAS\))?|MIDAS(?: (?:score|total)\b)?)\b\)?/,
    "lower",
  ),
  score(
    "dhi",
    "Dizziness Handicap Inventory (DHI)",
    /\b(?:dizziness handicap inventory(?: \(DHI\))?|DHI)\b\)?/i,
    "lower",
  ),
  score("ffi", "Foot Function Index (FFI)", /\b(?:foot function index(?: \(FFI\))?|FFI)\b\)?/i, "lower"),
  score(
    "prwe",
    "Patient-Rated Wrist Evaluation (PRWE)",
    /\b(?:patient[- ]rated wrist evaluation(?: \(PRWE\))?|PRWH?E)\b\)?/i,
    "lower",
  ),
  score(
    "prtee",
    "Patient-Rated Tennis Elbow Evaluation (PRTEE)",
    /\b(?:patient[- ]rated tennis elbow evaluation(?: \(PRTEE\))?|PRTEE)\b\)?/i,
    "lower",
  ),
  score("iciq", "ICIQ-UI Short Form", /\bICIQ(?:[- ]?UI)?(?:[- ]?SF| short form)?(?![\w-])/i, "lower"),
  score("pfdi", "Pelvic Floor Distress Inventory (PFDI-20)", /\bPFDI(?:-?20)?(?![\w-])/i, "lower"),
  score("pfiq", "Pelvic Floor Impact Questionnaire (PFIQ-7)", /\bPFIQ(?:-?7)?(?![\w-])/i, "lower"),
  score("udi6", "Urogenital Distress Inventory (UDI-6)", /\bUDI-6(?![\w-])/i, "lower"),
  score("iiq7", "Incontinence Impact Questionnaire (IIQ-7)", /\bIIQ-7(?![\w-])/i, "lower"),
  score("ikdc", "IKDC", /\bIKDC\b/i, "higher"),
  score(
    "lysholm",
    "Lysholm",
    /(?<!\bDr\.? (?:[A-Z][\w.]{0,15} ){0,2})\bLysholm\b(?!,)(?: (?:knee )?(?:scoring )?(?:scale|score))?\b/i,
    "higher",
  ),
  score("phq9", "PHQ-9", /\bPHQ-?9\b/i, "lower"),
  score("gad7", "GAD-7", /\bGAD-?7\b/i, "lower"),
  score("pcl5", "PTSD Checklist (PCL-5)", /\bPCL-?5\b/i, "lower"),
  score(
    "epworth",
    "Epworth Sleepiness Scale",
    /\b(?:epworth(?: sleepiness(?: scale| score)?)?|ESS)\b/i,
    "lower",
  ),
  score(
    "berg",
    "Berg Balance Scale",
    /\b(?:berg(?: balance(?: scale| test)?)?(?: \(BBS\))?|BBS)\b\)?/i,
    "higher",
  ),
  score("tinetti", "Tinetti", /\b(?:tinetti|POMA)\b/i, "higher"),
  score("dgi", "Dynamic Gait Index (DGI)", /\b(?:dynamic gait index(?: \(DGI\))?|DGI)\b\)?/i, "higher"),
  score(
    "fga",
    "Functional Gait Assessment (FGA)",
    /\b(?:functional gait assessment(?: \(FGA\))?|FGA)\b\)?/i,
    "higher",
  ),
  score(
    "minibest",
    "Mini-BESTest",
    /\b(?:mini[- ]?BES ?Test|mini[- ]balance evaluation systems test)\b/i,
    "higher",
  ),
  score("fogq", "Freezing of Gait Questionnaire (FOG-Q)", /\bN?FOG-?Q\b/i, "lower"),
  score("fesi", "Falls Efficacy Scale (FES-I)", /\bFES-?I\b/i, "lower"),
  score("abc", "ABC Scale", /\bABC(?: scale| score)\b/i, "higher"),
  score("foto", "FOTO", /\bFOTO\b/, "higher"),
  score(
    "tug-dual",
    "Timed Up and Go, cognitive or manual",
    /\b(?:TUG[- ]?(?:cognitive|cog|manual|man|dual(?:[- ]task)?)|dual[- ]task TUG)\b/i,
    "lower",
    SECONDS,
  ),
  score(
    "tug",
    "Timed Up and Go (TUG)",
    /\b(?:timed up (?:and|&) go(?: \(TUG\))?|TUG)\b\)?/i,
    "lower",
    SECONDS,
  ),
  score(
    "5xsts",
    "Five Times Sit to Stand",
    /\b(?:(?:five|5)(?: ?x| times)? sit[- ]to[- ]stand|5xSTS|FTSTS)\b/i,
    "lower",
    SECONDS,
  ),
  score(
    "30cst",
    "30-second chair stand",
    /\b30[- ]?(?:s|sec|seconds?)[- ](?:chair (?:stand|rise)s?(?: test)?|sit[- ]to[- ]stand|STS|CST)\b/i,
    "higher",
    COUNT,
  ),
  score(
    "6mwt",
    "Six-Minute Walk Test",
    /\b(?:(?:six|6)[- ]?min(?:ute)?s? walk(?: test)?(?: \(6MWT\))?|6 ?MWT)\b\)?/i,
    "higher",
    LENGTH,
  ),
  score(
    "gait-speed",
    "Gait speed",
    /\bgait (?:speed|velocity)\b|\b(?:10|ten)[- ]?(?:MWT|m(?:eter)? walk(?: test)?)\b/i,
    "higher",
    LENGTH,
  ),
  score(
    "tam",
    "Total active motion (TAM)",
    /\b(?:[Tt]otal [Aa]ctive [Mm]otion(?: \(TAM\))?|(?<!\p{Lu} |\p{Lu}, ?)TAM(?!\s?,))\b\)?/u,
    "higher",
    DEGREES,
  ),
  score("grip", "Grip strength", /\bgrip(?: strength)?\b(?! ?bar)/i, "higher", GRIP),
  score(
    "pain",
    "Pain",
    /\b(?:NPRS|NRS|VAS(?!(?: [a-z]{3,9})? ?:? ?\d{1,3} ?mm)|numeric(?:al)? (?:pain )?rating(?: scale)?)\b|\bpain(?: level| score| scale| rating| intensity)?(?=[\s:,(]*(?:\((?:NPRS|NRS|VAS)\))?[^.\n]{0,40}?\b(?:\d{1,2}(?:\.\d)?(?:\s*[-–]\s*\d{1,2})?\s*(?:\/|out of|of)\s*10\b|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of ten\b))|\bpain(?: level| score| rating)?(?: (?:now|today|currently|at (?:rest|worst|best)))?(?: ?\(0 ?[-–] ?10\))?(?=\s*[:=]\s*(?:\d|10)(?![\d/%.-]|\s*(?:mg|weeks?|months?|days?|years?|yrs?|min)\b))/i,
    "lower",
    OF_TEN,
  ),
  { key: "slr", name: "Straight leg raise", pattern: /\b(?:straight leg raise|SLR)\b/i, value: SLR },
  {
    key: "kl",
    name: "Kellgren-Lawrence",
    pattern: /\b(?:kellgren(?:[- ](?:and )?lawrence)?|K-?L)\b(?=[\s:,]*(?:grade|\d))/i,
    value: GRADE,
  },
  {
    key: "ahi",
    name: "Apnea-Hypopnea Index (AHI)",
    pattern: /\b(?:apnea[- ]hypopnea index(?: \(AHI\))?|AHI|REI)\b\)?/i,
    value: NUMBER,
  },
  {
    key: "bmi",
    name: "BMI",
    pattern: /\b(?:body mass index(?: \(BMI\))?|BMI)\b\)?/i,
    value: NUMBER,
    hasNoSide: true,
  },
  {
    key: "a1c",
    name: "Hemoglobin A1c",
    pattern: /\b(?:h(?:emo)?g?b?(?:lobin)? ?A1c|A1c)\b/i,
    value: NUMBER,
    better: "lower",
  },
  { key: "ef", name: "Ejection fraction", pattern: /\b(?:LVEF|ejection fraction)\b/i, value: NUMBER },
  {
    key: "bp",
    name: "Blood pressure",
    pattern:
      /\b(?:blood pressure|BP|(?:office|clinic|home|seated|sitting|standing|supine)(?=\s{1,6}\d{2,3}\/\d{2,3}\s{1,6}(?:HR|P|pulse)\b))\b/i,
    value: PRESSURE,
  },
  { key: "epds", name: "EPDS", pattern: /\bEPDS\b/, value: POINTS, better: "lower" },
  {
    key: "strength-ehl",
    name: "Extensor hallucis longus (EHL)",
    pattern: /\b(?:extensor hallucis longus(?: \(EHL\))?|EHL)\b\)?/i,
    value: STRENGTH,
    better: "higher",
  },
  {
    key: "strength",
    name: "",
    pattern: new RegExp(
      `\\b(?:(?:${PARTS}|[LCTS]\\d)[ -]){0,2}(?:${PARTS}|${MOTIONS}|strength|MMT|manual muscle test(?:ing)?|myotomes?)(?: (?:strength|MMT|flexion|extension|abduction|ER|IR))?(?!${HAS_ANGLE})(?=[^.\\n/]{0,28}?${STRENGTH_FORM})`,
      "i",
    ),
    value: STRENGTH,
    better: "higher",
    asPrinted: true,
  },
  {
    key: "lag",
    name: "",
    pattern: /\b(?:(?:knee|quad(?:riceps)?|extensor|hip|elbow) )?(?:extension )?lag\b/i,
    value: DEGREES,
    better: "lower",
    asPrinted: true,
  },
  {
    key: "motion",
    name: "",
    pattern: new RegExp(
      `\\b(?:(?:${PARTS}) )?(?:active |passive |A |P )?(?:${MOTIONS})(?=(?:,? (?:AROM|PROM|ROM|active|passive|at (?:the )?side|seated|standing|supine|prone))*(?: ?\\((?:deg(?:rees?)?|°|º|AROM|PROM)\\))?[\\s:=.,(]*(?:(?:right|left|R|L|rt|lt|[RL][LU]E|R\\/L|L\\/R|R ?= ?L|bilat\\w*|both|to|of|was|is|now|limited|measured|improved|from|at|only|about)[\\s:).]+){0,4}-?\\d{1,3}(?:\\s*[-–]\\s*\\d{1,3})?(?!\\d|\\s*(?:reps?|repetitions|x|sets?|times)\\b)\\s*(?:deg|°|º|\\(|$|\\s|,|;|\\.))`,
      "i",
    ),
    value: DEGREES,
    better: "higher",
    asPrinted: true,
  },
  ...DAILY,
];

const HIGHER =
  /\b(?:(?:SLR|straight leg rais(?:e|ing))\b.{0,16}\b(?:deg|degrees)|toleran\w*|min(?:utes)?\b.{0,30}\b(?:before|sit|stand|walk|at)|grip|pinch|strength|rom|rotation|flexion|extension|abduction|elevation|flex|ext|abd|rot|er|ir|opens|(?:mouth|jaw) opening|MIO|distance|walk\w*|lift\w*|carry|carries|push|pull|floor to (?:waist|knuckle|shoulder|crown)|(?:waist|knuckle) to (?:shoulder|crown|overhead|eye)|sit\w*|stand\w*|reps?|balance|sls|hops?|reach|oxygen|spo2|words|accuracy|granulation)\b/i;
const LOWER =
  /\b(?:pain|vas|nprs|nrs|swelling|girth|edema|effusion|falls?|episodes?|seizures?|headaches?|wound|ulcer|slough|eschar|necrosis|lag|disability|errors?)\b/i;
/** "Knee ext AROM, lacks": how much is missing gets better as it falls, whatever it is missing from. */
const MISSING = /\b(?:lacks?|lacking|deficits?|short of)\b/i;
/** "- cough/laugh/lift" of a diary: what set something off is counted, and no lifting gets better. */
const SET_OFF = /\b(?:cough|laugh|sneez)\w*\b/i;
/** Which way a value gets better, by what its row or column is called, where it is no measure that is known. */
export const betterByName = (name: string): "higher" | "lower" | undefined =>
  SET_OFF.test(name)
    ? undefined
    : MISSING.test(name)
      ? "lower"
      : HIGHER.test(name)
        ? "higher"
        : LOWER.test(name)
          ? "lower"
          : undefined;
