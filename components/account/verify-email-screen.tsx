import { ButtonLink } from "@/components/ui/button-link";
import { Spinner } from "@/components/ui/spinner";
import { VerifyButton, VerifyEmail, VerifyFailure, WhileVerify } from "./verify-email";

const HEADING = "font-semibold text-ink text-xl tracking-tight";

interface VerifyEmailScreenProps {
  uidb64: string | undefined;
  token: string | undefined;
}

/** What is said while an address is verified, and afterward. */
export function VerifyEmailScreen({ uidb64, token }: VerifyEmailScreenProps) {
  return (
    <section
      aria-live="polite"
      className="grid justify-items-center gap-4 rounded-xl border bg-surface p-6 text-center shadow-card sm:p-8"
    >
      <VerifyEmail uidb64={uidb64} token={token}>
        <WhileVerify is="verifying">
          <Spinner size={60} className="text-accent" />
          <h1 className={HEADING}>Verifying your email...</h1>
          <p className="text-ink-muted">Please wait while we verify your email address.</p>
          <noscript>
            <VerifyButton uidb64={uidb64} token={token} />
          </noscript>
        </WhileVerify>
        <WhileVerify is="verified">
          <span aria-hidden className="icon icon-circle-check size-15 text-success" />
          <h1 className={HEADING}>Email Verified!</h1>
          <p className="text-ink-muted">
            Your email address has been successfully verified. You can now log in to your account.
          </p>
          <ButtonLink variant="primary" size="lg" href="/login">
            Continue to Login
          </ButtonLink>
        </WhileVerify>
        <WhileVerify is="failed">
          <h1 className={HEADING}>Verification Failed</h1>
          <VerifyFailure />
          <p className="text-ink-muted">
            The verification link may be invalid or expired. You can request a new verification email.
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href="/login">
              Go to Login
            </ButtonLink>
            <ButtonLink href="/signup">Sign Up Again</ButtonLink>
          </div>
        </WhileVerify>
      </VerifyEmail>
    </section>
  );
}
