import { accountMail, type RenderedMail } from "./account-mail";

/** Someone signed up, or changed their profile, with an address that already has a verified account. */
export const addressReusedMail = (mail: { username: string; loginUrl: string }): Promise<RenderedMail> =>
  accountMail({
    subject: "Your email address was used to sign up",
    preview: "You have an account already.",
    heading: "You have an account already",
    paragraphs: [
      "Someone entered your email address for an account on Appeals Desk.",
      `Your own account is "${mail.username}". If it was you, sign in there; "Forgot your password" helps if you can't.`,
    ],
    link: { label: "Sign in", href: mail.loginUrl },
    otherwise: "If it was not you, you need not do anything: nobody got access to your account.",
  });

export const secondFactorMail = (mail: { username: string; change: "on" | "off" }): Promise<RenderedMail> =>
  accountMail({
    subject: `Second factor turned ${mail.change}`,
    preview: "A change to how you sign in.",
    heading: `Second factor turned ${mail.change}`,
    paragraphs: [
      mail.change === "on"
        ? `Signing in as "${mail.username}" now asks for a code of your authenticator app.`
        : `Signing in as "${mail.username}" no longer asks for a code.`,
    ],
    otherwise: "If that was not you, reset your password at once and tell the owner of your practice.",
  });
