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

export const InviteForm = whenReached(() =>
  import("@/components/practice/invite-form").then((file) => file.InviteForm),
);
export const WithdrawInvitation = whenReached(() =>
  import("@/components/practice/withdraw-invitation").then((file) => file.WithdrawInvitation),
);
export const LogoUpload = whenReached(() =>
  import("@/components/practice/logo-upload").then((file) => file.LogoUpload),
);
export const PracticeForm = whenReached(() =>
  import("@/components/practice/practice-form").then((file) => file.PracticeForm),
);
export const ApiKeyForm = whenReached(() =>
  import("@/components/integrations/api-key-form").then((file) => file.ApiKeyForm),
);
export const WebhookForm = whenReached(() =>
  import("@/components/integrations/webhook-form").then((file) => file.WebhookForm),
);
export const WebhookControls = whenReached(() =>
  import("@/components/integrations/webhook-controls").then((file) => file.WebhookControls),
);
export const ResendMessage = lazyPart(() =>
  import("@/components/integrations/webhook-controls").then((file) => file.ResendMessage),
);
export const ActivityFilters = whenReached(() =>
  import("@/components/practice/activity-filters").then((file) => file.ActivityFilters),
);
export const EmergencyEnd = whenReached(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyEnd),
);
export const EmergencyPassword = whenReached(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyPassword),
);
export const EmergencyRequest = whenReached(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyRequest),
);
