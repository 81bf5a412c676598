/** What of step 2 the browser draws, in one file: the step, and the buttons beside what the server draws. */
export { CheckFactButton } from "./check-fact-button";
export { ClaimValueButton } from "./claim-value-button";
export { ExtractStep } from "./extract-step";
export { SourceButton } from "./source-button";
