import { CHECKED_ON, COPIES, ECFR_TITLE, GOOD_THROUGH } from "../copies";
import type { Provision } from "../provision";

const SECTION = {
  linesOfBusiness: ["medicare_ffs"],
  levels: ["initial"],
  source: ECFR_TITLE(42, "405, subpart I"),
  edition: "2026-06-20",
  goodThrough: GOOD_THROUGH,
} as const satisfies Partial<Provision>;

const read = (...against: Provision["checked"]["against"]) => ({ checked: { against, on: CHECKED_ON } });
const OLDER = {
  copy: "law.lawstack.com, earlier copy of 42 CFR 405.944 as amended May 7, 2019",
  dated: "undated",
};
const FILING = {
  copy: "Public research paper that quotes 42 CFR 424.44(a) and (b) from the eCFR of October 1, 2026",
  dated: "2026-10-07",
  ecfr: true,
} as const;

/** Original Medicare, Part A and Part B, where a practice that took assignment is itself a party. */
export const MEDICARE: readonly Provision[] = [
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.942"), COPIES.lawstack("405.944"), COPIES.pathways),
    id: "medicare-redetermination",
    citation: "42 CFR 405.940-405.958",
    title: "Redetermination, the first level",
    purpose: "request",
    obliges: "The contractor must make a redetermination when a party asks for one in time.",
  },
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.942"), COPIES.pathways),
    id: "medicare-redetermination-time",
    citation: "42 CFR 405.942(a)",
    title: "120 days to ask for a redetermination",
    purpose: "time_to_file",
    obliges:
      "The request must be received within 120 days of receiving the notice, which is presumed 5 days after its date.",
  },
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.942"), {
      copy: "law.lawstack.com, 42 CFR 405.962, which applies the same grounds, marked as verified against eCFR.gov",
      dated: "2026-06-20",
      ecfr: true,
    }),
    id: "medicare-good-cause",
    citation: "42 CFR 405.942(b)",
    title: "Late requests with good cause",
    purpose: "late_request",
    obliges:
      "The contractor may accept a late request with good cause, and weighs what kept the party from asking, whether the contractor misled it, and any limitation it had.",
    ask: "accept this request although it is late, for the good cause stated",
  },
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.944"), OLDER),
    id: "medicare-redetermination-contents",
    citation: "42 CFR 405.944(b)",
    title: "What the request must name",
    purpose: "contents",
    obliges:
      "A written request is accepted when it names the beneficiary, the Medicare number, the services with their dates, and the party or its representative.",
  },
  {
    ...SECTION,
    ...read({
      copy: "Code of Federal Regulations, title 42, edition of October 1, 2005 (gpo.gov)",
      dated: "2005-10-01",
    }),
    id: "medicare-redetermination-reviewer",
    citation: "42 CFR 405.948",
    title: "Someone who did not decide before",
    purpose: "reviewer",
    obliges: "The redetermination must be made by a person who took no part in the first decision.",
    ask: "have the enclosed record reviewed by a person who took no part in the first decision",
    edition: "2005-10-01",
  },
  {
    ...SECTION,
    ...read({
      copy: "Public table of appeal routes that names 60 days for 42 CFR 405.940-405.958",
      dated: "2026-07",
    }),
    id: "medicare-redetermination-decision",
    citation: "42 CFR 405.950",
    title: "Redetermination: 60 days",
    purpose: "decision_time",
    obliges: "The contractor must decide within 60 days of receiving the request.",
    ask: "decide within 60 days of receiving this request",
    edition: "2026-07",
  },
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.962"), COPIES.lawstack("405.964"), COPIES.pathways),
    id: "medicare-reconsideration",
    citation: "42 CFR 405.960-405.978",
    title: "Reconsideration, the second level",
    purpose: "request",
    levels: ["first"],
    obliges:
      "The independent contractor must reconsider the redetermination when a party asks for it in time.",
  },
  {
    ...SECTION,
    ...read(COPIES.lawstack("405.962"), COPIES.pathways),
    id: "medicare-reconsideration-time",
    citation: "42 CFR 405.962(a)",
    title: "180 days to ask for a reconsideration",
    purpose: "time_to_file",
    levels: ["first"],
    obliges:
      "The request must be received within 180 days of receiving the redetermination, which is presumed 5 days after its date.",
  },
  {
    ...SECTION,
    ...read({ copy: "casetext.com, 42 CFR 405.968, current through October 31, 2024", dated: "2024-10-31" }),
    id: "medicare-reconsideration-reviewer",
    citation: "42 CFR 405.968",
    title: "Physicians look at medical necessity",
    purpose: "reviewer",
    levels: ["first"],
    obliges:
      "Where the question is whether a service was reasonable and necessary, a panel of physicians or other health care professionals must consider it on the medical records and evidence; local coverage determinations do not bind it.",
    ask: "have the medical necessity considered by a panel of physicians or other appropriate health care professionals",
    edition: "2024-10-31",
  },
  {
    ...SECTION,
    ...read({
      copy: "law.lawstack.com, 42 CFR 405.1002, which refers to the period of 405.970",
      dated: "2026-06-20",
      ecfr: true,
    }),
    id: "medicare-reconsideration-decision",
    citation: "42 CFR 405.970",
    title: "Reconsideration: the time to decide",
    purpose: "decision_time",
    levels: ["first"],
    obliges:
      "The independent contractor must decide within the period of this section, or the case may go to a hearing.",
  },
  {
    ...SECTION,
    ...read(FILING, {
      copy: "medicaid.gov, answers on Medicare's timely filing exceptions",
      dated: "undated",
    }),
    id: "medicare-filing-exception",
    citation: "42 CFR 424.44(b)",
    title: "Exceptions to the filing limit of one year",
    purpose: "filing_exception",
    stages: ["post_service"],
    obliges:
      "The limit is extended for an error of the agency or its contractor, for Medicare entitlement that came retroactively, for recoupment by a State Medicaid agency, and for retroactive disenrollment from a Medicare Advantage or PACE plan.",
    source: ECFR_TITLE(42, "424, subpart C"),
    edition: "2026-10-01",
  },
  {
    ...SECTION,
    ...read({ copy: "medicare.fcso.com, the contractor's table of the 935 process", dated: "undated" }),
    id: "medicare-recoupment",
    citation: "42 CFR 405.379",
    title: "Recoupment stops while an appeal is pending",
    purpose: "recoupment",
    levels: ["initial", "first"],
    stages: ["post_service"],
    obliges:
      "Medicare must not recoup, or must stop, once it has a valid and timely request for a redetermination or reconsideration of the overpayment.",
    ask: "stop recoupment while this request is pending",
    source: ECFR_TITLE(42, "405, subpart C"),
    edition: "undated",
  },
];
