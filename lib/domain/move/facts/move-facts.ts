import type { DenialCategory, LetterPaper, RightMove } from "@/lib/core/enums";
import type { CareStage, DecisionLevel, LineOfBusiness, PaperKind } from "@/lib/core/notice";
import type { RemarkHint } from "@/lib/domain/codes/rarc";

/** Who says by when: the payer's paper, the usual rule for this kind of plan, or a person. */
export type DueBasis = "letter" | "rule" | "person";
export type Due = { date: string; basis: DueBasis };

/** One page of the other papers, and what a person calls it: "Visit note, page 2". */
export type Page = { text: string; place: string };
/** The words of a paper that a step rests on, as printed there. */
export type Ground = { words: string; place: string };

/** Papers that are there already, so that the advice does not ask for them. */
export type HeldPaper =
  | "records"
  | "policy"
  | "proof_of_sending"
  | "authorization"
  | "eligibility"
  | "primary_eob"
  /** Another payer's remittance that paid something on a day of service. */
  | "first_payer_decided"
  /** Another payer's remittance has the days of service, and paid nothing on any of them. */
  | "first_payer_paid_nothing"
  /** The other plan ended before the service, pays behind this one, or a check shows none. */
  | "no_other_coverage"
  /** A paper at hand has the notice's own payer come first by the day of service. */
  | "own_turn"
  /** The patient still works for an employer of so many that its plan comes before Medicare. */
  | "group_plan_first"
  /** The practice's own paper says that the appeal which came too late was sent late. */
  | "appeal_sent_late"
  /** The payment of the claim that the payer calls the first one was taken back. */
  | "first_payment_reversed"
  /** A note or a form of the day says that the illness comes from no accident and no work. */
  | "no_accident"
  | "visit_count"
  /** The practice's own check has the limit used up too, and the patient promised in writing beforehand to pay. */
  | "agreed_to_pay"
  /** Notes of the day that tell two services apart by time and purpose. */
  | "two_services"
  /** The claim as it was sent carries a modifier that sets a service apart. */
  | "billed_apart"
  /** The practice's own clinician says that the denied service was not done or was charged by mistake. */
  | "service_withdrawn"
  /** The practice's own sheet shows that the claim which the payer takes for the first one is another person's. */
  | "two_patients"
  /** A note or a fee slip of the day has the very modifier that the payer misses on the claim. */
  | "modifier_left_off"
  /** The practice's own papers show that the units on the claim were mistyped. */
  | "units_miskeyed"
  /** The practice's own papers show that a modifier on the claim was mistyped. */
  | "modifier_miskeyed"
  /** The practice's own papers show that the day of service on the claim was mistyped. */
  | "date_miskeyed"
  /** The practice's own papers show that the claim which the payer calls the first one was paid. */
  | "first_claim_paid"
  /** The payer's own letter shows that the provider was enrolled or credentialed on the days of service. */
  | "provider_enrolled"
  /** The practice's own note says fewer minutes than the billed level asks for, and nothing else reaches it. */
  | "level_not_reached"
  /** The claim as it was sent and accepted has the modifier that the payer misses, on each denied line. */
  | "modifier_on_claim"
  /** The claim as it was sent and accepted has the number or name that the payer misses. */
  | "data_on_claim"
  /** The list of encounters has only other specialties of the group within three years before a new patient's visit. */
  | "new_patient_shown"
  /** The signed note of the day has the billed diagnosis and no other. */
  | "diagnosis_in_note"
  /** The practice's own coder finds the lower level in the note, too. */
  | "lower_level_agreed"
  /** The practice's own review finds the payment below the contract, or without the interest that is due. */
  | "underpaid"
  /** The signed note says that the side of the refused line was not done. */
  | "side_not_done"
  /** The note itself has both services at the same place of the body, or says that nothing separate was done. */
  | "nothing_separate"
  /** The member's card or an eligibility answer has another number than the claim, a slip of the keys away. */
  | "member_id_miskeyed"
  /** The practice's own papers show that the diagnosis on the claim was mistyped. */
  | "diagnosis_miskeyed"
  /** Every signed note and order of the day has other diagnoses than the one for which the line was refused. */
  | "other_diagnosis_in_record"
  /** The claim carried the number of an approval that had ended or was for something else, and one other covers its days. */
  | "approval_miskeyed"
  /** A payment at hand was made for the very services that the payer calls a duplicate. */
  | "paid_before"
  /** The notice says that the premium was not paid and leaves the charge to the patient, and no paper says otherwise. */
  | "premium_unpaid"
  /** Another payer's eligibility answer shows the patient covered on the day of service. */
  | "other_plan_active"
  /** The same, and nothing at hand doubts that an accident insurer's limit is paid out. */
  | "next_plan_active"
  /** The plan that the payer says comes first is in force on the day of service by its own answer. */
  | "other_plan_first"
  /** The payer has decided nothing yet and offers a talk with its reviewer first. */
  | "talk_before_decision"
  /** Of the claim's earlier sendings the practice's own record has rejections alone, or it says that there was none. */
  | "never_accepted"
  /** A ground on which Medicare still takes a late claim: entitlement or disenrollment for a time gone by, or an agency's error. */
  | "filing_exception"
  /** The practice's own log counts the visits past the approved number or day, and says that no more was asked for. */
  | "past_approval"
  /** The practice's own paper says that no approval was asked for, and the payer takes no request afterwards. */
  | "never_authorized"
  /** The payer allowed the charge and left all of it to the patient as a cost share. */
  | "all_to_patient"
  /** One service of a statement was paid with nothing, and its own row says why. */
  | "line_refused"
  /** No approval at hand covers the days, and whoever gives it refused to move its start. */
  | "outside_approvals"
  /** The patient or the parent promised in writing beforehand to pay for what the plan may not cover. */
  | "agreed_not_covered"
  /** The treating clinician writes what waiting would put at risk. */
  | "urgent_by_clinician"
  /** Another approval than the one on the claim covers each of the days. */
  | "right_approval"
  /** The claim was sent without the number of an approval that covers it. */
  | "approval_left_off"
  /** A paper has the patient in the program that pays Medicare's shares (QMB): the patient is never billed for them. */
  | "qmb_patient"
  /** Medicare's notice that it may not pay, signed before the service. */
  | "signed_abn"
  /** The payer's own record at hand has the coverage in force on the day of service. */
  | "covered_on_day"
  /** The day lies in the first of three months of grace, which the plan has to pay. */
  | "first_grace_month"
  /** Medicaid's own answer has the patient covered on the day of service. */
  | "medicaid_active"
  /** The payer has by now what it asked of other coverage: it comes first. */
  | "other_coverage_answered"
  /** The record says that the injury is another insurer's, and names its claim. */
  | "injury_claim"
  /** The accident insurer's own paper has its sum paid out before the service. */
  | "limit_paid_out"
  /** The practice's own account has the payer's payment of one service twice, and the second one as a credit. */
  | "paid_twice"
  /** The notes of the denied visits tell of nothing but upkeep, in their own word. */
  | "maintenance_by_note"
  /** The note of the day says that the care had nothing to do with the illness of the hospice. */
  | "hospice_unrelated"
  /** A settlement took in all later care before the service. */
  | "settled_in_full"
  /** The practice's own file has the provider effective with this payer only after the service. */
  | "enrolled_later"
  /** The practice's own record has the vaccine from private stock, and the claim the state's. */
  | "private_stock"
  /** What stands unpaid is only reported, or was supplied without cost. */
  | "reported_only"
  /** Somebody of the payer says that its own record was wrong and is mended. */
  | "payer_mended_record"
  /** The practice's own coder or biller finds what the payer disputes right as billed. */
  | "billed_right"
  /** The signed note of the day tells what ailed the patient. */
  | "symptoms_in_note"
  /** The practice took back the request that was refused. */
  | "request_withdrawn"
  /** Another payer refused the claim and names the payer of the notice as the right one. */
  | "sent_back_here";

