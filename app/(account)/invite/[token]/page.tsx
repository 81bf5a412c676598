import type { Metadata } from "next";
import { headers } from "next/headers";
import { InviteScreen } from "@/components/account/invite-screen";
import { currentCtx } from "@/lib/auth/authenticate";
import { database } from "@/lib/auth/database";
import { originOf } from "@/lib/auth/origin";
import { AppError } from "@/lib/core/errors";
import { readInvitation } from "@/lib/domain/practice/accept-invitation";

/** The secret in the address goes nowhere; a form without scripts still says that it came from here. */
export const metadata: Metadata = { title: "Invitation", referrer: "strict-origin" };

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [ctx, invitation] = await Promise.all([currentCtx(), read(token)]);
  return <InviteScreen token={token} signedIn={ctx !== null} invitation={invitation} />;
}

async function read(token: string) {
  try {
    return await readInvitation({ db: database(), origin: originOf(await headers()) }, { token });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: error.message };
  }
}
