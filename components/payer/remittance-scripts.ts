/** In one file, since each has its list of files in the script of every page that may open one. */
export { ApplyRemittance } from "./apply-remittance";
export { PaperCell, PaperClaim } from "./paper-claim";
export { PaperHeading } from "./paper-heading";
export { ReadingPaper } from "./reading-paper";
export { TakeButtons } from "./take-buttons";
export { UploadRemittance } from "./upload-remittance";
