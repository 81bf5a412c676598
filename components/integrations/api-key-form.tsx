"use client";

import { type ReactNode, useState } from "react";
import { createApiKeyAction } from "@/app/(desk)/profile/integrations/actions";
import { FormAround } from "@/components/form/form-around";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ApiScope } from "@/lib/core/api-scopes";
import { apiKeyInput, KEY_DAYS } from "@/lib/domain/practice/api-key/schema";

const EMPTY = { name: "", scopes: [] as ApiScope[], expires_in_days: String(KEY_DAYS) };

/** Makes a key and shows it, this once. */
export function ApiKeyForm({ children }: { children: ReactNode }) {
  const [key, setKey] = useState<string | null>(null);
  const filling = useActionForm({
    action: createApiKeyAction,
    schema: apiKeyInput,
    values: EMPTY,
    inputOf: (values) => ({ ...values, expires_in_days: Number(values.expires_in_days) }),
    onDone: (made) => {
      form.reset(EMPTY);
      setKey(made.key);
    },
  });
  const { form, busy, refusal, onSubmit } = filling;
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
      {key && (
        <Alert tone="success" title="The key was made. Copy it now: it is shown this once.">
          <Field label="New key" aside={<CopyButton text={key} label="Copy the key" copied="Key copied" />}>
            <Input readOnly value={key} onFocus={(event) => event.target.select()} />
          </Field>
        </Alert>
      )}
      {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
      <FormAround filling={filling}>{children}</FormAround>
      <div>
        <Button type="submit" loading={busy}>
          Make a key
        </Button>
      </div>
    </form>
  );
}
