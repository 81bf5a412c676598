"use client";

import { useOptimistic, useTransition } from "react";
import { updateReminderSettingsAction } from "@/app/(desk)/profile/reminders/actions";
import { callAction } from "@/components/form/call-action";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";

const HINT =
  "In the morning of a day on which a case has 14, 7 or 1 days left or is overdue. It holds claim numbers and dates, nobody's name.";

/** Takes effect at once. */
export function DailyMailSwitch({ on, verified }: { on: boolean; verified: boolean }) {
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(on);
  const change = (daily_mail: boolean) =>
    start(async () => {
      show(daily_mail);
      const result = await callAction(() => updateReminderSettingsAction({ daily_mail }));
      if (!result.ok) toast.error(`Failed to save your reminders: ${result.error.message}`);
    });
  return (
    <Switch
      label="One email a day with what is due"
      hint={verified ? HINT : `${HINT} It comes once your email address is verified.`}
      checked={shown}
      onCheckedChange={change}
    />
  );
}
