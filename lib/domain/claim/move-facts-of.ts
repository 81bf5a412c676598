import type { DenialCategory } from "@/lib/core/enums";
import type { Evidence, ExtractionFact } from "@/lib/core/extraction";
import type { CareStage, DecisionLevel, DeniedLine, LineOfBusiness, PaperKind } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { firstClaimPaid } from "@/lib/domain/move/as-billed/first-claim-paid";
import { leftOffAtEntry } from "@/lib/domain/move/as-billed/left-off-at-entry";
import { modifierLeftOff } from "@/lib/domain/move/as-billed/left-off-modifier";
import { levelNotReached } from "@/lib/domain/move/as-billed/level-by-minutes";
import { dateMiskeyed } from "@/lib/domain/move/as-billed/miskeyed-date";
import { modifierMiskeyed } from "@/lib/domain/move/as-billed/miskeyed-modifier";
import { unitsMiskeyed } from "@/lib/domain/move/as-billed/miskeyed-units";
import { servicesWithdrawn } from "@/lib/domain/move/as-billed/service-withdrawn";
import { claimsOfTwoPatients } from "@/lib/domain/move/as-billed/two-patients";
import { firstPayerDecided, firstPayerPaidNothing } from "@/lib/domain/move/coverage/first-payer-decided";
import { papersHeld } from "@/lib/domain/move/coverage/held-papers";
import { providerEnrolled } from "@/lib/domain/move/coverage/provider-enrolled";
import { carcOf, groupCodeOf, type PrintedDenial, remarksOf } from "@/lib/domain/move/facts/denial-code";
import type { BundlingEdit, Due, HeldPaper, MoveFacts, Page } from "@/lib/domain/move/facts/move-facts";
import { groundsIn } from "@/lib/domain/move/grounds";
import { agreedToPay } from "@/lib/domain/move/patient-owes/agreed-to-pay";
import { categoryOfReason, reasonOnPaper } from "@/lib/domain/move/reason-on-paper";
import { sharedDays } from "@/lib/domain/move/shared-days";
import { ownPages } from "@/lib/domain/reading/chart/own-pages";
import { readAnswerBy } from "@/lib/domain/reading/deadline/answer-by";
import { readCorrectionTime } from "@/lib/domain/reading/deadline/correction-time";
import { readKeepServices } from "@/lib/domain/reading/deadline/keep-services";
import { readPeerToPeer } from "@/lib/domain/reading/deadline/peer-to-peer";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { estimateDeadline } from "@/lib/domain/reading/payer/estimated-deadline";

/** The fields of an appeal as they stand, and what was read beside them. */
export type MoveSubject = {
  patientName: string;
  payerName: string;
  claimNumber?: string;
  denialCode: string;
  denialText: string;
  facts: Partial<Record<ExtractionFact, Evidence & { documentId?: string }>>;
};
type MovePaper = { id: string; kind: PaperKind | null };
export type DisputedPaper = MovePaper & {
  lineOfBusiness: LineOfBusiness | null;
  careStage: CareStage | null;
  decisionLevel: DecisionLevel | null;
  deniedLines: readonly DeniedLine[];
};
export type MoveClaim = {
  denialCategory: DenialCategory | null;
  appealDeadline: string | null;
  deadlineEstimated: boolean;
  deadlineBasis: string | null;
  authorizationNumber: string;
  serviceFrom: string | null;
  remarks: readonly string[];
};

type Known = {
  subject: MoveSubject;
  papers: readonly MovePaper[];
  /** The paper that is disputed, with its text. */
  denial: DisputedPaper | undefined;
  noticeText: string;
  /** The other papers, page by page. */
  pages: readonly Page[];
  claim?: MoveClaim | undefined;
  ncci?: BundlingEdit | null;
  today: string;
};

