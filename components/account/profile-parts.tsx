"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

/** What a person operates on the profile's tabs. Its scripts, forms and schemas among them, come when one reaches for it. */

export const ChangePasswordForm = whenReached(() =>
  import("./change-password-form").then((file) => file.ChangePasswordForm),
);
export const EndEverySession = whenReached(() =>
  import("./end-sessions").then((file) => file.EndEverySession),
);
export const EndSession = whenReached(() => import("./end-sessions").then((file) => file.EndSession));
export const PasskeysCard = whenReached(() => import("./passkeys-card").then((file) => file.PasskeysCard));
export const SecondFactorCard = whenReached(() =>
  import("./second-factor-card").then((file) => file.SecondFactorCard),
);
export const SignInAlertsSwitch = whenReached(() =>
  import("./sign-in-alerts-switch").then((file) => file.SignInAlertsSwitch),
);
export const CalendarCard = whenReached(() => import("./calendar-card").then((file) => file.CalendarCard));
export const DailyMailSwitch = whenReached(() =>
  import("./daily-mail-switch").then((file) => file.DailyMailSwitch),
);
export const UnverifiedEmail = whenReached(() =>
  import("./unverified-email").then((file) => file.UnverifiedEmail),
);

const practice = () => import("@/components/practice/practice-controls");
const integrations = () => import("@/components/integrations/integrations-controls");

export const InviteForm = whenReached(() => practice().then((file) => file.InviteForm));
export const WithdrawInvitation = whenReached(() => practice().then((file) => file.WithdrawInvitation));
export const LogoUpload = whenReached(() => practice().then((file) => file.LogoUpload));
export const PracticeForm = whenReached(() => practice().then((file) => file.PracticeForm));
export const ApiKeyForm = whenReached(() => integrations().then((file) => file.ApiKeyForm));
export const WebhookForm = whenReached(() => integrations().then((file) => file.WebhookForm));
export const WebhookControls = whenReached(() => integrations().then((file) => file.WebhookControls));
export const ResendMessage = lazyPart(() => integrations().then((file) => file.ResendMessage));
export const ActivityFilters = whenReached(() => practice().then((file) => file.ActivityFilters));
export const ExportStart = whenReached(() => practice().then((file) => file.ExportStart));
export const ExportWatch = lazyPart(() => practice().then((file) => file.ExportWatch));
export const EmergencyEnd = whenReached(() => practice().then((file) => file.EmergencyEnd));
export const EmergencyPassword = whenReached(() => practice().then((file) => file.EmergencyPassword));
export const EmergencyRequest = whenReached(() => practice().then((file) => file.EmergencyRequest));
