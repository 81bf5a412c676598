import { type MoveRule, reasonIs } from "../facts/move-facts";
import { REPLACEMENT } from "./rules-by-code";

const OTHER_TREES = "Medicare contractors' appeals decision trees";
const FILING_EXCEPTION =
  /retroactive(ly)? (medicare )?(entitle|enroll|disenroll)|retroactive(ly)? (entitled|enrolled|disenrolled)|(error|misrepresentation) (of|by) (medicare|the contractor|the agency|cms)|administrative error/i;
/** CARCs that Medicare's contractors mend by a clerical error reopening: the claim was processed, and one field was wrong. */
const MENDED_BY_REOPENING = reasonIs(
  ...["4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "110", "146", "181", "182", "199"],
);

/** Rules of law and of remarks: they decide whether an appeal has standing at all. */
export const BY_LAW: readonly MoveRule[] = [
  {
    when: ({ hints }) => hints.has("unprocessable"),
    move: "corrected_claim",
    appealPossible: false,
    why: "The claim was rejected as unprocessable (MA130), which carries no appeal rights.",
    steps: "Correct the claim and send it as a new claim, not as a replacement.",
    source: "Remark MA130; Medicare contractors' appeals decision trees",
    needs: ["What the other remark on the line names as missing or wrong"],
  },
  {
    when: ({ held }) => held.has("service_withdrawn"),
    move: "write_off",
    why: "The practice's own clinician says that the denied service was not done or was charged by mistake.",
    steps:
      "Take the charge off the account and bill nobody for it; send a corrected claim without it if the payer's record is to be mended.",
    source: "The practice's own paper",
    needs: ["The clinician's statement, kept with the account"],
  },
  {
    when: ({ plan, held }) => plan === "medicare_ffs" && held.has("date_miskeyed"),
    move: "reopening",
    why: "The practice's own papers show that the date of service on the claim was mistyped, and Medicare corrects such an error by a reopening.",
    steps: "Ask the contractor for a clerical error reopening and give the right date of service.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: ["The right date of service, with the note that shows it"],
  },
  {
    when: ({ held }) => held.has("date_miskeyed"),
    move: "corrected_claim",
    why: "The practice's own papers show that the date of service on the claim was mistyped.",
    steps: "Send a corrected claim with the right date of service and the payer's claim number.",
    source: `The practice's own papers; ${REPLACEMENT}`,
    needs: ["The right date of service, with the note that shows it", "The payer's claim number"],
  },
  {
    when: (found) =>
      found.plan === "medicare_ffs" &&
      isLate(found) &&
      (found.held.has("filing_exception") || found.prints(FILING_EXCEPTION)),
    move: "reopening",
    ground: "filing_exception",
    appealPossible: false,
    why: "Medicare's timely-filing denials cannot be appealed, but the papers speak of a ground for an exception.",
    steps: "Ask the contractor for the exception, with the paper that proves the ground.",
    source: "42 CFR 424.44(b)",
    needs: ["The notice that proves the ground and its dates", "A copy of the claim"],
  },
  {
    when: (found) => found.plan === "medicare_ffs" && isLate(found),
    move: "write_off",
    appealPossible: false,
    why: "Medicare's timely-filing denials cannot be appealed.",
    steps:
      "Ask for an exception if an agency error, retroactive entitlement or retroactive disenrollment made the claim late; otherwise write it off, since the patient may not be billed.",
    source: "42 CFR 424.44(b)",
    needs: ["Proof of a ground for an exception, if there is one"],
  },
  {
    when: reasonIs("286"),
    move: "write_off",
    appealPossible: false,
    why: "The payer says that the appeal itself came too late.",
    steps:
      "Ask the payer to accept it late if there was good cause (illness, wrong notice, disaster); otherwise write it off.",
    source: "42 CFR 405.942(b) for Medicare; the payer's manual",
    needs: ["Proof of good cause, if there is one"],
  },
  {
    when: ({ remarks, carc, prints }) => remarks.has("56900") || carc === "56900" || prints(/\b56900\b/),
    move: "send_records",
    why: "Code 56900 says that Medicare's request for records was not answered.",
    steps: "Send the records and ask for a reopening, or ask for a redetermination with them.",
    source: "42 CFR 405.942 and 405.980; Medicare contractors' guidance",
    needs: ["The request for records", { text: "The records that it names", unless: "records" }],
  },
  {
    when: ({ kind, says }) =>
      kind !== "remittance" && says(/qualifying payment amount|open negotiation|no surprises act/i),
    move: "negotiate",
    why: "The rate of an out-of-network service under the No Surprises Act is settled by negotiation, not by an appeal.",
    steps:
      "Send an open negotiation notice and go to independent dispute resolution if it fails; appeal only a denial of coverage.",
    source: "45 CFR 149.510",
    needs: ["The date of the first payment or denial", "What the practice asks for the service, and why"],
  },
  {
    when: ({ plan, held }) => plan === "medicare_ffs" && held.has("units_miskeyed"),
    move: "reopening",
    why: "The practice's own papers show that the number of units was mistyped, and Medicare corrects such an error by a reopening.",
    steps: "Ask the contractor for a clerical error reopening and give the right number of units.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: ["The right number of units, with the note or the slip that shows it"],
  },
  {
    when: ({ held }) => held.has("units_miskeyed"),
    move: "corrected_claim",
    why: "The practice's own papers show that the number of units on the claim was mistyped.",
    steps:
      "Send a corrected claim with the right number of units and the payer's claim number; the need for the service is not in dispute.",
    source: `The practice's own papers; ${REPLACEMENT}`,
    needs: ["The right number of units, with the note or the slip that shows it", "The payer's claim number"],
  },
  {
    when: ({ plan, held }) => plan === "medicare_ffs" && held.has("modifier_miskeyed"),
    move: "reopening",
    why: "The practice's own papers show that a modifier on the claim was mistyped, and Medicare corrects such an error by a reopening.",
    steps: "Ask the contractor for a clerical error reopening and say which line gets which modifier.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: ["Which line gets which modifier, with the note that shows it"],
  },
  {
    when: ({ held, stage }) => held.has("modifier_miskeyed") && stage !== "pre_service",
    move: "corrected_claim",
    why: "The practice's own papers show that a modifier on the claim was mistyped.",
    steps: "Send a corrected claim with the right modifier on the line and the payer's claim number.",
    source: `The practice's own papers; ${REPLACEMENT}`,
    needs: ["Which line gets which modifier, with the note that shows it", "The payer's claim number"],
  },
  {
    when: ({ plan, says }) => plan === "medicare_ffs" && says(/clerical (error|omission)|minor error/i),
    move: "reopening",
    why: "Medicare corrects clerical errors and omissions by a reopening, not by an appeal.",
    steps: "Ask the contractor for a clerical error reopening and name what changes, line by line.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: ["What was wrong on the claim, and what it should say"],
  },
  {
    when: (found) => found.plan === "medicare_ffs" && found.held.has("modifier_left_off"),
    move: "reopening",
    why: "The claim came without a modifier that the record of the day has: a clerical omission, which Medicare corrects by a reopening.",
    steps:
      "Ask the contractor for a clerical error reopening that adds the modifier to each line; appeal if it refuses.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: ["Which lines lack the modifier"],
  },
  {
    when: (found) =>
      found.plan === "medicare_ffs" &&
      MENDED_BY_REOPENING(found) &&
      !found.held.has("modifier_on_claim") &&
      !found.held.has("diagnosis_in_note") &&
      !found.held.has("billed_right"),
    move: "reopening",
    why: "The payer disputes a code or another field of a claim that it processed, and Medicare takes no replacement claims.",
    steps: "Ask for a clerical error reopening if the claim was wrong; appeal with the note if it was right.",
    source: `42 CFR 405.980(a)(3); ${OTHER_TREES}`,
    needs: [
      "What was wrong on the claim, and what it should say",
      { text: "The note that supports the change", unless: "records" },
    ],
  },
];

export const isLate = ({ carc, category }: { carc: string; category: string }) =>
  carc === "29" || category === "timely_filing";
