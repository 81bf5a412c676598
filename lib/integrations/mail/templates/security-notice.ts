import { type AccountMail, accountMail, type RenderedMail } from "./account-mail";

/** Where and when somebody signed in. */
export type SignInPlace = { device: string; at: Date; zone: string; address: string | null };

type Words = Pick<AccountMail, "subject" | "preview"> & { said: (username: string) => string };

const WORDS = {
  new_device: {
    subject: "New sign-in to your account",
    preview: "Someone signed in on a device not seen before.",
    said: (name) => `Someone signed in as "${name}" on a device or browser that we have not seen before.`,
  },
  alerts_off: {
    subject: "Sign-in alerts turned off",
    preview: "You will not hear of new devices anymore.",
    said: (name) => `Sign-ins as "${name}" on new devices are no longer told by email.`,
  },
  passkey_added: {
    subject: "A passkey was added",
    preview: "A change to how you sign in.",
    said: (name) =>
      `A passkey was added to "${name}". It signs in without the password. Every other session was signed out.`,
  },
  passkey_removed: {
    subject: "A passkey was removed",
    preview: "A change to how you sign in.",
    said: (name) => `A passkey of "${name}" was removed. It no longer signs in.`,
  },
  passkey_blocked: {
    subject: "A passkey was blocked",
    preview: "Somebody may have a copy of one of your passkeys.",
    said: (name) =>
      `A passkey of "${name}" was used with a count that it had passed already, which happens when there is a copy. It was blocked. Remove it, and add a new one.`,
  },
  factor_reset: {
    subject: "Your second factor was removed",
    preview: "A change to how you sign in.",
    said: (name) =>
      `An owner of your practice removed the authenticator app, passkeys and recovery codes of "${name}" in an emergency that a second owner approved. Set up a new second factor when you sign in.`,
  },
  password_changed: {
    subject: "Your password was changed",
    preview: "A change to how you sign in.",
    said: (name) => `The password of "${name}" was changed. Every other session was signed out.`,
  },
  password_reset: {
    subject: "Your password was reset",
    preview: "A change to how you sign in.",
    said: (name) =>
      `The password of "${name}" was reset by a link from an email. Every session was signed out.`,
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    preview: "Someone signed in with one of your recovery codes.",
    said: (name) => `Someone signed in as "${name}" with a recovery code in place of the usual second step.`,
  },
  recovery_codes_renewed: {
    subject: "New recovery codes",
    preview: "A change to how you sign in.",
    said: (name) => `New recovery codes were made for "${name}". The old ones no longer work.`,
  },
} satisfies Record<string, Words>;

/** A mail about something that happened to an account: what, where, and the way to its sessions. */
export function securityNoticeMail(mail: {
  username: string;
  notice: keyof typeof WORDS;
  place: SignInPlace | null;
  url: string;
  resetUrl: string;
}): Promise<RenderedMail> {
  const { subject, preview, said } = WORDS[mail.notice];
  return accountMail({
    subject,
    preview,
    heading: subject,
    paragraphs: [said(mail.username), ...(mail.place ? [placeText(mail.place)] : [])],
    link: { label: "See where you are signed in", href: mail.url },
    otherwise: `If that wasn't you, sign out everywhere there, reset your password (${mail.resetUrl}) and tell the owner of your practice.`,
  });
}

/** "Chrome on Windows, July 3, 2026 at 4:05 PM EDT, from 203.0.113.5." */
function placeText({ device, at, zone, address }: SignInPlace): string {
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
  return `${device}, ${time}${address ? `, from ${address}` : ""}.`;
}
