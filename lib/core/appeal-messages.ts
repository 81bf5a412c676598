export const NO_RECIPIENT = "Please provide recipient information";

/** The messages that both the screen and the server speak (docs/product.md, C12). */
export const APPEAL_MESSAGES = {
  noDocuments: "No documents found to extract from",
  extractionFirst: "Please complete the extraction step first to provide patient name and denial information",
  appealNotFound: "Appeal not found",
  noLetter: "No letter content found to export",
  noRecipient: NO_RECIPIENT,
  waitForLetter: "Please wait for the appeal generation to complete",
  uploadFirst: "Please upload at least one document before proceeding",
  patientNameFirst: "Please enter the patient name before proceeding",
  notInitialized: "Appeal not initialized. Please refresh the page.",
} as const;
