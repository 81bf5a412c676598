import type { DeniedLine } from "@/lib/core/notice";
import { approvalLeftOff } from "./approval/approval-left-off";
import { otherApproval } from "./approval/approval-on-claim";
import { neverAuthorized } from "./approval/never-authorized";
import { outsideApprovals } from "./approval/outside-approvals";
import { pastApproval } from "./approval/past-approval";
import { requestWithdrawn } from "./approval/request-withdrawn";
import { rightApproval } from "./approval/right-approval";
import { talkBeforeDecision } from "./approval/talk-before-decision";
import { urgentByClinician } from "./approval/urgent-by-clinician";
import { appealSentLate } from "./as-billed/appeal-sent-late";
import { billedRight } from "./as-billed/billed-right";
import { dataOnClaim } from "./as-billed/data-on-claim";
import { diagnosisInNote } from "./as-billed/diagnosis-in-note";
import { filingException } from "./as-billed/filing-exception";
import { firstPaymentReversed } from "./as-billed/first-claim-paid";
import { lowerLevelAgreed } from "./as-billed/lower-level-agreed";
import { maintenanceByNote } from "./as-billed/maintenance-by-note";
import { diagnosisMiskeyed } from "./as-billed/miskeyed-diagnosis";
import { modifierOnClaim } from "./as-billed/modifier-on-claim";
import { neverAccepted } from "./as-billed/never-accepted";
import { newPatientShown } from "./as-billed/new-patient";
import { nothingSeparate } from "./as-billed/nothing-separate";
import { otherDiagnosisInRecord } from "./as-billed/other-diagnosis-in-record";
import { paidBefore } from "./as-billed/paid-before";
import { paidTwice } from "./as-billed/paid-twice";
import { payerMendedRecord } from "./as-billed/payer-mended-record";
import { routineWithPhysical } from "./as-billed/routine-with-physical";
import { sideNotDone } from "./as-billed/side-not-done";
import { symptomsOfDay } from "./as-billed/symptoms-of-day";
import { underpaid } from "./as-billed/underpaid";
import { privateStock, reportedOnly } from "./as-billed/vaccine-stock";
import { activeElsewhere, nextPlanActive } from "./coverage/active-elsewhere";
import { coveredOnDay, firstGraceMonth } from "./coverage/covered-on-day";
import { enrolledLater } from "./coverage/enrolled-later";
import { groupPlanFirst } from "./coverage/group-plan-first";
import { hospiceUnrelated } from "./coverage/hospice-unrelated";
import { injuryClaim } from "./coverage/injury-claim";
import { limitPaidOut } from "./coverage/limit-paid-out";
import { medicaidActive } from "./coverage/medicaid-active";
import { memberMiskeyed } from "./coverage/miskeyed-member";
import { otherCoverageAnswered } from "./coverage/other-coverage-answered";
import { otherPlanFirst } from "./coverage/other-plan-first";
import { ownTurn } from "./coverage/own-turn";
import { premiumUnpaid } from "./coverage/premium-unpaid";
import { sentBackHere } from "./coverage/sent-back-here";
import { settledInFull } from "./coverage/settled-in-full";
import type { Ground, HeldPaper, Page } from "./facts/move-facts";
import { agreedNotCovered } from "./patient-owes/agreed-not-covered";
import { allToPatient, lineRefused } from "./patient-owes/all-to-patient";
import { qmbPatient, signedAbn } from "./patient-owes/signed-abn";

type Known = {
  noticeText: string;
  services: readonly string[];
  deniedLines: readonly DeniedLine[];
  payerName: string;
  memberId: string;
  claimNumber: string;
  /** The time for a talk with the payer's reviewer has passed. */
  talkIsOver: boolean;
};

