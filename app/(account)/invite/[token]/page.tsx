import type { Metadata } from "next";
import { InviteScreen } from "@/components/account/invite-screen";
import { currentCtx } from "@/lib/auth/authenticate";

export const metadata: Metadata = { title: "Invitation", referrer: "no-referrer" };

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const ctx = await currentCtx();
  return <InviteScreen token={(await params).token} signedIn={ctx !== null} />;
}
