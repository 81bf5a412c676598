export type RenderedMail = { subject: string; text: string; html: string };

export type AccountMail = {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
  link?: { label: string; href: string };
  /** What to do when the mail comes unexpected. */
  otherwise: string;
};

/** The form of every mail about an account: what it is, one link, what to do otherwise. */
export async function accountMail(mail: AccountMail): Promise<RenderedMail> {
  // Loaded with the first mail: a process that sends none starts sooner.
  const { renderAccountMail } = await import("./account-mail-body");
  return renderAccountMail(mail);
}