/** What the rules for the right move look at, from an appeal, its papers and its claim. */
export function moveFactsOf(known: Known): MoveFacts {
  const { subject, papers, denial, noticeText, claim, ncci, today } = known;
  const born = subject.facts.date_of_birth?.value;
  // A note of the billed day that is somebody else's shows nothing of this claim.
  const all = known.pages.map(({ text }) => text);
  const memberId = subject.facts.member_id?.value;
  const pages = ownPages(all, {
    ...(subject.patientName ? { patientName: subject.patientName } : {}),
    ...(born ? { dateOfBirth: born } : {}),
    ...(memberId ? { memberId } : {}),
  });
  const services = [
    subject.facts.dates_of_service?.value.split(/,\s*/) ?? [],
    denial?.deniedLines.flatMap(({ dateOfService }) => dateOfService ?? []) ?? [],
    claim?.serviceFrom ? [claim.serviceFrom] : [],
    sharedDays(noticeText, pages, {
      noticeDate: subject.facts.notice_date?.value,
      births: born ? [born] : [],
    }),
  ].find((dates) => dates.length > 0);
  const placed = pages.map((text, at) => ({ text, place: known.pages[at]?.place ?? "" }));
  const payer = { payerName: subject.payerName, memberId: subject.facts.member_id?.value ?? "" };
  const wasRead = subject.denialCode !== "" || subject.denialText.trim() !== "" || claim?.denialCategory;
  const onPaper = denial && !wasRead ? reasonOnPaper(noticeText, denial.kind) : "";
  const read = onPaper ? { ...subject, denialText: onPaper } : subject;
  const printed = printedDenial(read, denial, claim);
  const procedures = denial?.deniedLines.flatMap(({ procedureCode }) => procedureCode ?? []) ?? [];
  const talkBy = talkByOf(subject, noticeText);
  const grounds = groundsIn(placed, {
    ...{ noticeText, services: services ?? [], deniedLines: linesOf(denial, subject) },
    ...payer,
    claimNumber: subject.claimNumber ?? "",
    ...{ talkIsOver: talkBy !== null && talkBy.date < today },
  });
  return {
    ncci: ncci ?? null,
    carc: carcOf(printed),
    group: groupCodeOf(printed) ?? "",
    remarks: remarksOf(printed),
    category:
      claim?.denialCategory ??
      (subject.facts.denial_category?.value as DenialCategory | undefined) ??
      categoryOfReason(onPaper),
    reasonText: read.denialText,
    noticeText,
    lineOfBusiness: denial?.lineOfBusiness ?? lineOfBusinessOf({ payerName: subject.payerName }, noticeText),
    // A service of which nothing was paid, for a reason: the claim was not simply paid.
    kind: onPaper && denial?.kind === "paid_eob" ? "partial_denial" : (denial?.kind ?? null),
    stage: denial?.careStage ?? null,
    level: denial?.decisionLevel ?? null,
    today,
    deadline: deadlineOf(subject, claim, denial?.decisionLevel ?? null),
    answerBy: answerByOf(subject, noticeText),
    correctBy: correctByOf(subject, noticeText, services?.toSorted()[0]),
    held: [
      ...heldOf(subject, papers, denial, claim?.authorizationNumber ?? ""),
      ...papersHeld(pages, services ?? [], payer),
      ...(firstPayerDecided(pages, services ?? [], payer) ? (["first_payer_decided"] as const) : []),
      ...(firstPayerPaidNothing(pages, services ?? [], payer) ? (["first_payer_paid_nothing"] as const) : []),
      ...(agreedToPay(pages, services ?? [], procedures) ? (["agreed_to_pay"] as const) : []),
      ...(modifierLeftOff(pages, services ?? [], noticeText) ||
      leftOffAtEntry(pages, services ?? [], noticeText, {
        carc: carcOf(printed),
        denied: denial?.deniedLines ?? [],
      })
        ? (["modifier_left_off"] as const)
        : []),
      ...(claimsOfTwoPatients(all, noticeText, subject.patientName) ? (["two_patients"] as const) : []),
      ...(unitsMiskeyed(pages, services ?? [], noticeText) ? (["units_miskeyed"] as const) : []),
      ...(modifierMiskeyed(pages, services ?? [], noticeText) ? (["modifier_miskeyed"] as const) : []),
      ...(dateMiskeyed(pages, services ?? []) ? (["date_miskeyed"] as const) : []),
      ...(providerEnrolled(pages, services ?? []) ? (["provider_enrolled"] as const) : []),
      ...(firstClaimPaid(pages, services ?? [], noticeText) ? (["first_claim_paid"] as const) : []),
      ...(levelNotReached(pages, services ?? [], noticeText, procedures)
        ? (["level_not_reached"] as const)
        : []),
      ...(servicesWithdrawn(pages, services ?? [], procedures) ? (["service_withdrawn"] as const) : []),
      ...(Object.keys(grounds) as HeldPaper[]),
    ],
    grounds,
    talkBy,
    keepBy: readKeepServices(noticeText, subject.facts.notice_date?.value)?.date ?? null,
    procedures,
  };
}