export type BundlingEdit = "modifier_not_allowed" | "modifier_allowed" | "no_edit";

/** What is known of a denial, wherever it entered. Everything that a way in cannot tell is left out; nothing is guessed. */
export type MoveFacts = {
  /** The reason without its group: "50", "B7". */
  carc?: string;
  group?: string;
  remarks?: readonly string[];
  category?: DenialCategory | null;
  /** The payer's reason, and the whole paper where it was read. */
  reasonText?: string;
  noticeText?: string;
  lineOfBusiness?: LineOfBusiness | null;
  kind?: PaperKind | null;
  stage?: CareStage | null;
  level?: DecisionLevel | null;
  today?: string;
  /** Until when the payer takes an appeal of this decision. */
  deadline?: Due | null;
  /** Until when the payer waits for what it asked for. */
  answerBy?: Due | null;
  /** Until when the payer takes a corrected claim. */
  correctBy?: Due | null;
  history?: {
    /** Another claim for the same patient, day and service was paid. */
    otherClaimPaid?: boolean;
  };
  held?: readonly HeldPaper[];
  /** The words of what is held, where a step has to show them. */
  grounds?: Partial<Record<HeldPaper, Ground>>;
  /** Until when the payer's reviewer takes a call. */
  talkBy?: Due | null;
  /** Until when somebody must ask that care which is cut or stopped goes on. */
  keepBy?: string | null;
  /** What the denied lines carry: "97140-59". */
  procedures?: readonly string[];
  /** What the NCCI edits say of the billed codes, where the practice loaded them for that day. */
  ncci?: BundlingEdit | null;
};

