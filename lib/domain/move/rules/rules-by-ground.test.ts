import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import type { HeldPaper, MoveFacts } from "../facts/move-facts";

const GROUND = { words: "as printed", place: "Log, page 2" };
const withGround = (held: HeldPaper, facts: MoveFacts) =>
  adviceFor({ ...facts, held: [...(facts.held ?? []), held], grounds: { [held]: GROUND } });

const coded: MoveFacts = {
  carc: "4",
  group: "CO",
  reasonText: "Billed without modifier GP.",
  stage: "post_service",
};
const bundled: MoveFacts = {
  carc: "236",
  group: "CO",
  reasonText: "Not paid with another procedure of the day.",
};
const late: MoveFacts = { carc: "29", group: "CO", reasonText: "The time limit for filing has expired." };
const unapproved: MoveFacts = { carc: "197", group: "CO", reasonText: "Precertification absent." };
const unknown: MoveFacts = { carc: "31", reasonText: "Patient cannot be identified as our insured." };
const spent: MoveFacts = {
  ...{ category: "other", lineOfBusiness: "auto", reasonText: "See below." },
  noticeText: "The Personal Injury Protection limit of $10,000.00 has been paid in full.",
};
const excluded: MoveFacts = {
  ...{ carc: "96", group: "PR", category: "benefit_exclusion", lineOfBusiness: "commercial" },
  ...{ reasonText: "Sports exams are not a benefit.", noticeText: "Appeals: within 180 days." },
};
const lapsed: MoveFacts = {
  ...{
    carc: "27",
    group: "PR",
    lineOfBusiness: "marketplace",
    reasonText: "Coverage ended, the premium was not paid.",
  },
};
const secondary: MoveFacts = {
  ...{ category: "eligibility", lineOfBusiness: "medicaid_mco", stage: "post_service" },
  reasonText: "The child was also covered by a private plan. The claim came without that plan's payment.",
};
const allowed: MoveFacts = { kind: "paid_eob", lineOfBusiness: "erisa" };
const offFile: MoveFacts = {
  ...{ category: "timely_filing", lineOfBusiness: "medicaid_mco" },
  reasonText: "Recipient number not on eligibility file for name and birth date. Rebill within 180 days.",
};
const former: MoveFacts = {
  ...{ category: "other", lineOfBusiness: "marketplace", reasonText: "The premium was not paid." },
  noticeText: "Charges after the end of coverage are the responsibility of the former member.",
};
const asked: MoveFacts = {
  ...{
    category: "medical_necessity",
    stage: "pre_service",
    kind: "prior_auth_denial",
    lineOfBusiness: "commercial",
  },
  reasonText: "Not medically necessary.",
};
const again: MoveFacts = { carc: "18", group: "CO", reasonText: "Exact duplicate claim/service" };
const diagnosed: MoveFacts = {
  ...{ carc: "50", group: "CO", reasonText: "Not deemed a medical necessity." },
  noticeText: "The diagnosis on the claim does not support the service.",
};

it.each([
  ["modifier_on_claim", coded, "appeal", "corrected_claim"],
  ["nothing_separate", bundled, "write_off", "corrected_claim"],
  ["member_id_miskeyed", { ...unknown, carc: "27" }, "corrected_claim", "bill_right_payer"],
  ["other_plan_active", unknown, "bill_right_payer", "corrected_claim"],
  ["next_plan_active", spent, "bill_right_payer", "appeal"],
  ["never_accepted", late, "write_off", "appeal"],
  ["past_approval", unapproved, "write_off", "appeal"],
  ["outside_approvals", unapproved, "write_off", "appeal"],
  ["never_authorized", unapproved, "write_off", "appeal"],
  ["other_plan_first", secondary, "bill_right_payer", "bill_right_payer"],
  ["other_plan_first", { ...secondary, held: ["no_other_coverage"] }, "bill_right_payer", "appeal"],
  ["all_to_patient", allowed, "bill_patient", "none"],
  ["approval_miskeyed", unapproved, "corrected_claim", "appeal"],
  ["member_id_miskeyed", offFile, "corrected_claim", "appeal"],
  ["premium_unpaid", former, "bill_patient", "appeal"],
  ["agreed_not_covered", excluded, "bill_patient", "appeal"],
  ["premium_unpaid", lapsed, "bill_patient", "bill_right_payer"],
  ["paid_before", again, "none", "corrected_claim"],
  ["diagnosis_miskeyed", diagnosed, "corrected_claim", "appeal"],
  ["diagnosis_miskeyed", { ...diagnosed, lineOfBusiness: "medicare_ffs" }, "reopening", "appeal"],
] as const)(
  "a paper that shows %s decides the step, and says where it stands",
  (held, facts, move, without) => {
    expect(withGround(held, facts)).toMatchObject({ move, ground: GROUND });
    const plain = adviceFor(facts);
    expect(plain.move).toBe(without);
    expect(plain.ground).toBeUndefined();
  },
);

