"use client";

import dynamic from "next/dynamic";

/** What a person operates on the profile's tabs. Its scripts, forms and schemas among them, come with the open tab. */

export const ChangePasswordForm = dynamic(() =>
  import("./change-password-form").then((file) => file.ChangePasswordForm),
);
export const EndEverySession = dynamic(() => import("./end-sessions").then((file) => file.EndEverySession));
export const EndOtherSessions = dynamic(() => import("./end-sessions").then((file) => file.EndOtherSessions));
export const EndSession = dynamic(() => import("./end-sessions").then((file) => file.EndSession));
export const PasskeysCard = dynamic(() => import("./passkeys-card").then((file) => file.PasskeysCard));
export const SecondFactorCard = dynamic(() =>
  import("./second-factor-card").then((file) => file.SecondFactorCard),
);
export const SignInAlertsSwitch = dynamic(() =>
  import("./sign-in-alerts-switch").then((file) => file.SignInAlertsSwitch),
);
export const UnverifiedEmail = dynamic(() =>
  import("./unverified-email").then((file) => file.UnverifiedEmail),
);

export const InviteForm = dynamic(() =>
  import("@/components/practice/invite-form").then((file) => file.InviteForm),
);
export const WithdrawInvitation = dynamic(() =>
  import("@/components/practice/withdraw-invitation").then((file) => file.WithdrawInvitation),
);
export const MemberChanges = dynamic(() =>
  import("@/components/practice/member-changes").then((file) => file.MemberChanges),
);
export const LogoCard = dynamic(() =>
  import("@/components/practice/logo-card").then((file) => file.LogoCard),
);
export const PracticeForm = dynamic(() =>
  import("@/components/practice/practice-form").then((file) => file.PracticeForm),
);
export const ApiKeyForm = dynamic(() =>
  import("@/components/integrations/api-key-form").then((file) => file.ApiKeyForm),
);
export const WebhookForm = dynamic(() =>
  import("@/components/integrations/webhook-form").then((file) => file.WebhookForm),
);
export const WebhookControls = dynamic(() =>
  import("@/components/integrations/webhook-controls").then((file) => file.WebhookControls),
);
export const RevokeApiKey = dynamic(() =>
  import("@/components/integrations/revoke-api-key").then((file) => file.RevokeApiKey),
);
export const ActivityFilters = dynamic(() =>
  import("@/components/practice/activity-filters").then((file) => file.ActivityFilters),
);
export const EmergencyEnd = dynamic(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyEnd),
);
export const EmergencyPassword = dynamic(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyPassword),
);
export const EmergencyRequest = dynamic(() =>
  import("@/components/practice/emergency-changes").then((file) => file.EmergencyRequest),
);
export const ResetFactor = dynamic(() =>
  import("@/components/practice/emergency-changes").then((file) => file.ResetFactor),
);
