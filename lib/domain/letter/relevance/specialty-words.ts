/**
 * What single specialties call one thing by several names: the payer says "nasal steroid", the chart "fluticasone". No category looks for these by itself; they
 * count where the payer's own words have them.
 */
export const SPECIALTY_WORDS: readonly [string, RegExp][] = [
  [
    "swallowing",
    /\bswallow\w*|\bdysphag\w*|\baspirat(?:es?|ion|ing) (?:risk|pneumonia|thin|of (?:food|liquid)|on|with)\b|\bthicken\w*|\bthin liquids?\b|\bMBSS?\b|\bFEES\b|\bfeeding\b|\bchok(?:es?|ed|ing)\b/,
  ],
  [
    "speech",
    /\b[Ss]peech\b|\blanguage\b|\b[Ii]ntelligib\w*|\b[Aa]rticulat(?:ion|es)\b|\bphonolog\w*|\bphonemes?\b|\bGFTA|\bCELF\b|\bPLS-?5\b|\bstutter\w*|\b[Aa]phasi\w*|\bsingle words?\b|\bsentences\b|\b[Uu]nderstood by\b/,
  ],
  [
    "development",
    /\b[Dd]evelopment(?:al)?\b|\bmilestones?\b|\bAIMS\b|\bAlberta\b|\bPDMS\b|\bPeabody\b|\bBayley\b|\bASQ\b|\bpercentile\b|%ile\b|\bdelay(?:s|ed)? (?:in|of) (?:motor|speech|language)\b/,
  ],
  [
    "thinking",
    /\b[Cc]ognit\w*|\b[Mm]emory\b|\bMoCA\b|\bSLUMS\b|\bMMSE\b|\bconfus(?:ed|ion)\b|\bforget(?:s|ful)\b|\b[Dd]ementia\b|\bexecutive function\b/,
  ],
  [
    "sleep",
    /\b[Ss]leep(?! on)\w*|\b[Aa]pnea\b|\bAHI\b|\bsnor\w*|\bEpworth\b|\bstops? breathing\b|\bstop breathing\b|\bCPAP\b|\binsomnia\b/,
  ],
  [
    "weight",
    /\b[Ww]eight\b(?![- ]?bearing)|\bBMI\b|\b[Oo]bes\w*|\bdiet(?:s|ary)?\b|\blost \d+ ?(?:lbs?|kg|pounds)\b/,
  ],
  [
    "sugar",
    /\b[Gg]luc(?!osamine)\w*|\bA1[Cc]\b|\b[Hh]ypoglyc\w*|\b[Dd]iabet\w*|\b[Ii]nsulin\b|\bblood sugars?\b|\bmg\/dL\b|\bmetformin\b/,
  ],
  [
    "mood",
    /\b[Dd]epress(?:ion|ed|ive)\b|\b[Aa]nxi\w*|\bPHQ\b|\bGAD\b|\b[Pp]anic\b|\b[Mm]ood\b|\bPTSD\b|\b[Bb]ipolar\b|\bantidepress\w*|\b(?:sertra|fluoxe|paroxe|cital|escital|venlafax|duloxe|bupropi|mirtaza)\w+/,
  ],
  [
    "hearing",
    /\b[Hh]earing (?:loss|aids?|tests?|thresholds?)\b|\baudio(?:gram|metr\w+|log\w+)\b|\b\d+ ?dB\b|\bword (?:scores?|recognition)\b|\btinnitus\b|\bdeaf\w*/,
  ],
  [
    "vision",
    /\b[Vv]ision\b|\b[Vv]isual acuity\b|\b20\/\d{2,3}\b|\b[Cc]ataracts?\b|\bglare\b|\bretin(?:a|al|opathy)\b|\bmacul\w*|\bglaucoma\b/,
  ],
  [
    "wound",
    /\b[Ww]ounds?\b|\b[Uu]lcers?\b|\b[Dd]ebrid\w*|\bgranulat\w*|\bexudate\b|\bslough\b|\bnecro\w*|\bdressings\b|\bdressing changes?\b/,
  ],
  [
    "balance",
    /\b[Bb]alance\b(?! (?:due|of|owed|forward|bill\w*))|\bTUG\b|\bBerg\b|\bRomberg\b|\b[Dd]izz\w*|\b[Vv]ertigo\b|\bunsteady\b|\b[Ff]alls\b|\bfell\b|\bstumbl\w*/,
  ],
  [
    "heart",
    /\b[Cc]ardiac\b|\b[Hh]eart\b|\bEF\b|\bejection fraction\b|\b[Cc]hest pain\b|\b[Aa]ngina\b|\b[Ii]schemi\w*|\b[Aa]rrhythm\w*|\bpalpitat\w*|\b[Ss]yncop\w*|\bE[CK]G\b|\b[Hh]ypertens\w*|\b[Bb]lood pressure\b|\bBP\b/,
  ],
  [
    "headache",
    /\b[Hh]eadaches?\b|\b[Mm]igraines?\b|\baura\b|\b(?:topiramate|propranolol|triptans?|sumatriptan|rizatriptan|nortriptyline|amitriptyline)\b/,
  ],
  [
    "bladder",
    /\b[Ii]ncontinen\w*|\b[Bb]ladder\b|\burin\w*|\bleak(?:s|age)\b|\b[Pp]elvic floor\b|\bvoid(?:s|ing)\b/,
  ],
  [
    "skin",
    /\b[Rr]ash\w*|\b[Pp]soria\w*|\b[Ee]czema\b|\b[Dd]ermatitis\b|\bBSA\b|\bPASI\b|\bplaques\b|\b[Mm]elanoma\b|\bmole\b/,
  ],
  [
    "seating",
    /\b[Ww]heelchairs?\b|\b[Cc]ushions?\b|\bscooter\b|\bpower chair\b|\bpropel\w*|\bskin (?:is )?red over\b|\bischi(?:um|al)\b/,
  ],
  [
    "steroid",
    /\b(?:cortico)?steroids?\b|\b(?:[Ff]lutic|[Mm]omet|[Bb]udes|[Pp]rednis|[Tt]riamcin|[Dd]exameth|[Bb]etameth|[Mm]ethylpred|[Cc]lobet|[Hh]ydrocort)\w+/,
  ],
  [
    "anti-inflammatory",
    /\bNSAIDs?\b|\banti-?inflammator\w+|\b(?:[Ii]buprofen|[Nn]aproxen|[Mm]eloxicam|[Dd]iclofenac|[Cc]elecoxib|[Ee]todolac|[Kk]etorolac|[Nn]abumetone|[Ii]ndomethacin)\b/,
  ],
  [
    "antirheumatic",
    /\bDMARDs?\b|\bbiologics?\b|\b(?:[Mm]ethotrexate|[Ss]ulfasalazine|[Ll]eflunomide|[Hh]ydroxychloroquine|[Aa]dalimumab|[Ee]tanercept)\b/,
  ],
  ["inhaler", /\b[Ii]nhal(?:ers?|ed)\b|\bICS\b|\bLABA\b|\b\w+terol\b|\bpuffs\b|\b[Aa]sthma\b|\bCOPD\b/],
  ["topical", /\b[Tt]opicals?\b|\bcreams?\b|\bgel\b|\bointments?\b|\bpatch(?:es)?\b/],
  ["opioid", /\b[Oo]pioids?\b|\b(?:[Oo]xycod|[Hh]ydrocod|[Tt]ramad|[Mm]orph|[Bb]uprenorph)\w+/],
];
