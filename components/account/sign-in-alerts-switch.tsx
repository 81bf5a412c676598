"use client";

import { useOptimistic, useTransition } from "react";
import { updateSignInAlertsAction } from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";

const HINT = "It names the device, the time and the IP address, and links to this page.";

/** Takes effect at once; turning it off is told by mail. */
export function SignInAlertsSwitch({ on, verified }: { on: boolean; verified: boolean }) {
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(on);
  const change = (sign_in_alerts: boolean) =>
    start(async () => {
      show(sign_in_alerts);
      const result = await callAction(() => updateSignInAlertsAction({ sign_in_alerts }));
      if (!result.ok) toast.error(`Failed to save your sign-in alerts: ${result.error.message}`);
    });
  return (
    <Switch
      label="Email me when someone signs in on a new device"
      hint={verified ? HINT : `${HINT} It is sent once your email address is verified.`}
      checked={shown}
      onCheckedChange={change}
    />
  );
}
