import { describe, expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { adviceDto, adviceFor } from "./advice";
import type { MoveFacts } from "./facts/move-facts";
import { BY_CATEGORY, NO_DENIAL } from "./rules/rules-by-category";
import { BY_CODE } from "./rules/rules-by-code";
import { BY_GROUND } from "./rules/rules-by-ground";
import { BY_LAW } from "./rules/rules-by-law";
import { BY_PAPER } from "./rules/rules-by-paper";

type Case = [name: string, facts: MoveFacts, move: RightMove, appealPossible: boolean];

const FFS = { lineOfBusiness: "medicare_ffs" } as const;
const EOB = { kind: "denial", lineOfBusiness: "commercial" } as const;
const ERA = { kind: "remittance", lineOfBusiness: "commercial" } as const;

const DENIALS: Case[] = [
  ["medical necessity, letter", { ...EOB, carc: "50", group: "CO" }, "appeal", true],
  [
    "medical necessity, words alone",
    { ...EOB, category: "medical_necessity", reasonText: "The care was not medically necessary." },
    "appeal",
    true,
  ],
  [
    "medical necessity, a remark that asks for records",
    { ...EOB, carc: "50", remarks: ["M25"] },
    "send_records",
    true,
  ],
  [
    "medical necessity, a remark that asks for records of a payer that had them",
    { ...EOB, carc: "50", remarks: ["M25"], reasonText: "The record does not show class findings." },
    "appeal",
    true,
  ],
  ["experimental", { ...EOB, carc: "55" }, "appeal", true],
  ["too many visits", { ...EOB, carc: "151" }, "appeal", true],
  ["no authorization", { ...EOB, carc: "197" }, "appeal", true],
  [
    "before the service",
    { kind: "prior_auth_denial", stage: "pre_service", category: "medical_necessity" },
    "appeal",
    true,
  ],
  [
    "before the service, an incomplete request",
    { kind: "prior_auth_denial", stage: "pre_service", category: "documentation" },
    "send_records",
    true,
  ],
  ["authorization of another provider", { ...EOB, carc: "296" }, "corrected_claim", true],
  [
    "a supposed accident that a paper of the day denies",
    { ...EOB, carc: "20", held: ["no_accident"] },
    "appeal",
    true,
  ],
  ["a supposed accident", { ...EOB, carc: "20" }, "bill_right_payer", true],
  [
    "a workers' compensation carrier that names itself",
    {
      kind: "denial",
      lineOfBusiness: "workers_comp",
      carc: "16",
      category: "billing",
      reasonText: "Workers Compensation review: data missing.",
    },
    "corrected_claim",
    true,
  ],
  [
    "a workers' compensation carrier that calls the injury none of work",
    {
      kind: "denial",
      lineOfBusiness: "workers_comp",
      carc: "16",
      category: "billing",
      reasonText: "This is not a work-related injury.",
    },
    "bill_right_payer",
    true,
  ],
  ["missing data", { ...ERA, carc: "16", remarks: ["M76"] }, "corrected_claim", true],
  ["missing data, no remark", { ...EOB, carc: "16" }, "corrected_claim", true],
  ["missing NPI", { ...ERA, carc: "206" }, "corrected_claim", true],
  ["a code with leading zeros", { ...ERA, carc: "016", remarks: ["N286"] }, "corrected_claim", true],
  ["wrong modifier", { ...ERA, carc: "4" }, "corrected_claim", true],
  ["diagnosis", { ...EOB, carc: "11" }, "corrected_claim", true],
  ["unprocessable", { ...FFS, carc: "16", remarks: ["M77", "MA130"] }, "corrected_claim", false],
  ["Medicare, diagnosis", { ...FFS, carc: "11" }, "reopening", true],
  [
    "Medicare, a clerical error in words",
    { ...FFS, reasonText: "Denied for a clerical error in the units." },
    "reopening",
    true,
  ],
  ["Medicare, units mistyped", { ...FFS, carc: "151", held: ["units_miskeyed"] }, "reopening", true],
  ["units mistyped", { ...EOB, carc: "151", held: ["records", "units_miskeyed"] }, "corrected_claim", true],
  [
    "units mistyped, after an appeal was refused",
    { kind: "appeal_decision_upheld", lineOfBusiness: "commercial", held: ["units_miskeyed"] },
    "appeal",
    true,
  ],
  ["Medicare, medical necessity by LCD", { ...FFS, carc: "50", remarks: ["N115"] }, "appeal", true],
  ["Medicare, late", { ...FFS, carc: "29" }, "write_off", false],
  [
    "Medicare, late in words",
    { ...FFS, category: "timely_filing", reasonText: "Not filed within one calendar year." },
    "write_off",
    false,
  ],
  [
    "Medicare, late with a ground",
    { ...FFS, carc: "29", noticeText: "The beneficiary was retroactively entitled on March 1." },
    "reopening",
    false,
  ],
  ["Medicare, records not sent", { ...FFS, carc: "50", remarks: ["56900"] }, "send_records", true],
  ["late, private plan", { ...EOB, carc: "29" }, "appeal", true],
  ["late, Medicare Advantage", { carc: "29", lineOfBusiness: "medicare_advantage" }, "appeal", true],
  ["late, TRICARE", { carc: "29", lineOfBusiness: "tricare" }, "appeal", true],
  ["the appeal was late", { ...EOB, carc: "286" }, "write_off", false],
  ["the appeal was not in form", { ...EOB, carc: "285" }, "appeal", true],
  ["records asked for", { ...EOB, carc: "252", remarks: ["N706"] }, "send_records", true],
  [
    "records asked for, in words",
    { ...EOB, category: "documentation", reasonText: "The operative report was not received." },
    "send_records",
    true,
  ],
  [
    "records judged, not asked for",
    { ...EOB, kind: "denial", category: "documentation", reasonText: "The notes do not show the setting." },
    "appeal",
    true,
  ],
  [
    "records asked for, and decided on what came",
    {
      ...{
        ...EOB,
        kind: "denial",
        category: "documentation",
        reasonText: "No plan was sent. A date is needed.",
      },
      noticeText:
        "You sent one sheet. We have reviewed it and found that Medicare cannot pay for the services.",
    },
    "appeal",
    true,
  ],
  [
    "records in hand, which carry no signature",
    {
      ...{
        ...EOB,
        kind: "denial",
        category: "documentation",
        reasonText: "The claim is denied. The plan was to be certified, as 42 CFR 424.24(c) requires.",
      },
      noticeText: "The plan of care we received carries no signature of a physician.",
    },
    "appeal",
    true,
  ],
  [
    "records missed, and none in hand",
    {
      ...{
        ...EOB,
        kind: "denial",
        category: "documentation",
        reasonText: "The claim is denied. The plan was to be certified, as 42 CFR 424.24(c) requires.",
      },
      noticeText: "Send the plan of care that you have, with the signature of a physician.",
    },
    "send_records",
    true,
  ],
  [
    "a review that has its result, under a remark for papers",
    {
      ...{ ...EOB, kind: "denial", carc: "272", remarks: ["N706"], category: "coding" },
      reasonText: "No plan seen.",
      noticeText: "Result of prepayment record review: DENIED",
    },
    "appeal",
    true,
  ],
  // Seen red: words on the record came before a modifier that was left off.
  [
    "a modifier left off that the note has, where the record was read",
    {
      ...{ ...EOB, kind: "denial", carc: "50", category: "medical_necessity", held: ["modifier_left_off"] },
      reasonText: "The documentation does not show active treatment.",
      noticeText: "Manipulation billed without modifier AT is considered maintenance therapy.",
    },
    "corrected_claim",
    true,
  ],
  // Seen red: a review that ended for want of papers, and one that only may end so, were appealed.
  ...[
    "Outcome of the records review: denied, no records were received. Send the records.",
    "Result of medical record review: denied as the requested records were not received.",
    "Result of records review: DENIED - documentation not submitted",
    "You may ask for the findings of our medical review if denied. Send the records.",
    "Where the outcome of the review is denied, you may appeal. The records were not received.",
  ].map(
    (noticeText): Case => [
      `a review without its papers: ${noticeText}`,
      {
        ...{ ...EOB, kind: "denial", carc: "50", remarks: ["N706"], category: "medical_necessity" },
        reasonText: "Records needed.",
        noticeText,
      },
      "send_records",
      true,
    ],
  ),
  // Seen red: records that lack a whole paper were taken for a record that was judged.
  ...[
    "The records we received do not contain the operative report.",
    "The documentation we received has no plan of care with it.",
    "The pages you sent contain no x-ray report.",
  ].map(
    (noticeText): Case => [
      `a paper missed among those that came: ${noticeText}`,
      {
        ...{ ...EOB, kind: "denial", category: "documentation" },
        reasonText: "The claim is denied. Please submit the missing document.",
        noticeText,
      },
      "send_records",
      true,
    ],
  ),
  [
    "a paper missed in what came, under a remark for papers",
    {
      ...{ ...EOB, kind: "denial", carc: "50", remarks: ["N706"], category: "medical_necessity" },
      reasonText: "The documentation received does not contain the operative report.",
    },
    "send_records",
    true,
  ],
  [
    "a review that has not ended, under a remark for papers",
    {
      ...{ ...EOB, kind: "denial", carc: "50", remarks: ["N706"], category: "medical_necessity" },
      reasonText: "No plan seen.",
      noticeText: "The result of the prepayment review will follow; payment is held.",
    },
    "send_records",
    true,
  ],
  [
    "a note that was read, under a remark for papers",
    {
      ...{ ...EOB, kind: "denial", carc: "50", remarks: ["N706"], category: "billing" },
      reasonText:
        "The office note of 10/13/2026 which came with the claim does not say when the patient left the hospital.",
    },
    "appeal",
    true,
  ],
  [
    "records asked for, and to be reviewed when they come",
    {
      ...{
        ...EOB,
        kind: "denial",
        category: "documentation",
        reasonText: "No plan was sent. A date is needed.",
      },
      noticeText: "Once the records came we will have reviewed them within 30 days.",
    },
    "send_records",
    true,
  ],
  ["primary's explanation of benefits", { ...ERA, carc: "252", remarks: ["N4"] }, "bill_right_payer", true],
  ["another payer first", { ...ERA, carc: "22" }, "bill_right_payer", true],
  [
    "another payer first, in words",
    { ...EOB, category: "eligibility", reasonText: "Our records show that other insurance is primary." },
    "bill_right_payer",
    true,
  ],
  [
    "work injury, in words",
    { ...EOB, category: "eligibility", reasonText: "This appears to be a work-related injury." },
    "bill_right_payer",
    true,
  ],
  [
    "work injury, in words, and a paper of the day says that it was none",
    {
      ...EOB,
      category: "eligibility",
      reasonText: "Excluded: the injury arose at work, whether or not workers' compensation pays.",
      held: ["no_accident"],
    },
    "appeal",
    true,
  ],
  ...[
    "TRICARE pays after all other health insurance.",
    "This plan pays secondary to the primary insurance.",
    "Our records show other health insurance on the date of care.",
    "Our records indicate that the member has other coverage.",
    "Send the claim again with the other insurer's explanation of benefits.",
    "The primary carrier's EOB was not attached.",
  ].map(
    (reasonText): Case => [
      `another payer first: ${reasonText}`,
      { ...EOB, category: "eligibility", reasonText },
      "bill_right_payer",
      true,
    ],
  ),
  ...[
    "Our records show no other health insurance.",
    "This plan pays after the deductible is met.",
    "The explanation of benefits was sent to the member.",
  ].map(
    (reasonText): Case => [
      `no other payer: ${reasonText}`,
      { ...EOB, category: "eligibility", reasonText },
      "appeal",
      true,
    ],
  ),
  [
    "a benefit that is spent, sent on by the payer",
    {
      ...EOB,
      carc: "119",
      reasonText: "The limit was paid out. Send these bills to any health coverage of the patient.",
    },
    "bill_right_payer",
    true,
  ],
  ["auto accident", { ...ERA, carc: "21" }, "bill_right_payer", true],
  ["coverage ended", { ...ERA, carc: "27" }, "bill_right_payer", true],
  [
    "coverage ended, in words",
    { ...EOB, category: "eligibility", reasonText: "Your coverage was terminated on May 1." },
    "bill_right_payer",
    true,
  ],
  ["coverage ended, eligibility at hand", { ...EOB, carc: "27", held: ["eligibility"] }, "appeal", true],
  ["out of network", { ...EOB, carc: "242" }, "appeal", true],
  ["patient not identified", { ...ERA, carc: "31" }, "corrected_claim", true],
  ["duplicate", { ...ERA, carc: "18" }, "corrected_claim", true],
  [
    "duplicate, the first one open",
    { ...EOB, carc: "18", reasonText: "That earlier claim is still being processed." },
    "none",
    true,
  ],
  ["duplicate, the first one paid", { ...ERA, carc: "18", history: { otherClaimPaid: true } }, "none", true],
  [
    "duplicate, paid but set apart",
    { ...ERA, carc: "18", history: { otherClaimPaid: true }, procedures: ["97140-76"] },
    "appeal",
    true,
  ],
  ["duplicate, billed with a modifier", { ...EOB, carc: "18", procedures: ["93005-77"] }, "appeal", true],
  // Seen red: the visit's 25 was taken for a modifier of the repeated service.
  [
    "duplicate, with a modifier of the visit alone",
    { ...EOB, carc: "18", procedures: ["99214-25", "94640"] },
    "corrected_claim",
    true,
  ],
  [
    "duplicate, the payer takes a corrected claim with a modifier",
    {
      ...EOB,
      carc: "18",
      noticeText: "If the service was repeated, submit a corrected claim with the appropriate modifier.",
      held: ["two_services"],
    },
    "corrected_claim",
    true,
  ],
  // Seen red: "no new claim" was taken for no corrected one.
  ...[
    "If it was a separate test, send a corrected claim with the modifier that shows it. Do not send a new claim.",
    "A distinct service needs a modifier: please resubmit as a replacement. Do not bill a second claim.",
    "Do not submit a new claim; send us a corrected claim with the right modifier.",
  ].map(
    (noticeText): Case => [
      `duplicate, the payer takes no new claim but a corrected one: ${noticeText}`,
      { ...EOB, carc: "18", noticeText, held: ["records"] },
      "corrected_claim",
      true,
    ],
  ),
  [
    "duplicate, the payer takes no new claim and names no other",
    { ...EOB, carc: "18", noticeText: "Do not send a new claim.", held: ["records", "two_services"] },
    "appeal",
    true,
  ],
  [
    "duplicate, the payer takes no corrected claim",
    {
      ...EOB,
      carc: "18",
      noticeText: "Do not send a corrected claim with another modifier.",
      held: ["records", "two_services"],
    },
    "appeal",
    true,
  ],
  [
    "Medicare, a modifier left off that the note has",
    {
      ...FFS,
      ...{ carc: "50", remarks: ["N115"], held: ["modifier_left_off"] },
      noticeText: "Manipulation billed without modifier AT is considered maintenance therapy.",
    },
    "reopening",
    true,
  ],
  [
    "a patient whom the payer cannot find",
    { ...EOB, category: "eligibility", reasonText: "We could not identify the patient from the claim." },
    "corrected_claim",
    true,
  ],
  [
    "another payer, a modifier left off that the note has",
    {
      ...EOB,
      ...{ carc: "50", held: ["modifier_left_off"] },
      noticeText: "Manipulation billed without modifier AT is considered maintenance therapy.",
    },
    "corrected_claim",
    true,
  ],
  [
    "Medicare, a modifier left off that no note has",
    {
      ...FFS,
      ...{ carc: "50", remarks: ["N115"] },
      noticeText: "Manipulation billed without modifier AT is considered maintenance therapy.",
    },
    "appeal",
    true,
  ],
  [
    "duplicate of another person's claim",
    { ...EOB, carc: "18", held: ["two_patients"], history: { otherClaimPaid: true } },
    "appeal",
    true,
  ],
  // Seen red: a waiver's QW hid the 59 behind it, and two sides were not looked at.
  [
    "duplicate, the second modifier sets the line apart",
    { ...EOB, carc: "18", noticeText: "Line 3    87804 QW 59    $  28.00     denied" },
    "appeal",
    true,
  ],
  [
    "duplicate of the other side",
    { ...EOB, carc: "18", noticeText: "20610 RT  $90.00 paid\n20610 LT  $90.00 denied" },
    "appeal",
    true,
  ],
  [
    "duplicate of the same side",
    { ...EOB, carc: "18", noticeText: "20610 RT  $90.00 paid\n20610 RT  $90.00 denied" },
    "corrected_claim",
    true,
  ],
  // Seen red: the sides that the payer wants on a corrected claim were taken for the claim's own.
  [
    "duplicate, for which the payer names the modifiers of a corrected claim",
    {
      ...EOB,
      carc: "18",
      noticeText:
        "3  09/22/2026  73562   78.00   0.00   CO-18\nIf the two lines are different services: send a corrected claim (frequency code 7) that carries the claim number above and the\nmodifiers for the side (73562 RT, 73562 LT).",
      held: ["records"],
    },
    "corrected_claim",
    true,
  ],
  // Seen red: with blanks around its hyphen the modifier was not seen.
  [
    "the visit of a physical's day, billed with modifier 25",
    {
      ...EOB,
      carc: "97",
      category: "coding",
      procedures: ["99214"],
      noticeText: "99214 - 25      Office visit, established     $170.00     DENIED",
      held: ["records"],
    },
    "appeal",
    true,
  ],
  // Seen red: amounts and ages behind a hyphen were modifiers that tell two services apart.
  [
    "duplicate beside a negative amount",
    { ...EOB, carc: "18", procedures: ["97110"], noticeText: "97110 -59.00   CO-18" },
    "corrected_claim",
    true,
  ],
  [
    "duplicate beside an age",
    { ...EOB, carc: "18", procedures: ["97140"], noticeText: "97140 - 59 year old" },
    "corrected_claim",
    true,
  ],
  [
    "duplicate beside an amount behind a hyphen",
    { ...EOB, carc: "18", procedures: ["97110"], noticeText: "97110 - 76.50 - 0.00   CO-18" },
    "corrected_claim",
    true,
  ],
  [
    "duplicate beside days of care",
    { ...EOB, carc: "18", procedures: ["97110"], noticeText: "97110 - 91 days of care" },
    "corrected_claim",
    true,
  ],
  // Seen red: a corrected claim that the payer refuses was one that it invites.
  [
    "duplicate, for which the payer refuses a corrected claim",
    {
      ...EOB,
      carc: "18",
      noticeText: "Do not send a new claim. We do not accept a corrected claim to add a modifier.",
      held: ["records"],
    },
    "appeal",
    true,
  ],
  [
    "duplicate, for which the payer takes no second claim",
    { ...EOB, carc: "18", noticeText: "Please do not resubmit the line.", held: ["records"] },
    "appeal",
    true,
  ],
  [
    "duplicate, for which the payer takes no second claim, without a record",
    { ...EOB, carc: "18", noticeText: "Please do not resubmit the line." },
    "corrected_claim",
    true,
  ],
  [
    "a limit per condition whose words speak of the diagnosis",
    {
      ...EOB,
      carc: "119",
      group: "OA",
      category: "coding",
      reasonText: "12 visits per diagnosis were paid.",
    },
    "appeal",
    true,
  ],
  [
    "a limit per condition whose words speak of payment already made",
    { ...EOB, carc: "119", category: "duplicate", reasonText: "Already paid: 12 visits for this condition." },
    "appeal",
    true,
  ],
  [
    "a limit per condition in words alone",
    {
      ...EOB,
      ...{ category: "coding", reasonText: "The plan pays 12 visits for each condition; they are used up." },
    },
    "appeal",
    true,
  ],
  [
    "a limit of the plan under a code of the contract",
    { ...EOB, carc: "222", noticeText: "Limit of 20 visits per condition reached." },
    "appeal",
    true,
  ],
  ["a limit of the contract", { ...EOB, carc: "222" }, "write_off", true],
  [
    "a limit that is left to the patient",
    { ...EOB, carc: "119", group: "PR", category: "coding" },
    "bill_patient",
    true,
  ],
  // Seen red: Medicare's code for a managed care plan was taken for the practice's own contract.
  ["Medicare, the patient is in an Advantage plan", { ...FFS, carc: "24" }, "bill_right_payer", true],
  [
    "a supplement, the patient joined an Advantage plan",
    { ...EOB, carc: "96", noticeText: "The member joined a Medicare Advantage plan on 09/01/2026." },
    "bill_right_payer",
    true,
  ],
  ["a capitated contract", { ...EOB, carc: "24" }, "write_off", true],
  [
    "what is printed for whoever is in an Advantage plan",
    {
      ...{ ...EOB, carc: "16", reasonText: "The claim lacks information that is needed." },
      noticeText:
        "If the patient is enrolled in a Medicare Advantage plan, appeal in 60 days. For members who joined an MA plan, call us.",
    },
    "corrected_claim",
    true,
  ],
  [
    "an Advantage plan about its own member",
    {
      ...{ kind: "denial", lineOfBusiness: "medicare_advantage", carc: "96" },
      noticeText: "You are enrolled in our Medicare Advantage plan.",
    },
    "appeal",
    true,
  ],
  [
    "money back, the patient was in an Advantage plan",
    {
      ...{ ...FFS, kind: "recoupment" },
      noticeText: "The beneficiary was enrolled in a Medicare Advantage plan on this date.",
    },
    "bill_right_payer",
    true,
  ],
  ["duplicate, the claim shows it", { ...EOB, carc: "18", held: ["billed_apart"] }, "appeal", true],
  ["duplicate of a claim that was paid", { ...EOB, carc: "18", held: ["first_claim_paid"] }, "none", true],
  [
    "two services, of which the first was paid",
    { ...EOB, carc: "18", held: ["first_claim_paid", "two_services"] },
    "appeal",
    true,
  ],
  [
    "a level that the note's own minutes do not reach",
    { ...EOB, carc: "150", held: ["level_not_reached", "records"] },
    "corrected_claim",
    true,
  ],
  [
    "a line closed since no papers came, whatever they are about",
    {
      ...EOB,
      ...{ kind: "partial_denial", carc: "252", category: "coding" },
      noticeText: "We asked for the procedure note. Nothing came in by 10/12/2026, so the line is closed.",
    },
    "send_records",
    true,
  ],
  [
    "records asked for twice, under no code that was read",
    {
      ...{ kind: "other" as const, category: null },
      noticeText: "We asked for records on September 28, 2026 and did not get them. Send them by fax.",
    },
    "send_records",
    true,
  ],
  [
    "upheld, with a second level of the payer's own",
    {
      ...EOB,
      ...{
        kind: "appeal_decision_upheld" as const,
        level: "first" as const,
        category: "medical_necessity" as const,
      },
      noticeText:
        "Decision upheld. Level 2: you may file a claim payment appeal. This is the last internal level.",
    },
    "appeal",
    true,
  ],
  ["bundled", { ...ERA, carc: "97", procedures: ["97140"] }, "corrected_claim", true],
  ...[
    // Seen red with every line's modifier counted.
    ["BILLED WITHOUT A VALID MODIFIER.", "99392 25 165.00\n99213 112.00", "corrected_claim"],
    ["The required modifier is missing.", "99392 25 165.00\n99213 112.00", "corrected_claim"],
    ["BILLED WITHOUT A VALID MODIFIER.", "99392 165.00\n99213 25 112.00", "appeal"],
    ["Included in the preventive visit.", "99392 25 165.00\n99213 112.00", "appeal"],
  ].map(
    ([reasonText = "", lines = "", move]): Case => [
      `bundled: ${reasonText} ${lines}`,
      {
        ...EOB,
        carc: "97",
        reasonText,
        noticeText: lines.replaceAll(" 25 ", "   25   1   ").replaceAll("\n", "\n1  "),
        procedures: ["99213"],
        held: ["records"],
      },
      move as RightMove,
      true,
    ],
  ),
  [
    "bundled, with its modifier and note",
    { ...ERA, carc: "97", procedures: ["97140-59"], held: ["records"] },
    "appeal",
    true,
  ],
  [
    "bundled, with its modifier in a column",
    {
      ...EOB,
      carc: "97",
      noticeText: "Svc date  Proc   Mod  Units  Billed\n10/06/26  97140  59   1      62.00",
      held: ["records"],
    },
    "appeal",
    true,
  ],
  [
    "bundled, with a count beside it",
    {
      ...EOB,
      carc: "97",
      noticeText: "97140 25 minutes were noted, 97110 59 of 60",
      held: ["records"],
    },
    "corrected_claim",
    true,
  ],
  ["bundled, no modifier allowed", { ...ERA, carc: "97", ncci: "modifier_not_allowed" }, "write_off", true],
  [
    "a corrected claim was sent already",
    { ...EOB, carc: "4", reasonText: "Your corrected claim was received and is denied." },
    "appeal",
    true,
  ],
  [
    "not covered, patient's, remittance",
    { ...ERA, carc: "96", group: "PR", remarks: ["N130"] },
    "bill_patient",
    true,
  ],
  [
    "not covered, patient's, with appeal rights",
    { ...EOB, carc: "204", group: "PR", noticeText: "You may ask for an appeal within 180 days." },
    "appeal",
    true,
  ],
  ["not covered, provider's", { ...ERA, carc: "96", group: "CO" }, "appeal", true],
  [
    "limit used up, with appeal rights",
    { ...EOB, carc: "119", group: "PR", noticeText: "Appeals: PO Box 1" },
    "appeal",
    true,
  ],
  ["contract", { ...ERA, carc: "256" }, "write_off", true],
  [
    "a rate under the No Surprises Act",
    { ...EOB, reasonText: "Paid at the qualifying payment amount." },
    "negotiate",
    true,
  ],
  ["a code of the payer's own", { ...EOB, reasonText: "EX 9Q" }, "appeal", true],
  ["kept on review", { ...ERA, carc: "193" }, "appeal", true],
];

const NO_DENIALS: Case[] = [
  ["contract rate", { ...ERA, carc: "45", group: "CO" }, "none", false],
  ["sequestration", { ...ERA, carc: "253", group: "CO" }, "none", false],
  ["deductible", { ...EOB, carc: "1", group: "PR" }, "bill_patient", false],
  [
    "deductible in words",
    { ...EOB, group: "PR", reasonText: "This is your deductible." },
    "bill_patient",
    false,
  ],
  ["passed on", { ...ERA, carc: "B11" }, "none", false],
  ["pended", { ...ERA, carc: "133" }, "none", false],
  ["a paid EOB", { kind: "paid_eob", carc: "45" }, "none", false],
  ["a paid EOB with coinsurance", { kind: "paid_eob", carc: "2", group: "PR" }, "bill_patient", false],
  [
    "a paid EOB under the No Surprises Act",
    { kind: "paid_eob", noticeText: "the qualifying payment amount" },
    "negotiate",
    false,
  ],
  ...[
    "Your level of service has been changed to 99213.",
    "99214 was downcoded.",
    "Line 1 was down-coded after review of the note.",
    "This visit was paid at a lower level than billed.",
    "Code 99214 was changed to 99213.",
    "Service changed to a lower level.",
  ].map(
    (noticeText): Case => [
      `an EOB that pays less than was billed: ${noticeText}`,
      { kind: "paid_eob", carc: "150", noticeText },
      "appeal",
      true,
    ],
  ),
  [
    "an EOB that names the billed code and pays it",
    { kind: "paid_eob", carc: "45", noticeText: "99214 paid at the contracted rate. See codes below." },
    "none",
    false,
  ],
  ["a patient statement", { kind: "patient_statement", reasonText: "Amount due" }, "none", false],
  ["a request for records", { kind: "records_request", category: "documentation" }, "send_records", false],
  ["a reversed denial", { kind: "appeal_decision_overturned", carc: "50" }, "none", false],
  ["nothing that denies", {}, "none", true],
  ["a chart note alone", { kind: "chart_note" }, "none", true],
];

const LEVELS: Case[] = [
  [
    "Medicare redetermination",
    { ...FFS, kind: "appeal_decision_upheld", level: "first", carc: "50" },
    "appeal",
    true,
  ],
  ["Medicare reconsideration", { ...FFS, kind: "appeal_decision_upheld", level: "second" }, "appeal", true],
  ["Medicare, level told by a plain denial", { ...FFS, kind: "denial", level: "first" }, "appeal", true],
  [
    "Medicare Advantage",
    { kind: "appeal_decision_upheld", lineOfBusiness: "medicare_advantage" },
    "external_review",
    true,
  ],
  ["Part D", { kind: "appeal_decision_upheld", lineOfBusiness: "part_d" }, "external_review", true],
  ["Medicaid", { kind: "appeal_decision_upheld", lineOfBusiness: "medicaid_mco" }, "appeal", true],
  ["TRICARE", { kind: "appeal_decision_upheld", lineOfBusiness: "tricare" }, "appeal", true],
  ["FEHB", { kind: "appeal_decision_upheld", lineOfBusiness: "fehb" }, "external_review", true],
  [
    "private, second level offered",
    {
      kind: "appeal_decision_upheld",
      level: "first",
      category: "medical_necessity",
      noticeText: "You may request a second level appeal within 60 days.",
    },
    "appeal",
    true,
  ],
  [
    "private, final",
    {
      kind: "appeal_decision_upheld",
      level: "first",
      category: "medical_necessity",
      noticeText: "This is our final internal decision.",
    },
    "external_review",
    true,
  ],
  [
    "private, second level kept",
    { kind: "appeal_decision_upheld", level: "second", carc: "55", noticeText: "second level appeal" },
    "external_review",
    true,
  ],
  [
    "private, a contract matter",
    { kind: "appeal_decision_upheld", level: "first", carc: "29" },
    "appeal",
    true,
  ],
  [
    "kept in part",
    { kind: "partly_overturned", lineOfBusiness: "erisa", level: "first", category: "medical_necessity" },
    "external_review",
    true,
  ],
  ["dismissed", { kind: "dismissal", lineOfBusiness: "commercial" }, "appeal", true],
  ["money asked back", { ...FFS, kind: "recoupment" }, "appeal", true],
  [
    "external review kept it",
    { kind: "external_review_decision", reasonText: "The denial is upheld." },
    "write_off",
    false,
  ],
  [
    "external review reversed it",
    { kind: "external_review_decision", noticeText: "We overturned the denial." },
    "none",
    false,
  ],
];

describe("adviceFor", () => {
  it.each([...DENIALS, ...NO_DENIALS, ...LEVELS])("%s", (_, facts, move, appealPossible) => {
    expect(adviceFor(facts)).toMatchObject({ move, appealPossible });
  });

  it("is the same for the same facts, whichever paper brings them", () => {
    const facts: MoveFacts = {
      carc: "50",
      group: "CO",
      category: "medical_necessity",
      lineOfBusiness: "erisa",
    };
    const [letter, remittance] = (["denial", "remittance"] as const).map((kind) =>
      adviceFor({ ...facts, kind }),
    );
    expect(letter).toEqual(remittance);
  });

  it("gives the date of the paper that asks for records, else the appeal's, and none where nothing is sent", () => {
    const deadline = { date: "2027-02-01", basis: "letter" } as const;
    const answerBy = { date: "2026-12-20", basis: "letter" } as const;
    expect(adviceFor({ carc: "50", deadline })).toMatchObject({ due: "2027-02-01", basis: "letter" });
    expect(adviceFor({ carc: "252", deadline })).toMatchObject({ due: "2027-02-01" });
    expect(adviceFor({ kind: "records_request", deadline, answerBy })).toMatchObject({ due: "2026-12-20" });
    expect(adviceFor({ carc: "22", deadline })).toMatchObject({ due: null, basis: null, dueOf: null });
    // The end of the time to appeal is not the day by which another step is due.
    expect(adviceFor({ carc: "4", deadline })).toMatchObject({ move: "corrected_claim", dueOf: "appeal" });
    expect(adviceFor({ carc: "4", deadline, correctBy: answerBy })).toMatchObject({ dueOf: "step" });
    expect(adviceFor({ carc: "50", deadline })).toMatchObject({ dueOf: "step" });
  });

  it("asks for good cause only after a date that the paper or a person gives", () => {
    const late = (basis: "letter" | "rule" | "person") =>
      adviceFor({ carc: "50", today: "2026-11-22", deadline: { date: "2026-11-01", basis } }).needs;
    expect(late("letter").join()).toContain("Good cause");
    expect(late("person").join()).toContain("Good cause");
    expect(late("rule").join()).not.toContain("Good cause");
  });

  it("leaves out the papers that are there, and names what TRICARE's network needs", () => {
    expect(adviceFor({ carc: "50" }).needs).toHaveLength(2);
    expect(adviceFor({ carc: "50", held: ["records", "policy"] }).needs).toEqual([]);
    expect(adviceFor({ carc: "50", lineOfBusiness: "tricare" }).needs.join()).toContain(
      "written appointment",
    );
  });

  const proposals = [
    ...BY_PAPER,
    ...BY_LAW,
    ...BY_GROUND,
    ...BY_CODE,
    ...Object.values(BY_CATEGORY),
    NO_DENIAL,
  ];

  it.each(proposals.map((one) => [one.why, one] as const))(
    "%s: one sentence each, with a source",
    (_, one) => {
      for (const text of [one.why, one.steps])
        expect(text).toMatch(/^[A-Z][^.!?]*(\(?[A-Z0-9][^ ]*\.[^ ][^.!?]*)*\.$/);
      expect(one.source).toMatch(
        /CARC|RARC|CFR|reason codes|code list|MA130|contract|notice|paper|instructions|NCCI|Group code/i,
      );
    },
  );

  it("answers the wire's shape", () => {
    expect(adviceDto(adviceFor({ carc: "45" }))).toEqual({
      move: "none",
      paper: null,
      appeal_possible: false,
      ground: null,
      reason:
        "This is a payment adjustment, not a denial. Compare the allowed amount with the contract, and ask the payer's provider services if it is wrong.",
      source: "Claim adjustment reason codes",
      needs: [],
      due: null,
      basis: null,
      due_of: null,
    });
  });
});

// Red where the ended record of an employer's plan went first.
it("sends the claim as the second payer where the first one's decision is at hand", () => {
  const denied = { carc: "22", group: "OA", reasonText: "This care may be covered by another payer." };
  const { move, why, needs } = adviceFor({ ...denied, held: ["no_other_coverage", "first_payer_decided"] });
  expect(move).toBe("bill_right_payer");
  expect(why).toContain("at hand");
  expect(needs).toEqual([]);
  expect(adviceFor({ ...denied, held: ["no_other_coverage"] }).move).toBe("appeal");
});

// Medicare's contractors take no replacement claims for professional services.
it.each([
  ["medicare_ffs", ["modifier_miskeyed"], "reopening"],
  ["commercial", ["modifier_miskeyed"], "corrected_claim"],
  ["medicare_ffs", [], "reopening"],
  ["commercial", [], "corrected_claim"],
] as const)("a duplicate of %s with %j is a matter of %s", (lineOfBusiness, held, move) =>
  expect(
    adviceFor({ carc: "18", group: "CO", reasonText: "Exact duplicate claim/service", lineOfBusiness, held })
      .move,
  ).toBe(move),
);

it("sends Medicare's decision to a plan that says in words that Medicare pays first", () => {
  const said = {
    reasonText: "This claim is not paid. Medicare is the primary payer for retirees.",
    category: "eligibility",
  } as const;
  expect(adviceFor({ ...said, held: ["first_payer_decided"] }).why).toContain("at hand");
  expect(adviceFor(said).move).toBe("bill_right_payer");
  expect(adviceFor({ ...said, held: ["no_other_coverage"] }).move).toBe("appeal");
});

describe("the day up to which care goes on if somebody asks", () => {
  const CUT: MoveFacts = {
    ...{ kind: "prior_auth_denial", stage: "concurrent", category: "medical_necessity" },
    ...{ lineOfBusiness: "medicaid_mco", keepBy: "2026-12-01", today: "2026-11-28" },
  };

  it("is told first of all that an appeal needs", () => {
    expect(adviceFor(CUT).needs[0]).toBe(
      "To keep the services going meanwhile: a request by Dec 1, 2026; the member asks for that, a provider can't (42 CFR 438.402)",
    );
    expect(adviceFor({ ...CUT, lineOfBusiness: "commercial" }).needs[0]).toBe(
      "To keep the services going meanwhile: a request by Dec 1, 2026",
    );
  });

  it("is no advice once it has passed, or where the care was given", () => {
    for (const other of [{ today: "2026-12-02" }, { stage: "post_service" }, { keepBy: null }] as MoveFacts[])
      expect(adviceFor({ ...CUT, ...other }).needs.join()).not.toContain("keep the services");
  });
});

it("names no law of another plan, and none of any where the plan is not known", () => {
  const sourceFor = (lineOfBusiness: "medicare_ffs" | "erisa" | "commercial" | null) =>
    adviceFor({ category: "medical_necessity", reasonText: "Not medically necessary.", lineOfBusiness })
      .source;
  expect(sourceFor("medicare_ffs")).toMatch(/405\.944/);
  expect(sourceFor("erisa")).toMatch(/2560/);
  expect(sourceFor("commercial")).not.toMatch(/CFR/);
  expect(sourceFor(null)).not.toMatch(/CFR/);
});
