"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { EndedBy } from "@/components/account/session-channel";
import type { Profile } from "@/lib/domain/account/schema";
import { api } from "./api-fetch";
import { Brand } from "./brand";
import { LazySignInForm } from "./lazy-sign-in-form";

const WHY: Record<EndedBy, string> = {
  idle: "You were inactive for a while.",
  elsewhere: "You signed out in another tab.",
  gone: "Your session has ended.",
};

interface SignedOutScreenProps {
  userId: string;
  by: EndedBy;
  onBack: () => void;
}

/**
 * Covers the page once the session ended and asks for the password. The page stays as it was behind it, so that typed
 * work survives without being stored anywhere.
 */
export function SignedOutScreen({ userId, by, onBack }: SignedOutScreenProps) {
  const signedIn = async () => {
    const profile = await api<Profile>("/accounts/profile/");
    // Somebody else must not see what stands behind this.
    if (profile.id === userId) onBack();
    else window.location.replace("/claims");
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-70 overflow-y-auto bg-canvas outline-none"
        >
          <div className="mx-auto flex min-h-full max-w-[30rem] flex-col justify-center gap-6 px-4 py-10">
            <Brand />
            <section className="rounded-xl border bg-surface p-5 shadow-card sm:p-7">
              <Dialog.Title className="font-semibold text-ink text-xl tracking-tight">
                You were signed out
              </Dialog.Title>
              <Dialog.Description className="mt-1.5 mb-5 text-ink-muted">
                {WHY[by]} Sign in to pick up where you left off; what you typed is still here.
              </Dialog.Description>
              <LazySignInForm onSignedIn={signedIn} />
            </section>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
