"use client";

import type { ComponentProps } from "react";
import { LoadPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

/** Where files are dropped; its script comes when somebody reaches for it. */
export const UploadAnswer = whenReached(() => import("./upload-answer").then((file) => file.UploadAnswer));

export const SettleFollowUp = whenReached(() =>
  import("./settle-follow-up").then((file) => file.SettleFollowUp),
);

/** The dialogs that a case's views answer with. Their scripts come when one is opened. */
const loadConfirm = () => import("./confirm-decision-form");
const Confirm = lazyPart(() => loadConfirm().then((file) => file.ConfirmDecisionForm));
const loadRecord = () => import("./record-decision-form");
const Record = lazyPart(() => loadRecord().then((file) => file.RecordDecisionForm));
const loadReceipt = () => import("./receipt-dialog");
const Receipt = lazyPart(() => loadReceipt().then((file) => file.ReceiptDialog));
const loadProof = () => import("./send-proof-dialog");
const Proof = lazyPart(() => loadProof().then((file) => file.SendProofDialog));
const loadContact = () => import("./contact-forms");
const Contact = lazyPart(() => loadContact().then((file) => file.ContactForm));

export const ConfirmDecisionForm = (props: ComponentProps<typeof Confirm>) => (
  <LoadPart load={loadConfirm}>
    <Confirm {...props} />
  </LoadPart>
);
export const RecordDecisionForm = (props: ComponentProps<typeof Record>) => (
  <LoadPart load={loadRecord}>
    <Record {...props} />
  </LoadPart>
);
export const ReceiptDialog = (props: ComponentProps<typeof Receipt>) => (
  <LoadPart load={loadReceipt}>
    <Receipt {...props} />
  </LoadPart>
);
export const SendProofDialog = (props: ComponentProps<typeof Proof>) => (
  <LoadPart load={loadProof}>
    <Proof {...props} />
  </LoadPart>
);
export const ContactForm = (props: ComponentProps<typeof Contact>) => (
  <LoadPart load={loadContact}>
    <Contact {...props} />
  </LoadPart>
);
