"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState, useTransition } from "react";
import { beginPasskeyAction, confirmPasskeyAction } from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import type { ActionFailure } from "@/lib/core/action-result";
import { createPasskey } from "./passkey-ceremony";
import { PasskeyChanges } from "./passkey-changes";
import { RecoveryCodes } from "./second-factor-card";

interface PasskeysCardProps {
  passkeys: readonly { id: string; name: string; about: ReactNode }[];
  /** An authenticator app is on: adding a passkey asks for its code, too. */
  asksCode: boolean;
}

/** The passkeys of a person (docs/product.md, B20 to B23): added by password and the browser's question, named, removed. */
export function PasskeysCard({ passkeys, asksCode }: PasskeysCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const router = useRouter();
  const added = (recovery: string[] | null) => {
    setAdding(false);
    setCodes(recovery);
    if (!recovery) router.refresh();
  };
  const saved = () => {
    setCodes(null);
    router.refresh();
  };
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, face, device PIN or a security key."
      actions={!isAdding && !codes && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} title="Your passkey was added" onDone={saved} />
      ) : isAdding ? (
        <AddPasskey asksCode={asksCode} onAdded={added} onCancel={() => setAdding(false)} />
      ) : passkeys.length === 0 ? (
        <p className="text-ink-muted text-sm">
          None yet. With one, signing in by password asks for it or for a recovery code.
        </p>
      ) : (
        <ul className="divide-y">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
              <span aria-hidden className="icon icon-key-round size-5 text-ink-faint" />
              {passkey.about}
              <PasskeyChanges id={passkey.id} name={passkey.name} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const said = ({ fields, message }: ActionFailure) => Object.values(fields ?? {})[0]?.[0] ?? message;

interface AddPasskeyProps {
  asksCode: boolean;
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

function AddPasskey({ asksCode, onAdded, onCancel }: AddPasskeyProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();

  const add = async (typed: (name: string) => string): Promise<string | null> => {
    const code = typed("code");
    const begun = await callAction(() =>
      beginPasskeyAction({ password: typed("password"), ...(code && { code }) }),
    );
    if (!begun.ok) return said(begun.error);
    const made = await createPasskey(begun.data);
    if (!made.ok) return made.message;
    const done = await callAction(() =>
      confirmPasskeyAction({ name: typed("name"), credential: made.data as never }),
    );
    if (!done.ok) return said(done.error);
    onAdded(done.data.recovery_codes);
    return null;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    start(async () => {
      setProblem(null);
      setProblem(await add((name) => String(form.get(name) ?? "")));
    });
  };

  return (
    <form method="post" onSubmit={submit} className="grid max-w-md gap-4">
      {problem && <Alert tone="danger" title={problem} />}
      <Field label="Name" required hint="Where it is kept: “Work laptop”, “Blue security key”">
        <Input name="name" maxLength={60} defaultValue="My passkey" />
      </Field>
      <Field label="Your password" required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {asksCode && (
        <Field label="Code" required hint="Six digits from your authenticator app">
          <Input name="code" autoComplete="one-time-code" inputMode="numeric" />
        </Field>
      )}
      <div className="flex gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={busy}>
          Continue
        </Button>
      </div>
    </form>
  );
}
