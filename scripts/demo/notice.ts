import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReceivedFile } from "@/lib/core/received-file";
import { type LetterPdf, renderLetterPdf } from "@/lib/integrations/pdf/letter-pdf";
import type { DeniedClaim } from "./claims";

/** A file as it would be uploaded, with its number of pages. */
export type DemoFile = ReceivedFile & { pages: number };

const day = (date: string | null | undefined) => {
  const [year, month, dayOfMonth] = (date ?? "").split("-");
  return `${month}/${dayOfMonth}/${year}`;
};
const dollars = (cents: number | null | undefined) => `$${((cents ?? 0) / 100).toFixed(2)}`;

const demoFile = async (
  folder: string,
  field: string,
  filename: string,
  { bytes, pages }: LetterPdf,
): Promise<DemoFile> => {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return {
    field,
    filename,
    declaredType: "application/pdf",
    path: file,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    tooLarge: false,
    pages,
  };
};

/** The payer's denial letter for a claim as a PDF in `folder`, as it would be uploaded. */
export async function denialNotice(claim: DeniedClaim, folder: string, field: string): Promise<DemoFile> {
  const { row, patient, payer, denial, lines } = claim;
  const listed = lines
    .map(
      ({ procedureCode, procedureDescription, units, totalCharge }) =>
        `<tr><td>${procedureCode}-GP</td><td>${procedureDescription}</td><td>${units}</td><td>${dollars(totalCharge)}</td></tr>`,
    )
    .join("");
  const pdf = await renderLetterPdf({
    letterhead: { name: payer.name, addressLines: payer.addressLines, phone: payer.phone, fax: payer.fax },
    format: "html",
    claimNumber: row.payerClaimNumber ?? null,
    title: "Notice of denial",
    createdAt: new Date(`${row.denialDate}T12:00:00Z`),
    content: `<p>Date: ${day(row.denialDate)}</p>
<p>Riverbend Physical Therapy<br>418 Mill Street, Suite 2<br>Anytown, NY 12000</p>
<h2>Notice of Claim Denial</h2>
<p>Patient Name: ${patient.name}<br>Date of Birth: ${day(patient.dateOfBirth)}<br>Member ID: ${row.policyNumber}<br>
Claim Number: ${row.claimNumber}<br>Payer Claim Control Number: ${row.payerClaimNumber}<br>
Date of Service: ${day(row.serviceFrom)}<br>Billed Amount: ${dollars(row.totalCharges)}<br>Denial Code: ${denial.code}</p>
<table><tr><th>Code</th><th>Service</th><th>Units</th><th>Charge</th></tr>${listed}</table>
<p>We have denied this claim because ${denial.reason}</p>
<h3>Your right to appeal</h3>
<p>If you disagree with this decision you may appeal in writing. We must receive the appeal by
${day(row.appealDeadline)}. Send it to ${payer.name}, ${payer.addressLines.join(", ")}, by fax to ${payer.fax},
or by email to ${payer.email}.</p>
<p>Sincerely,<br>Claims Department<br>${payer.name}</p>`,
  });
  return demoFile(folder, field, `denial-${row.claimNumber}.pdf`, pdf);
}

/** The payer's answer to the appeal of a claim, which keeps the denial; `dueOn` ends the next level. */
export async function decisionNotice(
  claim: DeniedClaim,
  folder: string,
  { decidedOn, dueOn }: { decidedOn: string; dueOn: string },
): Promise<DemoFile> {
  const { row, patient, payer } = claim;
  const pdf = await renderLetterPdf({
    letterhead: { name: payer.name, addressLines: payer.addressLines, phone: payer.phone, fax: payer.fax },
    format: "html",
    claimNumber: row.payerClaimNumber ?? null,
    title: "Appeal decision",
    createdAt: new Date(`${decidedOn}T12:00:00Z`),
    content: `<p>Date: ${day(decidedOn)}</p>
<p>Riverbend Physical Therapy<br>418 Mill Street, Suite 2<br>Anytown, NY 12000</p>
<p>Patient: ${patient.name}<br>Date of Birth: ${day(patient.dateOfBirth)}<br>Claim number: ${row.payerClaimNumber}<br>
Date of service: ${day(row.serviceFrom)}</p>
<p><strong>RE: APPEAL DECISION</strong></p>
<p>Dear Provider:</p>
<p>We received your appeal and reviewed it. Our original denial is upheld.</p>
<p>We upheld the denial for these reasons:</p>
<p>1. The records do not show measured progress over the six weeks.</p>
<p>2. The plan of care was not signed by a physician.</p>
<p>You may request a second level appeal. We must receive it by ${day(dueOn)}.</p>
<p>Sincerely,<br>Appeals Department<br>${payer.name}</p>`,
  });
  return demoFile(folder, "file", "fax.pdf", pdf);
}

/** A short progress note of the visit, as it would be uploaded. */
export async function progressNote(claim: DeniedClaim, folder: string, field: string): Promise<DemoFile> {
  const { row, patient } = claim;
  const pdf = await renderLetterPdf({
    letterhead: {
      name: "Riverbend Physical Therapy",
      addressLines: ["418 Mill Street, Suite 2", "Anytown, NY 12000"],
      phone: "(518) 555-0140",
    },
    format: "html",
    claimNumber: row.claimNumber ?? null,
    title: "Progress note",
    createdAt: new Date(`${row.serviceFrom}T12:00:00Z`),
    content: `<h2>Progress Note</h2>
<p>Patient: ${patient.name}<br>Date of service: ${day(row.serviceFrom)}<br>Diagnosis: ${(row.diagnosisCodes ?? []).join(", ")}</p>
<p>The patient reports less pain on stairs and a longer walking distance since the last re-evaluation.</p>
<p>Range of motion improved by 15 degrees; strength is 4 out of 5. Gait is steady without a device indoors.</p>
<p>Plan: continue twice a week for four weeks toward independent stair climbing and return to work.</p>
<p>Dana Whitlock, PT, DPT</p>`,
  });
  return demoFile(folder, field, `progress-note-${row.claimNumber}.pdf`, pdf);
}
