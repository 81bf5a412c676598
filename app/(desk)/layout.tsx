import { type ReactNode, Suspense } from "react";
import { AppShell } from "@/components/app-shell/app-shell";
import { PaletteButton } from "@/components/app-shell/palette-button";
import { SessionShell } from "@/components/app-shell/session-shell";
import { NotificationBell } from "@/components/payer/notification-bell";
import { requireCtx } from "@/lib/auth/authenticate";
import type { Ctx } from "@/lib/domain/kernel/context";
import { listNotifications } from "@/lib/domain/practice/notification/notifications";
import { practiceOf } from "./practice-of";

/** Everything behind the sign-in. Each page asks for its own context as well: a layout doesn't guard its pages. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const ctx = await requireCtx();
  const practice = await practiceOf(ctx);
  return (
    <SessionShell userId={ctx.actor.userId}>
      <AppShell
        timeZone={practice.time_zone}
        tools={
          <>
            <PaletteButton />
            <Suspense fallback={<div className="size-9" />}>
              <Bell ctx={ctx} />
            </Suspense>
          </>
        }
      >
        {children}
      </AppShell>
    </SessionShell>
  );
}

const SHOWN_NEWS = 20;

async function Bell({ ctx }: { ctx: Ctx }) {
  return <NotificationBell first={await listNotifications(ctx, { page_size: SHOWN_NEWS })} />;
}
