import type { DenialCategory } from "@/lib/core/enums";
import type { Topic } from "@/lib/domain/reading/chart/topics";

/** A visit beside a procedure: its problem, its treatment and its time each show it, none before the others. */
export const SEPARATE_EVALUATION =
  /\bevaluation\b.{0,50}\b(?:beyond|separate|apart|significant)|\b(?:beyond|separate|significant)\b.{0,40}\bevaluation\b|\bseparately identifiable/i;

/** The hours of a service. */
export const ASKS_THE_HOUR =
  /\b(?:times?|hours?) (?:at which |when )?(?:the |each |every )?(?:\w+ ){1,3}(?:began|begun|started|ended|stopped|finished)\b|\b(?:start|begin(?:ning)?) and (?:stop|end(?:ing)?) times?\b/i;

/** "The record does not show that the maneuver had any result": an effect is missed, as a gain is. */
export const NO_EFFECT =
  /\b(?:had|has|have|showed?|produced|brought) (?:any|no) (?:\w+ )?(?:results?|effects?|benefits?|response)\b|\bno (?:\w+ )?(?:effect|benefit|response) (?:of|from|to) (?:the |this |any )?(?:\w+ )?(?:maneuvers?|treatments?|therapy|care|manipulations?|adjustments?|visits?|procedures?)\b/i;

