import type { ReactNode } from "react";
import { PaletteButton } from "@/components/app-shell/palette-button";
import { SessionFrame } from "@/components/app-shell/session-frame";
import { NotificationBell } from "@/components/payer/notification-bell";
import { requireCtx } from "@/lib/auth/authenticate";
import { getPractice } from "@/lib/domain/practice/practice";

/** Everything behind the sign-in. Each page asks for its own context as well: a layout doesn't guard its pages. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const ctx = await requireCtx();
  const practice = await getPractice(ctx);
  return (
    <SessionFrame
      userId={ctx.actor.userId}
      timeZone={practice.time_zone}
      tools={
        <>
          <PaletteButton />
          <NotificationBell />
        </>
      }
    >
      {children}
    </SessionFrame>
  );
}
