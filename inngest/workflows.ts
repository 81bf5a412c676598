import { applyRemittanceFile } from "./apply-remittance";
import { bringInFax } from "./bring-in-fax";
import { buildPacketOfLetter } from "./build-packet";
import { buildProofOfSending } from "./build-proof";
import { closeAppealsOfPayments } from "./close-paid-appeals";
import { countUploadedDocument } from "./count-document";
import type { Workflow } from "./define-workflow";
import { draftBatch } from "./draft-batch";
import { exportPractice } from "./export-practice";
import { extractAppeal } from "./extract-appeal";
import { readUploadedDocument } from "./read-document";
import { readRemittancePaper } from "./read-remittance";
import { refreshClaims } from "./refresh-claims";
import { sendAccountMails } from "./send-account-mails";
import { sendDelivery } from "./send-delivery";
import { sendWebhook } from "./send-webhook";
import { tellMorning } from "./tell-morning";
import { writeLetter } from "./write-letter";

/** Every workflow of the product, for whichever engine runs them. */
export const workflows: readonly Workflow[] = [
  extractAppeal,
  countUploadedDocument,
  readUploadedDocument,
  writeLetter,
  draftBatch,
  buildPacketOfLetter,
  buildProofOfSending,
  sendDelivery,
  bringInFax,
  refreshClaims,
  applyRemittanceFile,
  readRemittancePaper,
  exportPractice,
  closeAppealsOfPayments,
  tellMorning,
  sendWebhook,
  ...sendAccountMails,
];
