import { accountMail, type RenderedMail } from "./account-mail";

export const invitationMail = (mail: {
  practiceName: string;
  invitedBy: string;
  url: string;
  days: number;
}): Promise<RenderedMail> =>
  accountMail({
    subject: "You are invited to a practice on Appeals Desk",
    preview: "Join your colleagues.",
    heading: `Join ${mail.practiceName}`,
    paragraphs: [
      `${mail.invitedBy} invites you to work with ${mail.practiceName} on Appeals Desk, where claims are followed and denials appealed.`,
      `The invitation is for this email address only and works for ${mail.days} days.`,
    ],
    link: { label: "Accept the invitation", href: mail.url },
    otherwise: "If you do not know the sender, please ignore this email.",
  });
