/** What of step 5 the browser draws, in one file. */
export { TimeText } from "../ui/time-text";
export { ConfirmPatient } from "./confirm-patient";
export { ExportStep } from "./export-step";
export { LeaveOutButton } from "./leave-out-button";
export { PayerProposal } from "./payer-proposal";