/** What a payer's words ask for, and the topics of a chart that answer them, the first most of all. */
const ASKS: readonly [RegExp, readonly Topic[]][] = [
  [
    /\b(?:change[ds]?|guide[ds]?|alter(?:ed|s)?|adjust(?:ed|s)?|affect(?:ed|s)?|direct(?:ed|s)?|influence[ds]?) (?:the |her |his |their )?(?:treatment|management|therapy|care|medications?|dose|prescriptions?|what (?:is|was) (?:prescribed|ordered|done))\b|\bwhat was (?:prescribed|ordered|changed|done) (?:because|as a result|on the strength)\b/i,
    ["treatment_tried", "plan"],
  ],
  // "A specific limitation in work that therapy is expected to improve": what the patient cannot do, and no gain.
  [
    /(?<!\b(?:benefit|plan|coverage|policy|time|contract) )\blimitations? (?:in|of|on|to|with) (?!the (?:number|amount|frequency)\b)(?:\w+ ){0,3}(?:work|job|daily (?:living|life|activit\w*|tasks?|function\w*)|function\w*|activit\w*|living|(?:home|school)(?! (?:health|visits?|care|infusion|services?|equipment)))\b/i,
    ["function"],
  ],
  // The call after a stay in hospital.
  [
    /\b(?:contact(?:ed)?|calls?|called|interactive|reach(?:ed)?|communicat\w+)\b[^.;]{0,80}\b(?:business|working|calendar) days?\b|\bcontact(?:ed)? (?:[^.;]{0,24} )?(?:of|after|following|from) (?:the )?discharge\b|\b(?:no|without) (?:\w+ )?contact with (?:the )?(?:patient|member|caregiver|family)\b/i,
    ["call"],
  ],
  [
    /\b(?:medic\w+|drugs?|prescriptions?|discharge list)\b[^.;]{0,40}\breconcil\w+|\breconcil\w+\b[^.;]{0,40}\b(?:medic(?:ation|ine)s?|drugs?|prescriptions?)\b/i,
    ["treatment_tried"],
  ],
  // "The time the test began and ended" is no onset of an illness.
  [ASKS_THE_HOUR, ["time"]],
  [SEPARATE_EVALUATION, ["diagnosis", "treatment_tried", "time", "finding"]],
  // "… was given to a body region other than those adjusted": where it was done, not that a treatment was tried.
  [
    /\b(?:other|different|another|second) (?:body )?(?:regions?|sites?|areas?|parts? of the body|levels?|joints?)\b|\b(?:regions?|sites?|areas?|joints?)\b[^.;]{0,20}\b(?:other than|different from|apart from)\b|\bother than (?:those|the (?:one|ones|regions?|areas?)) (?:adjusted|manipulated|treated|billed)\b/i,
    ["distinct", "procedure", "time"],
  ],
  // "It was done at the neck, where manipulation was done too", "to the same region".
  [
    /\bwhere (?:the |a )?(?:\w+ )?(?:manipulations?|adjustments?)\b|\bsame (?:body )?(?:regions?|areas?|sites?|spinal levels?|joints?)\b/i,
    ["distinct", "procedure", "time"],
  ],
  [
    /\bimprov\w*|\bprogress (?:toward|is|was|since|made)|\bplateau|\bmeasurable(?! (?:\w+ )?(?:goals?|objectives|aims|targets))|\bfunctional gain|\bmaintenance|\brestor\w+|\bexpect(?:ed|ation)|\bno (?:significant |measur(?:ed|able) |functional |further |documented )*(?:change|progress)|\b(?:did|has|have|had) not (?:\w+ )?(?:change|improve)d?\b|\bunchanged\b|\bsignificant (?:change|gain)|\b(?:no|neither(?: an?)?) (?:\w+ ){0,2}gains?\b/i,
    ["improvement", "function"],
  ],
  [NO_EFFECT, ["improvement", "finding"]],
  // "The record does not show … that it got better with the treatment".
  [
    /\b(?:that|whether|how|if|or) (?:[\w']+ ){1,4}(?:got|gets|grew|became|has become|had become) (?:any )?better\b|\b(?:not|never|no longer) (?:get|got|getting|become|becoming|grow|growing) (?:any )?better\b/i,
    ["improvement", "finding"],
  ],
  [
    /\b(?:standardi[sz]ed|objective|functional|outcome|validated) (?:tests?|testing|measures?|measurements?|scores?|scales?)\b[^.]{0,40}\b(?:not|never|n't)\b|\bnot (?:re-?tested|re-?measured|re-?assessed|repeated)\b/i,
    ["improvement", "finding"],
  ],
  [
    /\bskill(?:s|ed)?\b|\blicensed (?:physical )?therapist|\bhome (?:exercise )?program|\bindependent(?:ly)? exercise|\bnon-?skilled|\bcaregiver|\baide\b|\bcomplex\w*|\bsupervis\w*|\btherapist\b|\bat home\b|\bself-?(?:care|directed)/i,
    ["skill"],
  ],
  [
    /\bgoals?\b|\btime ?frames?\b|\bplan of (?:care|treatment)|\btreatment plan/i,
    ["goals", "certification", "plan"],
  ],
  [/\bsignatures?\b|\bunsigned\b|\billegible\b|\battest\w*/i, ["signature", "certification", "order"]],
  [
    /\bcertif\w*|\bsigned\b|\bphysician'?s? (?:order|approval)|\brecertif\w*/i,
    ["certification", "signature", "order"],
  ],
  [
    /\bsever\w*|\bsymptom\w*|\bobjective|\bclinical (?:findings?|information|documentation)|\bdeficits?|\bimpairment|\bneurolog\w*|\bradicul\w*|\bphysical exam\w*|\bexamination|\bweakness|\breflex|\bpain\b|\binstability|\bspasms?\b|\bfull (?:range of )?motion\b|\bpositive\b[^.;]{0,30}\b(?:tests?|signs?|findings?)\b|\b(?:positional|orthop(?:a)?edic|provocat\w+|special) (?:tests?|testing|signs?)\b/i,
    ["finding", "function", "diagnosis"],
  ],
  [
    /\bconservative|\bfail(?:ed|ure)|\btrial\b|\btried\b|\b(?:previous|prior) treatment|\bphysical therapy|\bmedications?\b|\bNSAID|\bfirst[- ]line|\bstep therapy|\b(?:six|6|four|4|twelve|12|three|3) (?:weeks|months)\b|\binjections?\b|\bsteroid|\brespon[ds]\w*|\bexercise\b|\btherapy\b|\bcontraindicat\w+|\bintoleran\w+|\bcompliance\b|\badherence\b/i,
    ["treatment_tried"],
  ],
  [
    /\bonset\b|\bmechanism\b|\bwhen (?:or|and) how\b|\bhistory (?:does|did|is|of the (?:present|current))|\bbegan\b|\bexacerbation\b|\bnew (?:episode|injury)\b/i,
    ["onset"],
  ],
  [
    /\bimag(?:ing|es)|\bMRI\b|\bx-?ray|\bradiograph|\bCT\b|\bultrasound|\bbone (?:mineral )?density|\bDE?XA\b|\bsleep study|\bEMG\b|\bgrade \d|\bKellgren/i,
    ["imaging"],
  ],
  [/\bdiagnos[ie]s|\bICD|\bcondition\b/i, ["diagnosis"]],
  [
    /\b(?:can ?not|can['’]t|unable to|not able to) (?:yet )?do\b|\bactivit(?:y|ies)|\bfunction(?:al|s)?\b|\bADLs?\b|\bdaily (?:living|life)|\bdisab\w+|\bquality of life|(?<!\b(?:hands-on|tissue|joint|manual|body|massage) )\bwork\b/i,
    ["function"],
  ],
  [
    /\b(?:pre-?)?authori[sz]\w*|\bpre-?cert\w*|\bpre-?approv\w*|\b(?:prior|advance) approval|\bapproved (?:beforehand|in advance|ahead of time|first|by (?:us|the (?:plan|carrier))\b)|\bpermission|\bnotif(?:ied|ication)/i,
    ["authorization", "call", "emergency"],
  ],
  [/\breferral|\breferr(?:ed|ing)/i, ["order", "authorization"]],
  [/\border(?:ed|s)?\b|\bprescription/i, ["order", "signature"]],
  [/\bemergen\w*|\burgent/i, ["emergency", "finding"]],
  [
    /\btimely|\bfiling\b|\bfiled\b|\btime limit|\b(?:received|submitted) (?:\w+ ){0,4}(?:late|after|beyond|past|more than|outside)|\b\d+ days (?:of|from|after)/i,
    ["filing", "sent_before"],
  ],
  [
    /\beligib\w*|\bcoverage\b.{0,30}\b(?:term|end|not|inactive|lapsed|effective)|\bnot (?:covered|enrolled|active|a member|eligible)|\bterminat\w*|\binactive\b|\bcannot (?:be )?identif\w*|\bmember not/i,
    ["coverage"],
  ],
  [
    /\bprimary\b|\bother (?:insurance|payer|carrier|coverage)|\bcoordination|\bCOB\b|\bcovered by another|\bworkers'? comp|\bno-?fault/i,
    ["other_payer", "coverage"],
  ],
  [/\bnetwork\b|\bparticipating|\bnon-?par\b/i, ["network", "order", "emergency"]],
  [
    /\bbundl\w*|\binclu(?:ded|sive)\b|\bseparate\w*|\bdistinct|\bmodifier|\bincidental|\bglobal\b|\bNCCI|\bmutually exclusive|\bsame (?:day|date|session)|\bcomponent|\bpart of\b/i,
    ["distinct", "procedure", "time"],
  ],
  [
    /\bduplicate|\balready (?:been )?(?:paid|processed)|\bpreviously (?:paid|processed|considered)|\bsame (?:service|claim)/i,
    ["distinct", "time", "procedure"],
  ],
  [
    /\blevel of (?:service|care)|\bE\/?M\b|\bdecision[- ]making|\bdoes not support (?:the )?(?:code|level|units|service|billing)|\bunits?\b|\bminutes\b|\btimed\b|\b\d{5}\b/i,
    ["procedure", "time"],
  ],
  [
    /\bdecision[- ]making|\bprescription drug|\bdrug management|\bmedication management|\b(?:chronic|acute) (?:illness|problem|condition)/i,
    ["diagnosis", "treatment_tried", "finding", "imaging"],
  ],
  [
    /\b(?:start|stop|total|treatment|session) (?:and stop )?times?\b|\bminutes?\b|\btime (?:spent|of|is|was)\b|\bno (?:total )?time\b|\bhow long\b/i,
    ["time", "procedure"],
  ],
  [/\bcounted\b|\bour count\b|\bdid not take place\b|\bvisits? used\b/i, ["count"]],
  [
    /\blimit\b|\bmaximum|\bvisits? (?:allowed|per|used|covered)|\bexhaust\w*|\bbenefit (?:max|year|period)|\bexceed\w*/i,
    ["plan_text", "count"],
  ],
  [
    /\bexclu\w*|\bcosmetic|\bnot a (?:covered )?benefit|\bnon-?covered/i,
    ["plan_text", "function", "finding", "diagnosis"],
  ],
  [
    /\bexperimental|\binvestigational|\bunproven|\bevidence\b|\beffective(?:ness)?\b/i,
    ["plan_text", "treatment_tried", "finding", "imaging"],
  ],
  [
    /\brisk|\bharm\b|(?<!\b(?:dates?|days?|visits?|services?|claims?|charges?|it|this|that|these|they|which) )\bfalls?\b|\bsafe(?:ty|ly)?\b|\balternative|\blower level|\boutpatient\b|\binpatient\b/i,
    ["risk", "function", "finding"],
  ],
];

/** Words for papers, which say what is asked for only where papers are asked for. */
const PAPERS: readonly [RegExp, readonly Topic[]] = [
  /\bprogress (?:notes?|reports?)|\bdaily notes?|\btreatment notes?|\boffice notes?|\bchart notes?|\bmedical records?|\brecords?\b|\bevaluation\b/i,
  ["procedure", "signature", "finding"],
];

/**
 * "Outpatient physical therapy under this product has to be preauthorized.": what service it is about is no treatment that was tried, and no
 * finding answers it. What a physician or the FDA approves is another matter.
 */
const NEEDS_APPROVAL =
  /^(?!.*\b(?:and|or|unless|when|if|because)\b)(?!.*\b(?:physicians?|doctors?|therapists?|surgeons?|prescribers?|clinicians?|practitioners?|FDA|plan of (?:care|treatment)|release|signed)\b).*\b(?:(?:must|has to|have to|had to|needs? to) be (?:pre-?authori[sz]ed|pre-?certified|pre-?approved|authori[sz]ed|approved)|requires? (?:a |an )?(?:(?:prior|advance) )?(?:pre-?)?(?:authori[sz]ation|certification|approval))\b[^.;]{0,40}\.?$/i;

export function topicsAsked(text: string, papers: boolean): Topic[] {
  if (!papers && NEEDS_APPROVAL.test(text)) return ["authorization", "call", "emergency"];
  const found: Topic[] = [];
  for (const [pattern, topics] of papers ? [...ASKS, PAPERS] : ASKS)
    if (pattern.test(pattern === ASKS_THE_HOUR ? text : text.replace(ASKS_THE_HOUR, " ")))
      for (const topic of topics) if (!found.includes(topic)) found.push(topic);
  return found;
}

/** What a denial of the category turns on, where its words say no more. */
export const CATEGORY_TOPICS: Record<DenialCategory, readonly Topic[]> = {
  medical_necessity: [
    "finding",
    "treatment_tried",
    "function",
    "imaging",
    "diagnosis",
    "skill",
    "improvement",
  ],
  authorization: ["authorization", "call", "emergency", "order"],
  coding: ["procedure", "distinct", "time", "diagnosis"],
  documentation: ["signature", "sent_before", "procedure", "certification"],
  eligibility: ["coverage", "other_payer", "network"],
  billing: ["filing", "procedure", "order", "coverage"],
  duplicate: ["distinct", "time", "procedure", "filing"],
  timely_filing: ["filing", "sent_before", "coverage"],
  benefit_exclusion: ["plan_text", "count", "function", "finding", "diagnosis"],
  other: ["procedure", "finding", "call", "plan_text"],
};
