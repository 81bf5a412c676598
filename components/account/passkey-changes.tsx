"use client";

import { useState } from "react";
import { removePasskeyAction, renamePasskeyAction } from "@/app/(desk)/profile/actions";
import { callAction } from "@/components/form/call-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import type { ActionResult } from "@/lib/core/action-result";

const orThrow = (result: ActionResult<unknown>) => {
  if (result.ok) return;
  throw new Error(Object.values(result.error.fields ?? {})[0]?.[0] ?? result.error.message);
};

/** Renames and removes one passkey; removing asks for the password. */
export function PasskeyChanges({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const [typed, setTyped] = useState("");
  const ask = (what: "rename" | "remove") => {
    setTyped(what === "rename" ? name : "");
    setAsked(what);
  };
  const close = (open: boolean) => !open && setAsked(null);
  return (
    <div className="flex gap-2">
      <Button size="sm" onClick={() => ask("rename")} aria-label={`Rename ${name}`}>
        Rename
      </Button>
      <Button size="sm" onClick={() => ask("remove")} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      {asked === "rename" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="Rename the passkey"
          description="The name is only for you."
          confirmLabel="Save"
          tone="primary"
          onConfirm={async () =>
            orThrow(await callAction<unknown>(() => renamePasskeyAction({ id, name: typed })))
          }
        >
          <Field label="Name" required>
            <Input value={typed} maxLength={60} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </ConfirmDialog>
      )}
      {asked === "remove" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Remove ${name}?`}
          description="It no longer signs in, and every other session ends. The device keeps its own entry until you delete it there."
          confirmLabel="Remove"
          tone="danger"
          onConfirm={async () =>
            orThrow(await callAction<unknown>(() => removePasskeyAction({ id, password: typed })))
          }
        >
          <Field label="Your password" required>
            <PasswordInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="current-password"
            />
          </Field>
        </ConfirmDialog>
      )}
    </div>
  );
}
