import { pdfOfPages, textLines } from "./pdf-builder";

type Letter = {
  claimNumber: string;
  patient: string;
  /** As printed: "June 12, 2026". */
  date: string;
  service?: string;
  npi?: string;
  lines: readonly string[];
};

/** A payer's answer to an appeal, as a PDF with a text layer. */
export const decisionLetter = ({ claimNumber, patient, date, service, npi, lines }: Letter): Buffer =>
  pdfOfPages([
    {
      content: textLines([
        "LAKESIDE HEALTH",
        "Appeals and Grievances",
        "PO Box 880, Portland, ME 04101",
        "",
        `Date: ${date}`,
        "",
        `Patient: ${patient}`,
        `Claim number: ${claimNumber}`,
        "Appeal number: AP-2026-5512",
        ...(service ? [`Date of service: ${service}`] : []),
        ...(npi ? [`Provider NPI: ${npi}`] : []),
        "",
        "RE: APPEAL DECISION",
        "",
        "Dear Provider:",
        "",
        ...lines,
        "",
        "Sincerely,",
        "Lakeside Health Appeals Department",
      ]),
    },
  ]);

export const UPHELD = [
  "We received your appeal and reviewed it. Our original denial is upheld.",
  "",
  "We upheld the denial for these reasons:",
  "1. The records do not show measured progress over the six weeks.",
  "2. The plan of care was not signed by a physician.",
  "",
  "You may request a second level appeal. We must receive it by",
  "September 10, 2026.",
];

export const OVERTURNED = [
  "We received your appeal and reviewed it. We overturned our original denial.",
  "An additional payment of $412.00 will be issued.",
];
