"use client";

import { loadedPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

/** Where files are dropped; its script comes when somebody reaches for it. */
export const UploadAnswer = whenReached(() => import("./upload-answer").then((file) => file.UploadAnswer));

export const SettleFollowUp = whenReached(() =>
  import("./settle-follow-up").then((file) => file.SettleFollowUp),
);

/** The dialogs that a case's views answer with. */
const load = () => import("./case-forms");
export const ConfirmDecisionForm = loadedPart(() => load().then((file) => file.ConfirmDecisionForm));
export const RecordDecisionForm = loadedPart(() => load().then((file) => file.RecordDecisionForm));
export const ReceiptForm = loadedPart(() => load().then((file) => file.ReceiptForm));
export const ReceiptFile = lazyPart(() => load().then((file) => file.ReceiptFile));
export const SendProofDialog = loadedPart(() => load().then((file) => file.SendProofDialog));
export const ContactForm = loadedPart(() => load().then((file) => file.ContactForm));
