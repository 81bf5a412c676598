"use client";

import { acceptAsMyselfAction, acceptWithNewAccountAction } from "@/app/(account)/actions";
import { usePostedForm } from "@/components/form/use-posted-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { AccountCard, TextLink } from "./account-card";
import { NewPasswordFields } from "./new-password-fields";

const noAnswer = "The invitation could not be accepted. Please try again.";

interface InviteScreenProps {
  token: string;
  signedIn: boolean;
  /** What the link is for, or why it is for nothing. */
  invitation: { practice_name: string; email: string } | { problem: string };
}

/** An invitation's link: join with a new account, or with the one that is signed in. */
export function InviteScreen({ token, signedIn, invitation }: InviteScreenProps) {
  const mine = usePostedForm(acceptAsMyselfAction, { noAnswer });
  const fresh = usePostedForm(acceptWithNewAccountAction, { noAnswer });
  // Once it is accepted the link is used up, and a page that is drawn anew finds it so.
  const done = mine.state.message ?? fresh.state.message;
  const known = "problem" in invitation ? null : invitation;

  if (done) {
    return (
      <AccountCard title={known ? `Join ${known.practice_name}` : "Invitation"}>
        <div className="grid gap-4">
          <Alert tone="success" title={done} />
          <TextLink href="/login">Go to Login</TextLink>
        </div>
      </AccountCard>
    );
  }
  if ("problem" in invitation) {
    return (
      <AccountCard title="Invitation" footer={<TextLink href="/login">Go to Login</TextLink>}>
        <Alert tone="danger" title={invitation.problem} />
      </AccountCard>
    );
  }
  const { practice_name, email } = invitation;
  const description = `This invitation is for ${email}.`;
  if (signedIn) {
    return (
      <AccountCard title={`Join ${practice_name}`} description={description}>
        <form {...mine.form} className="grid gap-4">
          {mine.state.error && <Alert tone="danger" title={mine.state.error} />}
          <p className="text-ink-muted">
            You are signed in. Your account moves to this practice, and your own empty practice is closed.
          </p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="lg" loading={mine.busy}>
            Join with my account
          </Button>
        </form>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={`Join ${practice_name}`}
      description={description}
      footer={
        <>
          Already have an account with this email? Sign in first, then open the link again.{" "}
          <TextLink href="/login">Sign in</TextLink>
        </>
      }
    >
      <form {...fresh.form} className="grid gap-4">
        {fresh.state.error && <Alert tone="danger" title={fresh.state.error} />}
        <input type="hidden" name="token" value={token} />
        <Field label="Username" required error={fresh.errorOf("username")}>
          <Input
            name="username"
            defaultValue={fresh.state.values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <NewPasswordFields label="Password" errorOf={fresh.errorOf} />
        <Button type="submit" variant="primary" size="lg" loading={fresh.busy}>
          Create account and join
        </Button>
      </form>
    </AccountCard>
  );
}
