import { SPECIALTY_WORDS } from "./specialty-words";

/**
 * What the field calls one thing by several names and abbreviations. Payers write one, charts another: both are read as the
 * name at the left, so that "range of motion" finds "AROM" and "home program" finds "HEP".
 */
const FIELD_WORDS: readonly [string, RegExp][] = [
  [
    "motion",
    /\b[ap]?rom\b|\brange of motion\b|\b(?:flexion|extension|abduction|adduction|rotation|dorsiflexion|flex|ext|rot)\b|\bmotion\b|\bdegrees?\b|\bdeg\b|°/i,
  ],
  [
    "strength",
    /\bstrength\w*|\bweak\w*|\bmmt\b|\bmotor\b|\bmyotom\w*|\bgrip\b|\bpinch\b|\b[0-5][+-]?\s?\/\s?5\b|\bout of five\b/i,
  ],
  [
    "home program",
    /\bhep\b|\bhome (?:exercises?|program\w*|(?:exercise )?logs?)\b|\bat home\b|\bself-?(?:care|management|directed)\b|\bindependent(?:ly)? (?:exercis\w+|program)\b/i,
  ],
  [
    "therapy",
    /\b[po]\.?t\.?(?= (?:visits?|sessions?|x|eval|for|since|from|tried|failed|completed)\b)|\bphysical therapy\b|\boccupational therapy\b|\btherap(?:y|ies)\b|\brehab\w*/i,
  ],
  [
    "therapist",
    /\btherapist\b|\bskill(?:s|ed)?\b|\bclinician\b|\bcue(?:s|d|ing)?\b|\bguard(?:ed|s|ing)?\b|\bhands-on\b|\bgraded?\b.{0,20}\b(?:load|exercise)\b|\bre-?molded\b/i,
  ],
  [
    "exercise",
    /\bexercis\w*|\bther-?ex\b|\bstrengthening\b|\bstretch\w*|\breps?\b|\b\d+ x \d+\b|\bactive care\b/i,
  ],
  [
    "gait",
    /\bgait\b|\bambulat\w*|\bwalk\w*|\bcane\b|\bwalker\b|\bassistive device\b|\bcrutch\w*|\bstairs?\b|\bsteps\b/i,
  ],
  ["pain", /\bpain\w*|\bvas\b|\bnp?rs\b|\bach(?:e|es|ing|y)\b|\btender\w*|\bsore\w*/i],
  [
    "function",
    /\badls?\b|\biadls?\b|\bfunction\w*|\bactivit(?:y|ies)\b|\bdaily (?:life|living)\b|\bcannot\b|\bcan ?n?['’]?t\b|\bunable\b|\bdifficult\w*|\blimit(?:s|ed|ation)?\b|\bdisab\w*|\bdress\w*|\bbath\w*|\bsleep\w*|\blift\w*|\bdriv(?:e|es|ing)\b/i,
  ],
  // Medicaid owes a child under 21 what corrects or ameliorates a condition that a screening found, whatever a limit says.
  [
    "child's screening",
    /\bEPSDT\b|\bearly and periodic\b|\bunder (?:the )?age (?:of )?(?:21|twenty-one)\b|\b(?:members?|child|children|enrollees?|persons?|people|patients?|beneficiar\w+|recipients?|individuals?|youth|anyone|those|is|are) under (?:21|twenty-one)\b(?! (?:days|minutes|mm|cm|kg|lbs?|%|points|visits|sessions))|\bcorrect(?:s|ed)? (?:or|and) ameliorat\w+/i,
  ],
  ["work", /\bwork\w*|\bjob\b|\bdut(?:y|ies)\b|\bemploy\w*|\bleave\b|\bschool\b|\boccupation\b/i],
  [
    "score",
    /\b(?:odi|ndi|lefs|ueFi|quick)?dash\b|\bodi\b|\bndi\b|\blefs\b|\bspadi\b|\bkoos\b|\bhoos\b|\bwomac\b|\bdhi\b|\bpsfs\b|\bphq-?\d\b|\bgad-?\d\b|\bscores?\b|\bindex\b|\bquestionnaire\b|\boutcome measures?\b|\b\d+(?:\.\d+)?\s?%|\b\d{1,3}\s?\/\s?\d{2,3}\b/i,
  ],
  [
    "change",
    /\bimprov\w*|\bprogress\w*|\bplateau\w*|\bgains?\b|\bgained\b|\bbetter\b|\bchang\w*|\bmeasurabl\w*|\bmaintenance\b|\bgoals?\b|\bmet\b|\bincreas\w*|\bdecreas\w*|\bfrom \d[\d.%/]* to \d|\bresolved\b/i,
  ],
  [
    "tried",
    /\btried\b|\btrials?\b|\bfail\w*|\bconservative\b|\bfirst-line\b|\bstep therapy\b|\bcompleted\b|\bunderwent\b|\bfinished\b|\bprior treatment\b|\bprevious treatment\b|\bwithout (?:benefit|relief)\b|\brelief\b|\bhelped\b|\bstopped\b|\bintoleran\w*|\bside effects?\b|\bineffective\b/i,
  ],
  [
    "medicine",
    /\bmedic(?:ine|ation)s?\b|\bdrugs?\b|\bmeds?\b|\brx\b|\bnsaids?\b|\b\d+(?:\.\d+)? ?(?:mg|mcg|ml|units?)\b|\bnaproxen\b|\bibuprofen\b|\bmeloxicam\b|\bgabapentin\b|\b\w{4,}(?:pril|sartan|statin|oxetine|azepam|cillin|mycin|olol|triptan|profen|setron|prazole|gliptin|formin|mab|tide)\b|\bsteroids?\b/i,
  ],
  [
    "injection",
    /\binject\w*|\besi\b|\bepidural\b|\bnerve blocks?\b|\bcortisone\b|\bcorticosteroid\b|\btriamcinolone\b/i,
  ],
  [
    "device",
    /\bbrac(?:e|es|ing)\b|\borthos[ei]s\b|\borthotics?\b|\bsplints?\b|\bdme\b|\bboot\b|\bcpap\b|\bwheelchair\b|\bprosthe\w+/i,
  ],
  [
    "imaging",
    /\bimag(?:ing|es)\b|\bmri\b|\bx-?rays?\b|\bxr\b|\bradiograph\w*|\bct\b|\bultrasound\b|\bus\b(?= (?:of|shows))|\bemg\b|\bncs\b|\bncv\b|\bimpression\b|\bviews?\b/i,
  ],
  [
    "nerve",
    /\bneuro\w*|\bnerves?\b|\bradicul\w*|\breflex\w*|\bsensation\b|\bsensory\b|\bnumb\w*|\btingl\w*|\bparesthesi\w*|\bslr\b|\bstraight leg\b|\bdermatom\w*/i,
  ],
  [
    "examination",
    /\bexam\w*|\bpe\b(?=:)|\bfindings?\b|\bobjective\b|\bpositive\b|\bre-?eval\w*|\bevaluat\w*|\bassess\w*/i,
  ],
  [
    "instability",
    /\binstab\w*|\bunstable\b|\blax\w*|\blachman\b|\bdrawer\b|\bgives? way\b|\bgave way\b|\bbuckl\w*|\bgiving way\b|\bvarus\b|\bvalgus\b/i,
  ],
  [
    "diagnosis",
    /\bdiagnos[ei]s?\w*|\bdx\b|\bcondition\b|\bicd\b|\b[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})\b|\bs\/p\b/,
  ],
  [
    "symptom",
    /\bsymptom\w*|\bsx\b|\bcomplain\w*|\bc\/o\b|\bonset\b|\bbegan\b|\bsince\b|\bhx\b|\bhistory\b|\bhpi\b|\bfor (?:\w+|\d+) (?:days|weeks|months|years)\b/i,
  ],
  [
    "risk",
    /\brisks?\b|\bharm\w*|\bfall(?:s|en)?\b|\bfell\b|\bsafe\w*|\bunsafe\b|\bsuicid\w*|\bideation\b|\bself-?injur\w*|\bcut (?:her|his|their)\b|\bdanger\w*|\bdeteriorat\w*|\bworsen\w*/i,
  ],
  [
    "complication",
    /\bcomplicat\w*|\bcapsulitis\b|\bunder anesthesia\b|\binfect\w+|\bre-?tears?\b|\brevision\b|\bco-?morbid\w*|\bset-?backs?\b|\bflare\w*|\bre-?injur\w*|\bnot the usual\b|\bextenuating\b|\bunusual\b|\bhospital(?:i[sz]ed|i[sz]ation)?\b|\bmissed (?:\w+ ){1,2}(?:visits?|sessions?|weeks?)\b|\bresumed\b|\bslowed\b|\bsetback\b|\billness\b|\bpneumonia\b/i,
  ],
  [
    "helper",
    /\blives? alone\b|\bno (?:one|caregiver|family|help)\b.{0,30}\b(?:home|help|assist)\w*|\bcaregivers?\b|\b(?:wife|husband|spouse|partner|daughter|son|mother|father|parents?)\b.{0,60}\b(?:cannot|can't|may not|unable|works?|away|help|guard|assist|lift)\w*/i,
  ],
  [
    "breathing",
    /\bbreath\w*|\brespirat\w*|\bvital capacity\b|\bVC\b|\bSpO2\b|\bsaturation\b|\boxygen\b|\bventilat\w*|\bpeak flow\b|\bFEV1?\b|\bwheez\w*/i,
  ],
  ["emergency", /\bemergen\w*|\burgent\w*|\bacute\w*|\bambulance\b|\bems\b|\ber\b|\bed\b(?= )/i],
  ["time", /\bmin(?:ute)?s?\b|\btimed?\b|\bstart\w*|\bstop\b|\b\d{1,2}:\d{2}\b|\bunits?\b|\bhours?\b/i],
  [
    "region",
    /\bregions?\b|\bsites?\b|\bsegments?\b|\blesions?\b|\banatom\w*|\blumbar\b|\bcervical\b|\bthoracic\b|\bseparate\w*|\bdistinct\b|\b[CTL]\d\b|\blaterality\b/i,
  ],
  [
    "visit",
    /\bvisits?\b|\bsessions?\b|\bencounters?\b|\bf\/u\b|\bfollow-?up\b|\bface-to-face\b|\bseen\b|\breturns?\b/i,
  ],
  [
    "plan of care",
    /\bpoc\b|\bplan of (?:care|treatment)\b|\btreatment plan\b|\bcertif\w*|\bfrequency\b|\bweekly\b|\b\d ?x ?\/? ?w(?:k|eek)\b|\b(?:stg|ltg)s?\b/i,
  ],
  ["signature", /\bsign(?:ed|ature|s)?\b|\/s\/|\be-?signed\b|\battest\w*|\bauthenticat\w*/i],
  ["order", /\border(?:ed|s)?\b|\breferr\w*|\bprescri\w*|\bscript\b/i],
  [
    "authorization",
    /\bauth(?:s|orized|orizations?|orisation)?\b|\bpre-?cert\w*|\bpre-?auth\w*|\bapprov\w*|\bvalid\b|\bextension\b|\bpa\b(?= ?(?:#|no|number|request))|\bcertification (?:no|number)\b|\bnotification\b/i,
  ],
  [
    "call",
    /\bcall(?:ed|s)?\b|\bspoke\b|\brep\b|\brepresentative\b|\bref(?:erence)?\b(?: ?#| no| number)?|\btold\b|\badvised\b|\bstated\b/i,
  ],
  [
    "sending",
    /\bfax\w*|\bsent\b|\bmail(?:ed)?\b|\bdelivered\b|\bupload\w*|\btransmi\w*|\btracking\b|\bconfirm\w*|\bportal\b|\brequest(?:ed)?\b/i,
  ],
  [
    "filing",
    /\btimely\b|\bfil(?:ed|ing)\b|\baccept\w*|\backnowledg\w*|\b277(?:ca)?\b|\b999\b|\breceiv\w*|\brec['’]?d\b|\bon file\b|\bsubmi\w*|\bclearing-?house\b|\bicn\b|\bdcn\b|\bcontrol (?:no|number)\b|\ba[12]:\d+|\bbatch\b|\bclaim history\b/i,
  ],
  [
    "coverage",
    /\bcover(?:age|ed|s)\b|\beligib\w*|\b27[01]\b|\bactive\b|\benroll\w*|\beffective\b|\bterm(?:ed|inat\w*)\b|\breinstat\w*|\bretro\w*|\bpremium\w*|\bmember since\b/i,
  ],
  [
    "payer order",
    /\bprimary\b|\bsecondary\b|\bcob\b|\bcoordination of benefits\b|\bmsp\b|\bworking aged\b|\bgroup health plan\b|\bghp\b|\bother (?:insurance|coverage|payer|carrier)\b|\bmedicare\b|\bemployed\b|\bemployees\b|\bworkers'? comp\w*|\bno-?fault\b|\bretired\b/i,
  ],
  [
    "network",
    /\bnetwork\b|\bparticipat\w*|\bgap exception\b|\bcontract\w*|\bcredential\w*|\bsingle[- ]case\b/i,
  ],
  [
    "plan text",
    /\bexclu\w*|\blimits?\b|\bmaximum\b|\bper (?:calendar|plan|benefit) year\b|\bpolicy\b|\blcd\b|\bncd\b|\bspd\b|\bcriteri\w*|\bbenefits?\b|\bcontract\b|\bcounted\b|\bhabilitat\w*/i,
  ],
  ["waste", /\bwast(?:e|ed|age)\b|\bjw\b|\bjz\b|\bsingle-dose\b|\bvial\b|\blot\b/i],
  ["consent", /\bconsent\w*/i],
];

const ALL_WORDS = [...FIELD_WORDS, ...SPECIALTY_WORDS];
const HOME_PROGRAM = ALL_WORDS.flatMap(([name, pattern]) => (name === "home program" ? [pattern] : []));

/** "HEP", "home exercise" and "home program" are one thing. Asked of each passage for each point: by this name's words alone. */
export const namesHomeProgram = (text: string): boolean =>
  HOME_PROGRAM.some((pattern) => text.search(pattern) >= 0);

/** The names of the field that a text uses, in one spelling each. */
export function fieldWordsIn(text: string): Set<string> {
  return new Set(ALL_WORDS.flatMap(([name, pattern]) => (text.search(pattern) >= 0 ? [name] : [])));
}
