import type { AppealDocumentType } from "@/lib/core/enums";
import type { AppealRow } from "./queries";

/** What a letter is about: an appeal, or a claim that has none yet. */
export type Subject = Pick<
  AppealRow,
  | "claimId"
  | "patientId"
  | "patientName"
  | "payerName"
  | "claimNumber"
  | "denialCode"
  | "denialText"
  | "facts"
  | "fieldEvidence"
>;

/** A paper that goes with the letter, by its role and its file's name; pages are null until it is read. */
export type Paper = { id: string; type: AppealDocumentType; name: string; pages: number | null };