/** The facts as the rules look at them. */
export type MoveCase = {
  carc: string;
  group: string;
  remarks: ReadonlySet<string>;
  hints: ReadonlySet<RemarkHint>;
  category: DenialCategory;
  plan: LineOfBusiness | null;
  kind: PaperKind | null;
  stage: CareStage | null;
  level: DecisionLevel | null;
  held: ReadonlySet<HeldPaper>;
  history: NonNullable<MoveFacts["history"]>;
  ncci: MoveFacts["ncci"];
  /** What the denied lines carry; empty where none was read. */
  denied: readonly string[];
  /** A modifier that sets a service apart stands on a denied line. */
  setApart: boolean;
  /** One that tells a service from its repetition (59, 76, 77, 91, X-): 25 does not. */
  repeated: boolean;
  /** Nothing at all says that something was denied. */
  silent: boolean;
  /** The payer's reason; empty where none was read. */
  reason: string;
  /** The paper sentence by sentence, rows and headings each by itself. */
  paper: readonly string[];
  /** The payer's reason says it; where no reason was read, the paper. */
  says: (pattern: RegExp) => boolean;
  /** The paper says it anywhere, its instructions included. */
  prints: (pattern: RegExp) => boolean;
};

/** Something that the move cannot do without. With `held`, only where that paper is not there yet. */
export type Need = string | { text: string; unless: HeldPaper };

export type Proposal = {
  move: RightMove;
  /** Why, in one sentence. */
  why: string;
  /** What to do, in one sentence. */
  steps: string;
  /** The regulation, remark or rule of practice it rests on; of several, with "; " between, those of other plans are left out. */
  source: string;
  needs?: readonly Need[];
  /** Which of the step's papers is meant, where it is not its first one. */
  paper?: LetterPaper;
  /** Whose words the step rests on: they are shown with it. */
  ground?: HeldPaper;
  /** False: an appeal has no standing here. True where it is left out: one is open, though another step may come first. */
  appealPossible?: boolean;
};
export type MoveRule = Proposal & { when: (found: MoveCase) => boolean };

export const reasonIs = (...codes: string[]) => {
  const set = new Set(codes);
  return ({ carc }: MoveCase) => set.has(carc);
};
