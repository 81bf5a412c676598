import { NPI_RULE } from "./npi";

/** What screens and calls of accounts say (docs/product.md, B); apart from the schemas, which weigh more. */

export const MESSAGES = {
  npi: NPI_RULE,
  tin: "TIN must be exactly 9 digits.",
  passwordsDiffer: "Passwords do not match.",
  fixErrors: "Please fix validation errors before submitting.",
  registered: "Registration successful! Please check your email for verification.",
  invalidLink: "Invalid verification link",
  verificationSent: "Verification email sent! Please check your inbox.",
  resetSent: "Password reset instructions have been sent to your email.",
  resetDone: "Password has been reset successfully.",
  profileSaved: "Profile updated successfully.",
} as const;

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 1000;
