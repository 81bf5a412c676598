import type { DenialCategory } from "@/lib/core/enums";

/** What stops a kind of denial before the claim goes out. `other` has no step that is always the right one. */
export const STOPS: Partial<Record<DenialCategory, string>> = {
  authorization:
    "Ask at scheduling whether the plan wants authorization, and hold the visit until its number is on the claim.",
  eligibility: "Check eligibility when the visit is booked and again the day before.",
  timely_filing:
    "Send the claim within a week of the visit, work rejections daily and keep the clearinghouse's receipts.",
  duplicate: "Look up the first claim before sending it again; send a change as a corrected claim.",
  coding: "Check modifiers, units and code pairs against the edits before the claim goes out.",
  documentation: "Have the note signed and the plan of care on file before the claim goes out.",
  billing: "Check numbers, dates, place of service and diagnosis pointers before the claim goes out.",
  medical_necessity:
    "Write measured function and the goal into every progress note, by the payer's own policy.",
  benefit_exclusion:
    "Check covered services and visit limits before the visit, and tell the patient in writing.",
};

/** Denials of one kind by one payer repeat from here on. */
export const REPEATS_FROM = 3;
