"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { signInByForm } from "@/lib/auth/browser-sign-in";
import { COOKIE_OPTIONS, DEVICE_SECONDS } from "@/lib/auth/cookies";
import { ACCESS_COOKIE, DEVICE_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { landingPath } from "@/lib/core/landing-path";
import { confirmPasswordReset, requestPasswordReset } from "@/lib/domain/account/password-reset";
import { signUp } from "@/lib/domain/account/sign-up";
import { verifyEmail } from "@/lib/domain/account/verification";
import { acceptAsMyself, acceptWithNewAccount } from "@/lib/domain/practice/accept-invitation";
import { formAction } from "@/lib/transport/form-action";

const saying = async ({ message }: { message: string }) => ({ message });

export const signUpAction = formAction(signUp, saying);
export const requestPasswordResetAction = formAction(requestPasswordReset, saying);
export const confirmPasswordResetAction = formAction(confirmPasswordReset, saying);
export const verifyEmailAction = formAction(verifyEmail, saying);
export const acceptWithNewAccountAction = formAction(acceptWithNewAccount, saying);
export const acceptAsMyselfAction = formAction(acceptAsMyself, saying);

/** Without scripts; with them the form asks next-auth's own endpoint, which serves a page that stays open as well. */
export const signInAction = formAction(signInByForm, async ({ tokens, user, device }, { values }) => {
  const jar = await cookies();
  jar.set(ACCESS_COOKIE, tokens.access, COOKIE_OPTIONS);
  jar.set(REFRESH_COOKIE, tokens.refresh, COOKIE_OPTIONS);
  if (device) jar.set(DEVICE_COOKIE, device, { ...COOKIE_OPTIONS, maxAge: DEVICE_SECONDS });
  redirect(landingPath(values.next ?? null, user));
});
