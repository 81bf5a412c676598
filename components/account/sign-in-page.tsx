import type { DemoSignIn } from "@/lib/core/demo-sign-in";
import { AccountCard, TextLink } from "./account-card";
import { DemoButton } from "./demo-button";
import { PasskeySignIn } from "./passkey-sign-in";
import { SignInForm } from "./sign-in-form";

interface SignInPageProps {
  /** The page to come back to. */
  next: string | null;
  /** Null where there is no demo practice. */
  demo: DemoSignIn | null;
}

export function SignInPage({ next, demo }: SignInPageProps) {
  return (
    <AccountCard
      title="Sign in"
      footer={
        <>
          Don't have an account? <TextLink href="/signup">Sign up</TextLink>
        </>
      }
    >
      <SignInForm next={next} />
      <PasskeySignIn next={next} />
      {demo && (
        <div className="mt-5 grid gap-3 border-t pt-5">
          <p className="text-ink-muted text-sm">
            Or look around a practice with made-up patients. Emails and faxes stay on this computer.
          </p>
          <DemoButton signIn={demo} />
        </div>
      )}
    </AccountCard>
  );
}
