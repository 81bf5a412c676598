import type { DenialCategory } from "@/lib/core/enums";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";

/** What a denial of a category turns on (the first weighs most): answered by the chart, else asked of a person. */
export type Need = {
  id: string;
  label: string;
  topics: readonly Topic[];
  question: string;
  why: string;
  /** Asked only where the chart says nothing of it; else it is left to the person. */
  ask: boolean;
  /** What a passage must say to stand in the letter under this label. */
  pattern?: RegExp;
  /** Those words are enough, whatever topic the passage has. */
  byWords?: true;
};

/** What no point and no need asked for in so many words. */
export const FURTHER: Need = {
  id: "further",
  label: "Further in the record",
  topics: [],
  question: "",
  why: "",
  ask: false,
};

/** What was sent, on a day or with a confirmation; what was kept in the practice was not. */
const SENT =
  /^(?!.*\b(?:kept (?:here|in|on)|not (?:yet )?(?:been )?(?:sent|faxed|mailed|uploaded)|never (?:been )?(?:sent|faxed|mailed)|nothing (?:\w+ ){0,3}(?:sent|faxed|mailed|uploaded)|(?:did|does|do) ?n[o'’]t (?:send|fax|mail|upload)|(?:need|have|has|had|forgot|still) to (?:send|fax|mail|upload)|(?:failed|busy|no answer))\b)(?:.*\b(?:fax\w*|mailed|sent|uploaded|delivered|transmi\w+)\b.*\d|.*\b(?:confirm\w*|tracking|result\s*:?\s*ok)\b)/i;

const NOTES: Need = {
  id: "service",
  label: "The service as documented",
  topics: ["procedure", "time"],
  question: "What does the note of the visit show that was done, and on which page?",
  why: "A reviewer compares the claim with the note of the day.",
  ask: true,
};

const NEEDS: Record<DenialCategory, readonly Need[]> = {
  medical_necessity: [
    {
      id: "findings",
      label: "Findings",
      topics: ["finding", "imaging"],
      question: "Which findings, scores or test results show that the service was needed?",
      why: "A denial for medical necessity is reversed on findings with their dates, not on the diagnosis alone.",
      ask: true,
    },
    {
      id: "treatment",
      label: "Treatment before this service",
      topics: ["treatment_tried"],
      pattern:
        /\b(?:tried|trial|failed|completed|underwent|since|\d+ (?:\w+ ){0,2}visits|weeks|months|mg|injections?|relief|stopped (?:for|because|due)|intoleran\w+|physical therapy|home exercise)\b/i,
      question: "Which treatments were tried before, from when to when, and with what result?",
      why: "Most policies ask for simpler treatment first.",
      ask: true,
    },
    {
      id: "function",
      label: "Function",
      topics: ["function"],
      pattern:
        /^(?!\W*(?:Dx|Diagnos\w+)\b).*\b(?:cannot|unable|limit\w*|difficult\w*|falls?|only|duty|work|job|independent\w*|assist\w*|returned|again|drives?|walks?|stairs|sleep\w*|dress\w*|shoes|tolerance|lifts?|sits?|stands?|without (?:help|assistance)|prior level|leaves?|buckl\w*|gave way|not safe|unsafe)\b/i,
      question: "What could the patient not do in daily life or at work?",
      why: "Function shows how severe the condition was.",
      ask: true,
    },
    {
      id: "diagnosis",
      label: "Diagnosis",
      topics: ["diagnosis"],
      question: "What is the diagnosis, as the treating clinician words it?",
      why: "Policies are keyed to the diagnosis.",
      ask: false,
    },
  ],
  authorization: [
    {
      id: "authorization",
      label: "Authorization or calls",
      topics: ["authorization", "call"],
      question:
        "What is the authorization number with its dates, codes and units, or which calls were made, when, with whom and under which reference?",
      why: "Nothing else answers a denial for a missing authorization as directly.",
      ask: true,
    },
    {
      id: "reason-late",
      label: "Why authorization could not be asked for beforehand",
      topics: ["emergency", "coverage"],
      question: "If there was no authorization: why could it not be obtained before the service?",
      why: "Plans review afterward when the service was urgent or the coverage not known.",
      ask: false,
    },
    {
      id: "necessity",
      label: "Medical necessity",
      topics: ["finding", "order", "diagnosis", "treatment_tried"],
      // Who referred the patient, in a box of the claim, shows no need.
      pattern: /^(?!Box \d)/,
      question: "Which findings show that the service was needed on that day?",
      why: "It is the second ground, should the first not be enough.",
      ask: true,
    },
  ],
  coding: [
    NOTES,
    {
      id: "distinct",
      label: "What makes the service separate",
      topics: ["distinct", "diagnosis"],
      question:
        "What makes the service separate (another site, session, lesion or problem), and where does the note say so?",
      why: "A modifier holds only where the note shows what it says.",
      ask: true,
    },
  ],
  documentation: [
    {
      id: "records",
      label: "The records asked for",
      topics: ["signature", "procedure", "certification", "order"],
      question: "Which of the records that were asked for can be enclosed, and who signed them?",
      why: "The claim is decided on exactly the records that were asked for.",
      ask: true,
    },
    {
      id: "sent-before",
      label: "Sent before",
      topics: ["sent_before"],
      pattern: SENT,
      question: "Were the records sent before: when, how, and with what confirmation?",
      why: "Proof of an earlier sending moves the fault to the payer.",
      ask: false,
    },
  ],
  eligibility: [
    {
      id: "coverage",
      label: "Coverage on the day",
      topics: ["coverage", "other_payer", "network"],
      question:
        "What shows coverage, the order of payers or the network on the dates of service: which check, on which day, with what reference?",
      why: "The payer's own answer for that day decides.",
      ask: true,
    },
  ],
  billing: [
    {
      id: "field",
      label: "The field in question",
      topics: ["filing", "order", "coverage", "procedure"],
      question:
        "Which field of the claim is in question, what was sent in it, and what shows that it was right?",
      why: "The payer must see the field and its proof side by side.",
      ask: true,
    },
  ],
  duplicate: [
    {
      id: "distinct",
      label: "What makes the services two",
      topics: ["distinct", "time", "procedure"],
      question:
        "What makes the two services distinct: their time, site or provider, and where do the notes say so?",
      why: "Without it the claim is a duplicate.",
      ask: true,
    },
  ],
  timely_filing: [
    {
      id: "filed",
      label: "Proof of filing",
      topics: ["filing"],
      question:
        "When was the claim first sent and accepted: which report, with which date and control number?",
      why: "An acceptance report of the payer's is the proof; a screen print of the practice's own system is weak.",
      ask: true,
    },
    {
      id: "cause",
      label: "What came before the filing",
      topics: ["coverage", "other_payer", "sent_before"],
      // That it was sent again, and when, is no cause.
      pattern: /^(?!.*\bre-?(?:sent|submitted|billed|filed|mailed|faxed)\b)/i,
      question:
        "Was the delay due to late word of coverage, another payer's decision or the payer's own error?",
      why: "Plans extend the limit for these.",
      ask: false,
    },
  ],
  benefit_exclusion: [
    {
      id: "plan-text",
      label: "The plan's own words",
      topics: ["plan_text"],
      question: "What does the plan document say of this service, in which section and on which page?",
      why: "An exclusion or a limit is answered from the plan's own text.",
      ask: true,
    },
    {
      id: "nature",
      label: "The service and its purpose",
      topics: ["function", "finding", "diagnosis", "count"],
      question: "What shows that the service is outside the exclusion, or that the count of visits is wrong?",
      why: "The record tells what the service was for.",
      ask: true,
    },
  ],
  other: [
    {
      id: "answer",
      label: "What the notice overlooks",
      topics: ["procedure", "finding", "call", "plan_text", "filing", "authorization"],
      question: "Which fact or term does the payer's reason overlook, and where does it stand?",
      why: "The letter needs one thing that can be checked.",
      ask: true,
    },
  ],
};

/** What a level of an office visit rests on: the problems, what was looked at, and what was decided with which risk. */
const LEVEL_NEEDS: readonly Need[] = [
  {
    id: "problems",
    label: "Problems addressed",
    topics: ["diagnosis", "finding"],
    pattern:
      /\b[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}\b|\b(?:acute|chronic|exacerbation|decompensat\w+|worse\w*|uncontrolled|not (?:at goal|controlled)|progress\w+|new (?:problem|onset)|severe)\b/i,
    question: "Which problems did the visit deal with, and how bad was each on that day?",
    why: "The level rests on the problems as they were on the day, not on the diagnosis codes.",
    ask: true,
  },
  {
    id: "data",
    label: "Data reviewed and discussed",
    topics: ["imaging", "call", "order", "procedure"],
    byWords: true,
    pattern:
      /\b(?:my (?:own )?(?:read|interpretation)|independent(?:ly)? (?:interpret|review)\w*|personally reviewed|reviewed|(?:ECG|EKG|x-?ray|MRI|CT)\b.{0,40}\b(?:read|interpret\w*|shows?)|discussed (?:with|the case)|looked at (?:\w+ ){0,3}(?:tracing|films?|images?|ECG|EKG)|(?:tracing|films?|images?|ECG|EKG) (?:my|him|her)self|spoke (?:with|to)|called dr|talked (?:with|to) dr|history from|historian)\b|(?<!\b(?:no|not|without|declin\w+|refus\w+|den\w+) (?:\w+ )?)\b(?:labs?|BMP|CMP|CBC|blood work)\b(?![^.;]{0,24}\b(?:not|no|none|declin\w+|refus\w+)\b)[^.;]{0,24}\btoday\b|\b(?:stat|today)\b[^.;]{0,16}\b(?:K|Na|Cr|creatinine|potassium|sodium|hemoglobin|troponin|BNP|INR|glucose|A1c)\b[^.;]{0,4}\d/i,
    question: "Which tests, notes or outside talks did the visit look at, and where does the note say so?",
    why: "What was reviewed, read or talked over counts toward the level.",
    ask: false,
  },
  {
    id: "risk",
    label: "Management and its risk",
    topics: ["risk", "treatment_tried", "plan", "emergency", "order"],
    pattern:
      /\b(?:admi(?:t|ssion)|hospital\w*|surgery|toxicity|monitor\w*|IV|IM|started?|stop(?:ped)?(?! (?:walk|work|smok|driv|exercis|runn|play)\w*)|h[eo]ld|increased?|decreased?|changed|prescri\w+|refilled|\d+ ?(?:mg|mcg|units)|risks?)\b/i,
    question: "What was decided for the patient that day, and what risk did it carry?",
    why: "Prescriptions, talk of admission and watching for harm count toward the level.",
    ask: true,
  },
];

/** Where an accident is said to be behind the illness: how it began, and what became of an older accident. */
const ACCIDENT_NEEDS: readonly Need[] = [
  {
    id: "cause",
    label: "How the illness began",
    topics: ["other_payer", "onset"],
    question: "How did the illness begin, and what shows that no accident and no work is behind it?",
    why: "The payer takes its flag off only on a record of the day or the other insurer's closing letter.",
    ask: true,
  },
];

/** Where a limit is said to be used up: which visits were counted, by whom, and what each was. */
const COUNT: Need = {
  id: "count",
  label: "The visits that count",
  topics: ["count"],
  pattern:
    /\bof these\b|\b(?:sub-?)?totals?\b|\b\d+ entries\b|\bcounted\b|\b(?:kept|completed|attended)\b[^.;]{0,30}[=:] ?\d|\bvisit #?\d|\b\d{1,3} (?:of \d{1,3} )?(?:\p{L}+ )?visits?\b/iu,
  question: "",
  why: "",
  ask: false,
};
const OF_COUNT =
  /\b(?:visits?|sessions?|days|units)\b[^.]{0,60}\b(?:used|reached|exhausted|exceed\w+|limit\w*|maximum|allow\w*)\b|\b(?:limits?|maximum)\b[^.]{0,60}\b(?:visits?|sessions?|days|units|reached|used)\b/i;

/** Where the plan has another physician on file, its own answers of whom it had, and since when. */
const OF_RECORD: Need = {
  id: "of-record",
  label: "The primary care provider of record",
  topics: ["coverage"],
  byWords: true,
  pattern: /\bPCP\b|\bprimary care\b/i,
  question: "What shows who the member's primary care provider was on the date of service, and since when?",
  why: "The plan's own record of the member's choice decides whether a referral was needed.",
  ask: true,
};
/** "The member's primary care provider was …": whoever is on file must refer. */
const SAYS_OF_RECORD = /\bprimary care (?:provider|physician|practitioner|doctor|clinic)\b|\bPCP\b/i;

const OFFICE_VISIT = /^99(?:20[2-5]|21[1-5]|49[56])\b/;
/** Care after a stay has its level, too, whatever the payer calls the reason; of another visit a point may miss a level of pain. */
const AFTER_STAY = /^9949[56]\b/;
const OF_LEVEL = /\blevel\b|\bdecision[- ]making\b|\bE\/?M\b|\bcomplexity\b|\bdown-?cod\w+/i;

/** What the denial turns on: a level of a visit that was cut rests on other things than the need for a treatment. */
export function needsOf(
  category: DenialCategory,
  {
    procedureCodes = [],
    denialText = "",
    deniedLines = [],
    denialCode,
    lineOfBusiness,
  }: Pick<LetterFacts, "procedureCodes" | "denialText" | "deniedLines" | "denialCode" | "lineOfBusiness">,
  /** The payer's points, as far as they are known. */
  points: readonly string[] = [],
): readonly Need[] {
  if (category === "authorization" && [denialText, ...points].some((said) => SAYS_OF_RECORD.test(said)))
    return [OF_RECORD, ...NEEDS[category]];
  if (category === "eligibility" && ["19", "20", "21"].includes(carcOf({ denialCode })))
    return ACCIDENT_NEEDS;
  const denied = deniedLines?.flatMap(({ procedureCode }) => procedureCode ?? []) ?? [];
  const codes = denied.length > 0 ? denied : procedureCodes;
  const visit = codes.some((code) => OFFICE_VISIT.test(code));
  const afterStay = codes.some((code) => AFTER_STAY.test(code));
  // An injury at work has no plan whose words could be asked for.
  if (category === "benefit_exclusion" && lineOfBusiness === "workers_comp")
    return NEEDS[category].filter(({ id }) => id !== "plan-text");
  if (category === "benefit_exclusion" && OF_COUNT.test(denialText)) return [COUNT, ...NEEDS[category]];
  const kinds = ["medical_necessity", "coding", "other", ...(afterStay ? ["billing", "documentation"] : [])];
  return visit &&
    (afterStay ? [denialText, ...points] : [denialText]).some((said) => OF_LEVEL.test(said)) &&
    kinds.includes(category)
    ? LEVEL_NEEDS
    : NEEDS[category];
}
