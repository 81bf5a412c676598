"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Spinner } from "@/components/ui/spinner";
import { type AcceptInput, acceptInput, PASSWORD_MIN } from "@/lib/domain/account/schema";
import { AccountCard, TextLink } from "./account-card";
import { publicCall } from "./public-call";
import { showFieldErrors } from "./server-errors";

const FAILED = "The invitation could not be accepted. Please try again.";

/** An invitation's link: join with a new account, or with the one that is signed in. */
export function InviteScreen({ token, signedIn }: { token: string; signedIn: boolean }) {
  const query = useQuery({
    queryKey: ["invitation"],
    queryFn: () =>
      publicCall<{ practice_name: string; email: string }>(
        "/practice/invitations/read/",
        { method: "POST", json: { token } },
        FAILED,
      ),
    retry: false,
  });
  const [done, setDone] = useState<string | null>(null);

  if (query.isPending) {
    return (
      <div className="flex justify-center">
        <Spinner size={32} label="Loading invitation" />
      </div>
    );
  }
  if (query.isError) {
    const text = query.error instanceof ApiError ? query.error.message : FAILED;
    return (
      <AccountCard title="Invitation" footer={<TextLink href="/login">Go to Login</TextLink>}>
        <Alert tone="danger" title={text} />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={`Join ${query.data.practice_name}`}
      description={`This invitation is for ${query.data.email}.`}
      footer={
        done || signedIn ? undefined : (
          <>
            Already have an account with this email? Sign in first, then open the link again.{" "}
            <TextLink href="/login">Sign in</TextLink>
          </>
        )
      }
    >
      {done ? (
        <div className="grid gap-4">
          <Alert tone="success" title={done} />
          <TextLink href="/login">Go to Login</TextLink>
        </div>
      ) : signedIn ? (
        <JoinAsMyself token={token} onDone={setDone} />
      ) : (
        <JoinWithNewAccount token={token} onDone={setDone} />
      )}
    </AccountCard>
  );
}

function JoinAsMyself({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    try {
      const path = "/practice/invitations/accept/";
      onDone((await api<{ message: string }>(path, { method: "PUT", json: { token } }, FAILED)).message);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="danger" title={problem} />}
      <p className="text-ink-muted">
        You are signed in. Your account moves to this practice, and your own empty practice is closed.
      </p>
      <Button variant="primary" size="lg" onClick={join} loading={busy}>
        Join with my account
      </Button>
    </div>
  );
}

function JoinWithNewAccount({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const form = useForm<AcceptInput>({
    resolver: zodResolver(acceptInput),
    defaultValues: { token, username: "", password: "", password2: "" },
    mode: "onTouched",
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const path = "/practice/invitations/accept/";
      onDone((await publicCall<{ message: string }>(path, { method: "POST", json: input }, FAILED)).message);
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else setProblem(error instanceof ApiError ? error.message : FAILED);
    }
  });
  return (
    <form onSubmit={submit} className="grid gap-4">
      {problem && <Alert tone="danger" title={problem} />}
      <Field label="Username" required error={errors.username?.message}>
        <Input
          {...form.register("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        required
        error={errors.password?.message}
        hint={`At least ${PASSWORD_MIN} characters`}
      >
        <PasswordInput {...form.register("password")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" required error={errors.password2?.message}>
        <PasswordInput {...form.register("password2")} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
        Create account and join
      </Button>
    </form>
  );
}
