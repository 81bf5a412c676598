/** In one file, since each has its list of files in the claim's first script. */
export { ReadingWatch } from "./reading-watch";
export { UploadCard } from "./upload-card";