/** What the other papers show that a step has to be grounded on, each with its words and its place. */
export function groundsIn(
  pages: readonly Page[],
  { noticeText, services, deniedLines, payerName, memberId, claimNumber, talkIsOver }: Known,
): Partial<Record<HeldPaper, Ground>> {
  const codes = codesOf(deniedLines, noticeText);
  // Visits within the approval stand on the same notice, paid.
  const denied = deniedLines.flatMap(({ dateOfService }) => dateOfService ?? []);
  const days = denied.length > 0 ? denied : services;
  const found = {
    right_approval: rightApproval(pages, noticeText, { services, codes }),
    approval_left_off: approvalLeftOff(pages, noticeText, { services, codes }),
    qmb_patient: qmbPatient(pages, services),
    signed_abn: signedAbn(pages, services, codes),
    modifier_on_claim: modifierOnClaim(pages, noticeText, { services, denied: deniedLines }),
    data_on_claim: dataOnClaim(pages, noticeText, services),
    diagnosis_in_note: diagnosisInNote(pages, noticeText, services),
    lower_level_agreed: lowerLevelAgreed(pages, noticeText, services),
    underpaid: underpaid(pages, services),
    side_not_done: sideNotDone(pages, noticeText, services),
    nothing_separate:
      nothingSeparate(pages, services, deniedLines, codes) ??
      routineWithPhysical(pages, services, { denied: deniedLines, noticeText }),
    member_id_miskeyed: memberMiskeyed(pages, noticeText),
    diagnosis_miskeyed: diagnosisMiskeyed(pages, noticeText, services),
    other_diagnosis_in_record: otherDiagnosisInRecord(pages, noticeText, services),
    paid_before: paidBefore(pages, {
      services,
      codes,
      claimNumber,
      noticeText,
    }),
    approval_miskeyed: otherApproval(pages, noticeText, {
      services,
      codes: codesOf(deniedLines, noticeText),
    }),
    premium_unpaid: premiumUnpaid(pages, noticeText, services),
    other_plan_active: activeElsewhere(pages, services, payerName),
    next_plan_active: nextPlanActive(pages, services, payerName),
    other_plan_first: otherPlanFirst(pages, noticeText, { services, payerName }),
    talk_before_decision: talkBeforeDecision(noticeText, talkIsOver),
    filing_exception: filingException(pages),
    new_patient_shown: newPatientShown(pages, noticeText, services),
    never_accepted: neverAccepted(pages, noticeText, services),
    past_approval: pastApproval(pages, noticeText, days),
    outside_approvals: outsideApprovals(pages, noticeText, services),
    never_authorized: neverAuthorized(pages, noticeText, services),
    all_to_patient: allToPatient(noticeText),
    line_refused: lineRefused(noticeText),
    agreed_not_covered: agreedNotCovered(pages, services, codes, noticeText),
    urgent_by_clinician: urgentByClinician(pages),
    covered_on_day: coveredOnDay(pages, services, { payerName, memberId }),
    first_grace_month: firstGraceMonth(pages, services, noticeText),
    medicaid_active: medicaidActive(pages, services, payerName),
    other_coverage_answered: otherCoverageAnswered(pages, noticeText, payerName),
    own_turn: ownTurn(pages, services, { payerName, noticeText }),
    group_plan_first: groupPlanFirst(pages, noticeText),
    appeal_sent_late: appealSentLate(pages, noticeText),
    first_payment_reversed: firstPaymentReversed(pages, noticeText),
    hospice_unrelated: hospiceUnrelated(pages, services),
    injury_claim: injuryClaim(pages, services),
    limit_paid_out: limitPaidOut(pages, services),
    paid_twice: paidTwice(pages, noticeText, services),
    maintenance_by_note: maintenanceByNote(pages, days),
    settled_in_full: settledInFull(pages, services, noticeText),
    enrolled_later: enrolledLater(pages, services, { noticeText, payerName }),
    payer_mended_record: payerMendedRecord(pages),
    billed_right: billedRight(pages, services),
    symptoms_in_note: symptomsOfDay(pages, services),
    request_withdrawn: requestWithdrawn(pages),
    sent_back_here: sentBackHere(pages, payerName),
    private_stock: privateStock(pages, services, { denied: deniedLines, noticeText }),
    reported_only: reportedOnly(noticeText, deniedLines),
  } satisfies Partial<Record<HeldPaper, Ground | undefined>>;
  return Object.fromEntries(Object.entries(found).filter(([, ground]) => ground !== undefined));
}

/** The denied codes; where no line of the notice was read, those that it prints. */
function codesOf(denied: readonly DeniedLine[], noticeText: string): string[] {
  const named = denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  const printed =
    noticeText.match(/(?<![\w.$/-])(?:9[0-9]\d{3}|[0-8]\d{4}|[A-V]\d{4})(?![\w/-]|\.\d)/g) ?? [];
  return [...new Set(named.length > 0 ? named : printed)];
}
