import { accountMail, type RenderedMail } from "./account-mail";

export const resetPasswordMail = (mail: {
  username: string;
  url: string;
  minutes: number;
}): Promise<RenderedMail> =>
  accountMail({
    subject: "Reset your password",
    preview: "Choose a new password.",
    heading: "Reset your password",
    paragraphs: [
      `Someone asked to reset the password of the account "${mail.username}". Choose a new one with this link:`,
      `It works once and for ${mail.minutes} minutes. A new password signs you out everywhere else.`,
    ],
    link: { label: "Choose a new password", href: mail.url },
    otherwise: "If that wasn't you, you don't need to do anything. Your password stays as it is.",
  });
