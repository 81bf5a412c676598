import { z } from "zod";
import { MESSAGES, PASSWORD_MAX, PASSWORD_MIN } from "@/lib/core/account-messages";
import type { Role } from "@/lib/core/enums";
import { NPI } from "@/lib/core/npi";

/** Forms and REST bodies of accounts (docs/product.md, B10, B12), used by the browser and the server. */

/** One form per name: case, width and surrounding blanks don't make another account. */
export const usernameKey = (username: string) => username.normalize("NFKC").trim().toLowerCase();

/** One form per mailbox. Only for addresses that passed `emailAddress`. */
export const emailKey = (email: string) => email.trim().toLowerCase();

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf("@");
  const local = value.slice(0, at);
  const domain = value.slice(at + 1);
  return at > 0 && local.length <= 64 && value.length <= 254 && LOCAL_PART.test(local) && DOMAIN.test(domain);
}

const text = (message: string) => z.string({ error: message });

/** One plain ASCII address: no list, no quoted part, no line break, no look-alike of `@`. */
export const emailAddress = text("Enter your email address.").transform((value, ctx) => {
  const trimmed = value.replace(/^ +| +$/g, "");
  if (trimmed === "") ctx.addIssue({ code: "custom", message: "Enter your email address." });
  else if (!isEmailAddress(trimmed))
    ctx.addIssue({ code: "custom", message: "Enter a valid email address." });
  return trimmed;
});

const username = text("Enter a username.").transform((value, ctx) => {
  const name = value.normalize("NFKC").trim();
  if (name === "") ctx.addIssue({ code: "custom", message: "Enter a username." });
  else if (name.length > 150) ctx.addIssue({ code: "custom", message: "Use at most 150 characters." });
  else if (!/^[\p{L}\p{M}\p{N}@.+_-]+$/u.test(name)) {
    ctx.addIssue({ code: "custom", message: "Use letters, digits and @ . + - _ only." });
  }
  return name;
});

const newPassword = text("Enter a password.")
  .min(1, "Enter a password.")
  .refine((value) => value === "" || [...value].length >= PASSWORD_MIN, {
    message: `Use at least ${PASSWORD_MIN} characters.`,
  })
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

const digitsOf = (value: string) => value.replace(/\D/g, "");

const blankAsNull = z.union([z.string(), z.null()]).transform((value) => value?.trim() || null);

export const line = (max: number) =>
  blankAsNull.refine((value) => (value?.length ?? 0) <= max, { message: `Use at most ${max} characters.` });

export const npiNumber = blankAsNull.refine((value) => value === null || NPI.test(value), {
  message: MESSAGES.npi,
});

/** Kept as nine digits, however it was punctuated. */
export const tinNumber = blankAsNull
  .refine((value) => value === null || digitsOf(value).length === 9, { message: MESSAGES.tin })
  .transform((value) => (value === null ? null : digitsOf(value)));

const samePasswords = (value: { password: string; password2: string }) => value.password === value.password2;
const bothTyped = (value: unknown) =>
  typeof value === "object" && value !== null && "password" in value && "password2" in value
    ? Boolean(value.password && value.password2)
    : false;
/** Said together with what is wrong elsewhere in the form, not after it was put right. */
const differ = {
  path: ["password2"],
  message: MESSAGES.passwordsDiffer,
  when: ({ value }: { value: unknown }) => bothTyped(value),
};

export const signUpInput = z
  .object({
    username,
    email: emailAddress,
    password: newPassword,
    password2: text("Enter the password again.").min(1, "Enter the password again."),
    npi: npiNumber.optional(),
    tin: tinNumber.optional(),
    organization: line(200).optional(),
  })
  .refine(samePasswords, differ);
export type SignUpInput = z.output<typeof signUpInput>;

/** Of a password's or code's content nothing is checked here: a wrong one is simply wrong. */
export const signInInput = z.object({
  username: text("Enter your username.")
    .min(1, "Enter your username.")
    .max(1000, "Use at most 1000 characters."),
  password: text("Enter your password.")
    .min(1, "Enter your password.")
    .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
  /** Six digits of the authenticator, or a recovery code. */
  code: z.string().max(40, "Enter the six digits of your authenticator.").optional(),
  /** What a passkey answered to the options of a refusal that asked for one: JSON as text. */
  passkey: z.string().max(20_000).optional(),
});
export type SignInInput = z.output<typeof signInInput>;

export const refreshInput = z.object({ refresh: z.string().max(500).optional() });

export const resetRequestInput = z.object({ email: emailAddress });

export const resetConfirmInput = z
  .object({
    token: text("The reset link is incomplete.").min(1, "The reset link is incomplete.").max(500),
    password: newPassword,
    password2: text("Enter the password again."),
  })
  .refine(samePasswords, differ);

export const changePasswordInput = z
  .object({ current: text("Enter your current password."), password: newPassword, password2: z.string() })
  .refine(samePasswords, differ);

/**
 * The whole profile object may come back (docs/product.md, B16); `username`, `role` and `email_verified` in it are read-only
 * and left as they are. What is absent stays as it is.
 */
export const profileInput = z.object({
  email: emailAddress.optional(),
  npi: npiNumber.optional(),
  tin: tinNumber.optional(),
  organization: line(200).optional(),
  first_name: z.string().trim().max(100, "Use at most 100 characters.").optional(),
  last_name: z.string().trim().max(100, "Use at most 100 characters.").optional(),
});

export type Profile = {
  id: string;
  username: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  npi: string | null;
  tin: string | null;
  organization: string | null;
  role: Role;
  is_owner: boolean;
  second_factor: boolean;
  authenticator: boolean;
};

/** A colleague in an assignee list. */
export type UserEntry = { id: string; first_name: string; last_name: string; username: string };

export type OwnSession = {
  id: string;
  kind: "browser" | "bearer";
  device: string;
  address: string;
  signed_in_at: string;
  last_used_at: string;
  current: boolean;
};

export const signInAlertsInput = z.object({ sign_in_alerts: z.boolean() });

export const passwordInput = z.object({
  password: text("Enter your password.").min(1, "Enter your password."),
});
export const codeInput = z.object({
  code: text("Enter the code.").min(1, "Enter the code.").max(40, "Enter the code."),
});
export const factorProofInput = passwordInput.extend(codeInput.shape);

/** A new account by an invitation; its address is the invitation's. */
export const acceptInput = z
  .object({
    token: z.string().min(1).max(200),
    username,
    password: newPassword,
    password2: text("Enter the password again."),
  })
  .refine(samePasswords, differ);
