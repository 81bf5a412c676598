import { CalendarCard, DailyMailSwitch } from "@/components/account/profile-parts";
import { Card } from "@/components/ui/card";
import { getReminderSettings } from "@/lib/domain/case/reminder/settings";
import type { Ctx } from "@/lib/domain/kernel/context";

/** How one is reminded of what is due (docs/product.md, W5 to W7). */
export async function RemindersTab({ ctx }: { ctx: Ctx }) {
  const settings = await getReminderSettings(ctx);
  return (
    <div className="grid gap-4">
      <Card title="Daily email">
        <DailyMailSwitch on={settings.daily_mail} verified={ctx.actor.emailVerified} />
      </Card>
      <CalendarCard since={settings.calendar_since} />
    </div>
  );
}
