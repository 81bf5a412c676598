import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { renderLetterPdf } from "@/lib/integrations/pdf/letter-pdf";
import type { DeniedClaim } from "./claims";
import { ARGUMENTS } from "./past-stories";

export type LetterOf = { claim: DeniedClaim; level: "first" | "second" | "external"; writtenOn: string };

const longDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

const ASKS = {
  first: "We ask you to reverse the denial and to pay the claim.",
  second:
    "This is our second-level appeal. We ask a reviewer who took no part in the first decision to reverse it.",
  external: "The plan's own levels are used up. We ask for an external review of the denial.",
} as const;

/** The letter of a past appeal, as text and as the PDF that was sent. */
export async function appealLetter({ claim, level, writtenOn }: LetterOf) {
  const { row, patient, payer, denial } = claim;
  const reason = DENIAL_CATEGORY_LABELS[denial.category].toLowerCase();
  const content = [
    `<p>${longDay(writtenOn)}</p>`,
    `<p>${payer.name}<br>${payer.addressLines.join("<br>")}</p>`,
    `<p><strong>RE: Appeal of a denied claim</strong><br>Patient: ${patient.name}<br>Claim number: ${row.payerClaimNumber}<br>` +
      `Date of service: ${longDay(row.serviceFrom ?? "")}<br>Notice of: ${longDay(row.denialDate ?? "")}</p>`,
    "<p>Dear Appeals Reviewer:</p>",
    `<p>Your notice denied this claim because ${denial.reason} (${reason}, ${denial.code}). ${ASKS[level]}</p>`,
    `<p>${ARGUMENTS[denial.category] ?? denial.summary}</p>`,
    "<p>Please send us your decision in writing, with the reason, the policy it rests on and the reviewer's credentials.</p>",
    "<p>Sincerely,</p>",
    "<p>Dana Whitlock, PT, DPT<br>Clinic Director<br>Riverbend Physical Therapy</p>",
  ].join("\n");
  const { bytes, pages } = await renderLetterPdf({
    letterhead: {
      name: "Riverbend Physical Therapy",
      addressLines: ["418 Mill Street, Suite 2", "Anytown, NY 12000"],
      phone: "(518) 555-0140",
      fax: "(518) 555-0141",
    },
    content,
    format: "html",
    claimNumber: row.payerClaimNumber ?? null,
    createdAt: new Date(`${writtenOn}T16:00:00Z`),
  });
  return { content, bytes, pages };
}