/** "Claim 26300 1188 91" begins like a code of five figures. */
const linesOf = (denial: DisputedPaper | undefined, { claimNumber = "" }: MoveSubject) => {
  const parts = claimNumber.split(/[^A-Z0-9]+/i);
  return (denial?.deniedLines ?? []).filter(
    ({ procedureCode }) => parts.length < 2 || !procedureCode || !parts.includes(procedureCode),
  );
};

/** The code of the field; where that denies nothing, the largest one of the lines that the paper denies. */
export function printedDenial(
  { facts, denialCode, denialText }: MoveSubject,
  denial: Pick<DisputedPaper, "deniedLines"> | undefined,
  claim: Pick<MoveClaim, "remarks"> | undefined,
): PrintedDenial {
  const remarkCodes = [
    ...(facts.remark_codes?.value.split(/,\s*/) ?? []),
    ...(claim?.remarks ?? []),
    ...(denial?.deniedLines.flatMap(({ remarks }) => remarks) ?? []),
  ];
  const typed = { denialCode, denialText, remarkCodes };
  if (CARC.get(carcOf(typed))?.isDenial !== "no") return typed;
  const [lead] = (denial?.deniedLines ?? [])
    .filter(({ code }) => code !== null && CARC.get(code)?.isDenial === "yes")
    .toSorted((a, b) => Number(b.amount ?? 0) - Number(a.amount ?? 0));
  return lead ? { ...typed, denialCode: [lead.groupCode, lead.code].filter(Boolean).join("-") } : typed;
}

/** What the notice says goes before what the claim's record says, and an estimate comes last. */
function deadlineOf(
  { facts, payerName }: MoveSubject,
  claim: MoveClaim | undefined,
  level: DecisionLevel | null,
): Due | null {
  const printed = facts.appeal_deadline;
  // A date that a person should look at first is no better than a counted one.
  if (printed?.method === "person") return { date: printed.value, basis: "person" };
  if (printed) return { date: printed.value, basis: printed.doubt ? "rule" : "letter" };
  if (claim?.appealDeadline) {
    const { appealDeadline: date, deadlineEstimated, deadlineBasis } = claim;
    return { date, basis: deadlineEstimated ? "rule" : deadlineBasis ? "letter" : "person" };
  }
  const estimate =
    facts.notice_date && payerName ? estimateDeadline(payerName, facts.notice_date.value, level) : null;
  return estimate ? { date: estimate.date, basis: "rule" } : null;
}

/** Until when the payer waits for what it asked for, as its paper says. */
function answerByOf({ facts }: MoveSubject, noticeText: string): Due | null {
  const date = readAnswerBy(noticeText, facts.notice_date?.value);
  return date ? { date, basis: "letter" } : null;
}

/** Until when the payer's reviewer takes a call, as its paper says. */
function talkByOf({ facts }: MoveSubject, noticeText: string): Due | null {
  const found = readPeerToPeer(noticeText, facts.notice_date?.value);
  return found ? { date: found.date, basis: "letter" } : null;
}

/** Until when the payer takes a corrected claim, as its paper says. */
function correctByOf(
  { facts }: MoveSubject,
  noticeText: string,
  firstService: string | undefined,
): Due | null {
  const found = readCorrectionTime(noticeText, { noticeDate: facts.notice_date?.value, firstService });
  return found ? { date: found.date, basis: "letter" } : null;
}

const HELD_BY_KIND: Partial<Record<PaperKind, HeldPaper>> = {
  chart_note: "records",
  policy: "policy",
  proof_of_sending: "proof_of_sending",
  paid_eob: "primary_eob",
};

function heldOf(
  { facts }: MoveSubject,
  papers: readonly MovePaper[],
  denial: MovePaper | undefined,
  authorization: string,
): HeldPaper[] {
  const held = papers.flatMap(({ id, kind }) => (id !== denial?.id && kind && HELD_BY_KIND[kind]) || []);
  const number = facts.authorization_number;
  // The number on the denial itself is the one that is disputed.
  if (authorization || (number && (number.method === "person" || number.documentId !== denial?.id)))
    held.push("authorization");
  return held;
}
