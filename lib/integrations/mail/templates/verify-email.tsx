import { accountMail, type RenderedMail } from "./account-mail";

export const verifyEmailMail = (mail: {
  username: string;
  url: string;
  hours: number;
}): Promise<RenderedMail> =>
  accountMail({
    subject: "Verify your email address",
    preview: "One click and you can send appeals.",
    heading: "Verify your email address",
    paragraphs: [
      `Hello ${mail.username},`,
      "Please confirm that this address is yours. After that you can send appeal letters and invite colleagues.",
      `The link works for ${mail.hours} hours.`,
    ],
    link: { label: "Verify email address", href: mail.url },
    otherwise: "If you did not sign up for Appeals Desk, you don't need to do anything.",
  });
