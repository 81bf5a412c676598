import type { DecisionOutcome } from "@/lib/core/cases";
import type { DeliveryMethod, DenialCategory } from "@/lib/core/enums";

/** An answer of the payer, so many days after the sending. `share` of what the plan allows was paid. */
export type Answer = { outcome: DecisionOutcome; after: number; share?: number };

/** What became of an appeal that the practice sent `sentAgo` days ago. */
export type Story = {
  sentAgo: number;
  method: DeliveryMethod;
  answers: readonly Answer[];
  /** The next level: sent so many days ago, or a letter that waits to be sent. */
  next?: { level: "second" | "external"; sentAgo?: number; answers?: readonly Answer[] };
  /** What was said on the phone, so many days ago, with the follow-up so many days from today. */
  call?: { ago: number; said: string; followUpIn?: number };
};

const acknowledged: Answer = { outcome: "acknowledged", after: 6 };
const overturned = (after: number): Answer => ({ outcome: "overturned", after, share: 1 });
const partly = (after: number): Answer => ({ outcome: "partly_overturned", after, share: 0.5 });
const upheld = (after: number): Answer => ({ outcome: "upheld", after });

/** The longest ago first, so that the oldest denials are theirs. */
export const STORIES: readonly Story[] = [
  { sentAgo: 152, method: "fax", answers: [acknowledged, overturned(34)] },
  {
    sentAgo: 146,
    method: "mail",
    answers: [acknowledged, upheld(29)],
    next: { level: "second", sentAgo: 98, answers: [overturned(31)] },
    call: { ago: 120, said: "The plan confirmed that it has the second level until day 60." },
  },
  { sentAgo: 133, method: "fax", answers: [partly(37)] },
  { sentAgo: 127, method: "email", answers: [acknowledged, overturned(26)] },
  {
    sentAgo: 119,
    method: "fax",
    answers: [upheld(41)],
    next: { level: "external", sentAgo: 44 },
    call: {
      ago: 40,
      said: "The review organization has the file and decides within 45 days.",
      followUpIn: 4,
    },
  },
  { sentAgo: 108, method: "fax", answers: [acknowledged, overturned(28)] },
  {
    sentAgo: 101,
    method: "mail",
    answers: [{ outcome: "dismissed", after: 24 }],
    call: {
      ago: 8,
      said: "They dismissed it for a missing form and take it again with the form. It is on its way to us.",
      followUpIn: 9,
    },
  },
  { sentAgo: 93, method: "fax", answers: [overturned(33)] },
  { sentAgo: 86, method: "email", answers: [acknowledged, partly(30)] },
  {
    sentAgo: 74,
    method: "fax",
    answers: [acknowledged, upheld(38)],
    next: { level: "second" },
    call: {
      ago: 30,
      said: "Asked for the reviewer's credentials and the policy they applied.",
      followUpIn: 2,
    },
  },
  { sentAgo: 66, method: "fax", answers: [acknowledged, overturned(35)] },
  {
    sentAgo: 31,
    method: "fax",
    answers: [acknowledged, { outcome: "more_information", after: 17 }],
    call: { ago: 12, said: "They ask for the visit notes of the last month.", followUpIn: 0 },
  },
  {
    sentAgo: 24,
    method: "email",
    answers: [acknowledged],
    call: { ago: 5, said: "In review; no decision yet. Reference number given.", followUpIn: 6 },
  },
  { sentAgo: 9, method: "fax", answers: [] },
];

/** The argument of a letter by the reason of the denial. */
export const ARGUMENTS: Partial<Record<DenialCategory, string>> = {
  medical_necessity:
    "The progress notes show measured gains at each re-evaluation: range of motion improved by 15 degrees and walking distance grew. Skilled therapy was needed to reach the goals of the plan of care.",
  authorization:
    "Authorization was given before the first visit. Its number stood on the claim, and the dates of service lie within the approved period.",
  documentation:
    "The plan of care and the notes of the visit are complete and signed. They show what was done, for how long and why.",
  duplicate:
    "This claim is not a duplicate. The two visits were on different days, and each is documented by a note of its own.",
  timely_filing:
    "The claim was sent within the filing limit. The clearinghouse's report shows the day on which the plan accepted it.",
  other: "The practice has no capitation contract with the plan. These charges are payable for each service.",
};

/** Why a payer keeps its denial. */
export const UPHELD_BECAUSE: Partial<Record<DenialCategory, string>> = {
  medical_necessity: "The reviewer found that the gains could have been reached with a home program.",
  authorization: "The plan found no authorization for these dates in its system.",
  documentation: "The records that came with the appeal do not include the signed plan of care.",
  duplicate: "The plan found the same service on the same day in an earlier claim.",
  timely_filing: "The report that was sent does not show that the plan accepted the claim.",
  other: "The plan's records show the provider under a capitation contract.",
};
