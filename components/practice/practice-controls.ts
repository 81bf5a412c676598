/** In one file, since each has its list of files in the profile's first script. */
export { ActivityFilters } from "./activity-filters";
export { EmergencyEnd, EmergencyPassword, EmergencyRequest } from "./emergency-changes";
export { ExportStart, ExportWatch } from "./export-start";
export { InviteForm } from "./invite-form";
export { LogoUpload } from "./logo-upload";
export { PracticeForm } from "./practice-form";
export { WithdrawInvitation } from "./withdraw-invitation";
