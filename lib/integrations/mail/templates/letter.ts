import { createHash } from "node:crypto";
import type { LetterPaper } from "@/lib/core/enums";
import { headerText } from "@/lib/integrations/mail/mailer";
import { wordsOf } from "./letter-labels";

/** What the covering mail says. Nothing of the patient or the claim is in it: that is in the PDF alone. */
export type LetterMail = {
  practiceName: string;
  practicePhone?: string | undefined;
  practiceFax?: string | undefined;
  practiceEmail?: string | undefined;
  /** As `letterReference` makes it. */
  reference: string;
  /** Of the attachment. */
  filename: string;
  /** What is attached: not every letter appeals. */
  paper: LetterPaper;
};

/**
 * Eight letters and digits that name a delivery to both sides and tell nothing else. Always the same for the same
 * delivery: a repeated sending must be equal byte for byte to count as the same.
 */
export function letterReference(deliveryId: string): string {
  const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const digest = createHash("sha256").update(`letter-reference:${deliveryId}`).digest();
  return Array.from(digest.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** The mail that carries a letter: subject, text and HTML. */
export async function letterMail(mail: LetterMail): Promise<{ subject: string; text: string; html: string }> {
  const practiceName = headerText(mail.practiceName, 90) || "a medical practice";
  // Loaded with the first letter that is mailed: a process that mails none starts sooner.
  const { renderLetterMail } = await import("./letter-body");
  return {
    subject: `${wordsOf(mail.paper).title} from ${practiceName}`,
    ...(await renderLetterMail({ ...mail, practiceName })),
  };
}
