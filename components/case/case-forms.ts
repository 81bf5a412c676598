/** In one file, since each has its list of files in the script of every page that may open one. */
export { FormFile as ReceiptFile } from "@/components/form/form-file";
export { ConfirmDecisionForm } from "./confirm-decision-form";
export { ContactForm } from "./contact-forms";
export { ReceiptForm } from "./receipt-form";
export { RecordDecisionForm } from "./record-decision-form";
export { SendProofDialog } from "./send-proof-dialog";
