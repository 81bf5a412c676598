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
export const ConfirmDecisionForm = loadedPart(() =>
  import("./confirm-decision-form").then((file) => file.ConfirmDecisionForm),
);
export const RecordDecisionForm = loadedPart(() =>
  import("./record-decision-form").then((file) => file.RecordDecisionForm),
);
export const ReceiptForm = loadedPart(() => import("./receipt-form").then((file) => file.ReceiptForm));
export const ReceiptFile = lazyPart(() =>
  import("@/components/form/form-file").then((file) => file.FormFile),
);
export const SendProofDialog = loadedPart(() =>
  import("./send-proof-dialog").then((file) => file.SendProofDialog),
);
export const ContactForm = loadedPart(() => import("./contact-forms").then((file) => file.ContactForm));
