"use client";

import { AccountCard, TextLink } from "./account-card";
import { goToLanding } from "./after-sign-in";
import { SignInForm } from "./sign-in-form";

export function SignInPage({ next }: { next: string | null }) {
  return (
    <AccountCard
      title="Sign in"
      footer={
        <>
          No account yet? <TextLink href="/signup">Sign up</TextLink>
        </>
      }
    >
      <SignInForm onSignedIn={() => goToLanding(next)} />
    </AccountCard>
  );
}
