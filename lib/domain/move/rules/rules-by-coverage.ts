import type { LineOfBusiness } from "@/lib/core/notice";
import { asksForOtherCoverage } from "../coverage/other-coverage-answered";
import { wantsFirstDecision } from "../coverage/wants-first-decision";
import {
  inWords,
  joinedAdvantage,
  leftToPatient,
  limitReached,
  notCovered,
  vague,
} from "../facts/denial-kinds";
import { type MoveCase, type MoveRule, reasonIs } from "../facts/move-facts";

const LIST = "X12 code list";

/** "Also covered by a private plan", "payer of last resort", "came without that plan's payment". */
const OTHER_PLAN_WORDS =
  /\bpayer of last resort\b|\b(?:also|already) (?:covered|insured) (?:by|under|through|with) (?:an?|another|his|her|their|the) (?:\w+ )?(?:private|commercial|group|employer|other|primary|parent|spouse|husband|wife|father|mother)|\bwithout (?:that|the|its|their|any|an?)(?: (?:other|first|primary|private)){0,2}[ \w]{0,20}(?:plan|insurer|insurance|carrier|payer)(?:['’]s)? (?:payment|denial|decision|explanation|EOB|remittance)\b|(?<!\b(?:if|when|unless|whether|should)\b[^.;]{0,60})\b(?:has|have|had|shows?|found) (?:active |another |other |private |commercial |primary |group )+(?:health |medical )?(?:insurance|coverage)\b|\b(?:another|other) (?:health )?plan must pay (?:before|first)\b|\bmust (?:pay|be billed|process) (?:before us|first)\b/i;
const OTHER_PAYER_WORDS =
  /coordination of benefits|other (insurance|coverage|carrier) (is|as|may be) primary|primary (payer|carrier|insurer)('s)? (explanation|eob|payment)|another (plan|payer|insurer|carrier) (is|may be|should be) (primary|responsible)|\b(?:medicare|the (?:other|first) (?:plan|payer|insurer|carrier)|another (?:plan|payer|insurer|carrier)) (?:is|pays|must pay|should pay|has to pay) (?:as )?(?:the )?(?:primary|first)\b|\bpays? (?:only )?(?:after|behind|second(?:ary)? to) (?:all |any |every |the )?(?:other|primary) (?:health )?(?:insurance|insurer|coverage|plan|payer)s?\b|\brecords? (?:show|indicate|reflect)s? (?:that )?(?:(?:the |this )?(?:patient|member|beneficiary) (?:has|had) )?(?:other|additional) (?:health |medical )?(?:insurance|coverage)\b|\b(?:other|primary|first) (?:insurer|insurance|insurance carrier|carrier|payer|plan)(?:['’]s)? (?:explanation of benefits|EO[BP]\b|remittance|payment (?:voucher|advice))/i;
/** "Medicare is the secondary payer on this date", "is on our records as primary", "bill that plan first". */
const SECOND_HERE =
  /\b(?:is|are|pays?|as) (?:the |a )?secondary(?: payer)?\b|\bon (?:our|the) (?:records?|file) as (?:the )?primary\b|\bbill (?:that|the other|the first|this|their|your|another|the employer['’]s) (?:\w+ ){0,2}(?:plan|insurer|carrier|payer|insurance) first\b|\bmedicare is primary\b/i;
/** Medicare has a form of its own for it (the ABN), a Medicare Advantage plan asks for its decision beforehand, and Medicaid forbids it. */
const CLOSED_TO_AGREEMENTS: readonly LineOfBusiness[] = [
  "medicare_ffs",
  "medicare_advantage",
  "medicaid_mco",
];
/** The payer itself sends the bills on: its own benefit is spent. */
const SEND_ELSEWHERE_WORDS =
  /\b(?:send|submit|forward|bill) (?:these|the|this|your|all) (?:bills?|claims?|charges?)\b[^.]{0,40}\bto (?:any|the|their|your|his|her|another|other) [^.]{0,30}\b(?:coverage|insurance|plan|insurer|carrier|payer)\b|\b(?:PIP|personal injury protection|med-?pay|medical payments)\b[^.]{0,60}\b(?:exhausted|paid out|used up|no further)/i;
const ACCIDENT_WORDS =
  /\b(?:injury|illness|condition|sickness|disability)\b[^.;]{0,60}\b(?:aris(?:es|ing)|arose) (?:out of|from|in|at)\b[^.;]{0,50}\b(?:work|employment|job|occupation)\b|work(ers'?|ers’|man's)? comp|work[- ]related (injury|illness)|auto(mobile)? (insurance|carrier|accident)|no-fault/i;
const OF_ACCIDENT_INSURER =
  /\b(?:no-fault|PIP|personal injury protection|med-?pay|medical payments coverage|auto(?:mobile)?|motor vehicle|car)\b/i;
const OTHER_FIRST_WORDS =
  /\b(?:primary|pays? first|first payer|comes first|before us|liability|responsible)\b/i;
/** The insurer of the injury speaks of its own insurance, unless it says that the injury is not of that kind. */
const namesItself = ({ plan, says }: MoveCase) =>
  (plan === "workers_comp" || plan === "auto") && !says(/\bnot\b|\bnever\b|\bdid n[o'’]t\b/i);

const saysOtherFirst = (found: MoveCase) =>
  reasonIs("22")(found) ||
  (inWords(found) &&
    (found.says(SECOND_HERE) || found.says(OTHER_PAYER_WORDS) || found.says(OTHER_PLAN_WORDS)));

/** Whose bill it is: another payer comes first, coverage was not in force, or a limit of the plan is used up. */
export const BY_COVERAGE: readonly MoveRule[] = [
  ...(["own_turn", "group_plan_first"] as const).map(
    (paper): MoveRule => ({
      when: (found) => found.held.has(paper) && found.stage !== "pre_service" && saysOtherFirst(found),
      move: "appeal",
      ground: paper,
      why: "The payer says that another plan comes first, and a paper at hand shows that on the service date it came first itself.",
      steps:
        "Send that paper, have the record of the other plan corrected (Medicare's by the Benefits Coordination & Recovery Center), and ask that the claim be processed.",
      source: `CARC 22 (${LIST}); 42 CFR 411.162 to 411.175 for who pays before Medicare`,
      needs: ["The payer's word that its record was corrected"],
    }),
  ),
  {
    when: (found) =>
      reasonIs("B9")(found) &&
      found.held.has("hospice_unrelated") &&
      found.plan === "medicare_ffs" &&
      !found.prints(/\bG[VW]\b/),
    move: "reopening",
    ground: "hospice_unrelated",
    why: "The patient is in hospice, and the note of the day says that this care had nothing to do with that illness; the line lacks the modifier that says so.",
    steps:
      "Ask the contractor for a clerical error reopening that adds GW (or GV for the attending physician's care of the illness); a hospice pays for its own illness alone.",
    source: "Medicare Claims Processing Manual, chapter 11, section 40.2; 42 CFR 405.980(a)(3)",
    needs: ["Which modifier the record supports", "The note of the day"],
  },
  {
    when: (found) =>
      found.held.has("first_payer_decided") &&
      (saysOtherFirst(found) || (found.hints.has("other_payer") && vague(found))) &&
      wantsFirstDecision([found.reason, ...found.paper].join("\n")),
    move: "send_records",
    paper: "other_payer",
    why: "The payer comes second and holds the claim until it has the first payer's decision, which is at hand.",
    steps:
      "Send that explanation of benefits to the place and within the time that the notice gives, and bill the patient only for what both leave.",
    source: `CARC 22 (${LIST}); the notice's own words`,
  },
  {
    when: (found) =>
      found.held.has("first_payer_decided") &&
      (saysOtherFirst(found) || (found.hints.has("other_payer") && vague(found))),
    move: "bill_right_payer",
    why: "The payer says that another plan comes first, and that plan's decision on these services is at hand.",
    steps:
      "Send this payer the claim as the second payer with the first payer's remittance, and bill the patient only for what both leave.",
    source: `CARC 22 (${LIST}); 42 CFR 411.32 where Medicare comes second`,
  },
  {
    when: (found) =>
      found.held.has("other_plan_first") &&
      found.stage !== "pre_service" &&
      (saysOtherFirst(found) || (found.hints.has("other_payer") && vague(found))),
    move: "bill_right_payer",
    ground: "other_plan_first",
    why: "The payer says that another plan comes first, and that plan's own answer has the patient covered on the service date.",
    steps:
      "Bill that plan, then send this payer the claim with its explanation of benefits within the time that the notice gives.",
    source: `CARC 22 (${LIST}); 42 CFR 433.139 where Medicaid comes second; 42 CFR 411.32 where Medicare does`,
    needs: ["The member's number with that plan"],
  },
  {
    when: (found) => found.held.has("no_other_coverage") && saysOtherFirst(found),
    move: "appeal",
    why: "The payer says that another plan comes first, and a paper at hand shows that it had ended or that there is none.",
    steps:
      "Send that paper with the eligibility answer for the service date, and ask that the claim be processed.",
    source: `CARC 22 (${LIST})`,
    needs: [{ text: "The eligibility answer (271) for the service date", unless: "eligibility" }],
  },
  {
    when: (found) =>
      found.held.has("sent_back_here") && reasonIs("109")(found) && found.stage !== "pre_service",
    move: "appeal",
    ground: "sent_back_here",
    why: "The payer sends the claim to another one, which has refused it and sends it back.",
    steps:
      "Send that refusal with the note that shows whose service it was, and ask that the claim be processed.",
    source: `CARC 109 (${LIST})`,
  },
  {
    when: (found) =>
      found.held.has("limit_paid_out") &&
      found.plan !== "auto" &&
      found.plan !== "workers_comp" &&
      found.stage !== "pre_service" &&
      (reasonIs("20", "21")(found) ||
        (reasonIs("22")(found) && found.prints(OF_ACCIDENT_INSURER)) ||
        (inWords(found) &&
          found.says(OF_ACCIDENT_INSURER) &&
          (found.says(ACCIDENT_WORDS) || found.says(OTHER_FIRST_WORDS) || saysOtherFirst(found)))),
    move: "appeal",
    ground: "limit_paid_out",
    why: "The payer says that an accident insurer comes first, and that insurer's own paper has its sum paid out before the service.",
    steps:
      "Send that paper, with the log of its payments, to the coordination of benefits unit and ask that the claim be processed as the first payer's.",
    source: `CARC 21 and 22 (${LIST})`,
    needs: ["The accident insurer's log of payments, if its letter does not have it"],
  },
  {
    when: (found) =>
      found.held.has("no_accident") &&
      (reasonIs("19", "20", "21")(found) ||
        (inWords(found) &&
          found.says(ACCIDENT_WORDS) &&
          !namesItself(found) &&
          found.category !== "medical_necessity")),
    move: "appeal",
    why: "The payer says that an accident or an injury at work is behind this, and a paper of the day says that none is.",
    steps: "Send that paper, with whatever closed an older accident, and ask that the claim be processed.",
    source: `CARC 19, 20 and 21 (${LIST})`,
    needs: ["The other insurer's closing letter, where the payer's record is of an older accident"],
  },
  {
    when: (found) =>
      (reasonIs("24")(found) && found.plan === "medicare_ffs") ||
      ((reasonIs("24", "B1", "26", "27", "96")(found) || inWords(found)) && joinedAdvantage(found)),
    move: "bill_right_payer",
    why: "On the service date the patient was in a Medicare Advantage plan, which pays in the place of Original Medicare.",
    steps:
      "Look up the plan in force that day, bill it with the proof of the first sending, and appeal only if the patient had not joined or had left it.",
    source: `CARC 24 and 109 (${LIST}); Social Security Act, section 1851(i)`,
    needs: [
      "The name of the plan and the member's number in it",
      { text: "The eligibility answer (271) for the service date", unless: "eligibility" },
    ],
  },
  {
    when: (found) =>
      reasonIs("22", "109", "19", "20", "21", "166", "258", "B9")(found) ||
      (inWords(found) &&
        found.says(ACCIDENT_WORDS) &&
        !namesItself(found) &&
        found.category !== "medical_necessity") ||
      found.says(SEND_ELSEWHERE_WORDS) ||
      saysOtherFirst(found),
    move: "bill_right_payer",
    why: "Another payer comes first or is the right one.",
    steps:
      "Check coverage for the service date, bill that payer, or send this payer the first payer's explanation of benefits.",
    source: `CARC 22 and 109 (${LIST}); 42 CFR 411.32 where Medicare comes second`,
    needs: [
      "Which payer comes first on the service date",
      {
        text: "The first payer's explanation of benefits, or the patient's statement of no other coverage",
        unless: "primary_eob",
      },
    ],
  },
  {
    when: (found) => found.hints.has("other_payer") && (vague(found) || found.category === "documentation"),
    move: "bill_right_payer",
    why: "The remark says that another payer comes first or that its explanation of benefits is missing.",
    steps: "Bill the first payer, or send its explanation of benefits with the claim.",
    source: `The remark on the notice (RARC, ${LIST})`,
    needs: [{ text: "The first payer's explanation of benefits", unless: "primary_eob" }],
  },
  {
    when: (found) =>
      found.stage !== "pre_service" &&
      ["eligibility", "documentation", "other"].includes(found.category) &&
      ["", "16", "227", "252", "A1"].includes(found.carc) &&
      asksForOtherCoverage(found.reason) &&
      !notCovered(found),
    move: "send_records",
    why: "The payer holds the claim until the member answers its question about other coverage.",
    steps:
      "Have the member call the plan or send its form, note the day and the reference, and then ask that the claim be processed.",
    source: `CARC 227 (${LIST})`,
    needs: ["The member's answer to the plan, with its day and reference"],
  },
  {
    when: (found) => reasonIs("26", "27", "200")(found) && found.held.has("eligibility"),
    move: "appeal",
    why: "The payer says that coverage was not in force, and an eligibility answer is at hand.",
    steps: "Send the eligibility answer for the service date with the card.",
    source: `CARC 26, 27 and 200 (${LIST})`,
    needs: ["The member's card, both sides"],
  },
  {
    when: notCovered,
    move: "bill_right_payer",
    why: "The payer says that coverage was not in force on the service date.",
    steps:
      "Ask the patient for the plan in force that day and bill it; appeal only with an eligibility answer that shows coverage.",
    source: `CARC 26, 27 and 200 (${LIST})`,
    needs: [
      "The plan that was in force on the service date",
      { text: "The eligibility answer (271) for that date", unless: "eligibility" },
    ],
  },
  {
    when: (found) =>
      found.group === "PR" &&
      limitReached(found) &&
      found.held.has("agreed_to_pay") &&
      !(found.plan && CLOSED_TO_AGREEMENTS.includes(found.plan)),
    move: "bill_patient",
    why: "The plan's limit is used up by the practice's own check too, and the patient promised in writing, before the visit, to pay for it.",
    steps:
      "Bill the price of the agreement and no more, less what was paid already, and tell the patient of the right to ask the plan to look at it again.",
    source: `CARC 119 with group PR (${LIST}); the patient's agreement`,
    needs: ["The signed agreement, with the days that it is for"],
  },
  {
    when: (found) => limitReached(found) && !leftToPatient(found) && found.category !== "benefit_exclusion",
    move: "appeal",
    why: "The payer says that a limit of the plan is used up, whatever else its words speak of.",
    steps:
      "Count the visits that the limit is about, by their own condition, kind and year, and appeal if fewer were used; otherwise ask for an exception or bill the patient where the plan allows it.",
    source: `CARC 35, 119, 149 and 273 (${LIST}); the plan's own text`,
    needs: [
      { text: "The plan's text of the limit", unless: "policy" },
      { text: "The list of the visits that were counted", unless: "visit_count" },
    ],
  },
];