it("advises a paper of the step, and the time for a talk", () => {
  expect(withGround("urgent_by_clinician", asked)).toMatchObject({
    move: "appeal",
    paper: "expedited_appeal",
  });
  const talk = {
    ...asked,
    talkBy: { date: "2026-12-01", basis: "letter" },
    deadline: { date: "2027-05-01", basis: "rule" },
  } as const;
  expect(withGround("talk_before_decision", talk)).toMatchObject({
    ...{ move: "appeal", paper: "peer_to_peer", appealPossible: false, due: "2026-12-01", basis: "letter" },
  });
  expect(adviceFor(asked).paper).toBeUndefined();
});

it.each([
  ["urgent_by_clinician", { ...asked, stage: "post_service" }, "appeal"],
  ["urgent_by_clinician", { ...asked, lineOfBusiness: "workers_comp" }, "appeal"],
  ["talk_before_decision", { ...asked, stage: "post_service" }, "appeal"],
  ["modifier_on_claim", { ...coded, stage: "pre_service" }, "send_records"],
  ["nothing_separate", { ...asked, category: "medical_necessity" }, "appeal"],
  ["never_accepted", { ...unapproved }, "appeal"],
  ["past_approval", { ...unapproved, group: "PR" }, "appeal"],
  ["outside_approvals", { ...unapproved, group: "PR" }, "appeal"],
  ["outside_approvals", { ...asked, category: "authorization" }, "appeal"],
  ["never_authorized", { ...unapproved, group: "PR" }, "appeal"],
  ["never_authorized", { ...unapproved, held: ["authorization"] }, "appeal"],
  ["never_authorized", { ...asked, category: "authorization" }, "appeal"],
  ["other_plan_first", { ...unapproved }, "appeal"],
  ["all_to_patient", { ...unapproved }, "appeal"],
  ["approval_miskeyed", { ...asked, category: "authorization" }, "appeal"],
  ["approval_miskeyed", { ...unapproved, noticeText: "Do not resubmit this claim." }, "appeal"],
  ["member_id_miskeyed", { ...offFile, reasonText: "Not filed in time." }, "appeal"],
  ["premium_unpaid", { ...former, held: ["other_plan_active"] }, "appeal"],
  ["agreed_not_covered", { ...excluded, group: "CO" }, "appeal"],
  ["paid_before", { ...again, held: ["two_services"] }, "appeal"],
  ["premium_unpaid", { ...lapsed, noticeText: "You may not bill the member." }, "bill_right_payer"],
] as const)("%s does not decide where its rule does not reach", (held, facts, move) => {
  const advice = withGround(held, facts as MoveFacts);
  expect(advice.move).toBe(move);
  expect(advice.ground).toBeUndefined();
});

// The law asks for a form or a decision of its own before such a patient pays.
it.each(["medicare_ffs", "medicare_advantage", "part_d", "medicaid_mco", "tricare", "workers_comp"] as const)(
  "an agreement of the practice bills no patient of %s",
  (lineOfBusiness) => {
    for (const facts of [excluded, lapsed])
      for (const held of ["agreed_not_covered", "premium_unpaid"] as const)
        expect(withGround(held, { ...facts, lineOfBusiness }).move).not.toBe("bill_patient");
  },
);

// Seen red: coverage that had ended was taken for another plan's turn.
it("what a patient may have besides is no plan that comes first", () => {
  const facts: MoveFacts = { category: "eligibility", kind: "denial", held: ["no_other_coverage"] };
  const ended =
    "The coverage ended before the service. If the patient had other coverage, please send the claim to that plan.";
  expect(adviceFor({ ...facts, reasonText: ended }).move).toBe("bill_right_payer");
  expect(adviceFor({ ...facts, reasonText: "Our file shows other coverage." }).move).toBe("appeal");
});

// Seen red: the payer's words said that the claim had the modifier, and a corrected claim was advised.
it.each([
  "We did not pay for the visit that you reported with modifier 25. The decision is part of the procedure.",
  "The visit was billed with modifier 25. It is included in the procedure of the same day.",
  "Use of modifier 25 is not supported: the visit is incidental to the injection.",
  "Modifier 59 was appended, but the service is not separately payable with the manipulation.",
])("a service that was set apart on the claim and is refused is appealed with the note: %s", (reasonText) => {
  const facts: MoveFacts = { category: "coding", stage: "post_service", kind: "denial", reasonText };
  expect(adviceFor({ ...facts, held: ["records"] }).move).toBe("appeal");
  expect(withGround("nothing_separate", { ...facts, held: ["records"] }).move).toBe("write_off");
});
it.each([
  "The visit counts with the procedure unless the line is billed with modifier 25.",
  "Services must be reported with modifier 59 where they are separate. This line is bundled.",
  "The line was billed without modifier 25 and is part of the procedure.",
])("what a claim must carry was not on it: %s", (reasonText) =>
  expect(adviceFor({ category: "coding", kind: "denial", reasonText, held: ["records"] }).move).toBe(
    "corrected_claim",
  ),
);

it("keeps Medicare's own way with a late claim, and goes no further than the law with a missing modifier", () => {
  expect(withGround("never_accepted", { ...late, lineOfBusiness: "medicare_ffs" })).toMatchObject({
    ...{ move: "write_off", appealPossible: false },
  });
  expect(withGround("modifier_on_claim", { ...coded, lineOfBusiness: "medicare_ffs" }).move).toBe("appeal");
  expect(adviceFor({ ...coded, lineOfBusiness: "medicare_ffs" }).move).toBe("reopening");
});
