import { accountMail, type RenderedMail } from "./account-mail";

/** Someone signed up, or changed their profile, with an address that already has a verified account. */
export const addressReusedMail = (mail: { username: string; loginUrl: string }): Promise<RenderedMail> =>
  accountMail({
    subject: "Your email address was used to sign up",
    preview: "You already have an account.",
    heading: "You already have an account",
    paragraphs: [
      "Someone entered your email address for an account on Appeals Desk.",
      `Your own account is "${mail.username}". If it was you, sign in there; "Forgot your password" helps if you can't.`,
    ],
    link: { label: "Sign in", href: mail.loginUrl },
    otherwise: "If it wasn't you, you don't need to do anything. Nobody got access to your account.",
  });

export const secondFactorMail = (mail: { username: string; change: "on" | "off" }): Promise<RenderedMail> =>
  accountMail({
    subject: `Two-factor authentication turned ${mail.change}`,
    preview: "A change to how you sign in.",
    heading: `Two-factor authentication turned ${mail.change}`,
    paragraphs: [
      mail.change === "on"
        ? `Signing in as "${mail.username}" now asks for a code from your authenticator app.`
        : `Signing in as "${mail.username}" no longer asks for a code.`,
    ],
    otherwise: "If that wasn't you, reset your password right away and tell the owner of your practice.",
  });
