"use client";

import { useState } from "react";
import { Controller } from "react-hook-form";
import { createApiKeyAction } from "@/app/(desk)/profile/integrations/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { API_RESOURCES, type ApiScope } from "@/lib/core/api-scopes";
import { apiKeyInput, KEY_DAYS } from "@/lib/domain/practice/api-key/schema";
import { RESOURCE_WORDS } from "./words";

const TERMS = [30, KEY_DAYS, 180, 365].map((days) => ({ value: String(days), label: `${days} days` }));
const EMPTY = { name: "", scopes: [] as ApiScope[], expires_in_days: String(KEY_DAYS) };

/** Makes a key and shows it, this once. */
export function ApiKeyForm() {
  const [key, setKey] = useState<string | null>(null);
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: createApiKeyAction,
    schema: apiKeyInput,
    values: EMPTY,
    inputOf: (values) => ({ ...values, expires_in_days: Number(values.expires_in_days) }),
    onDone: (made) => {
      form.reset(EMPTY);
      setKey(made.key);
    },
  });
  const { errors } = form.formState;
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message} hint="The program that will use it">
          <Input {...form.register("name")} autoComplete="off" />
        </Field>
        <Field label="Works for" error={errors.expires_in_days?.message}>
          <Select {...form.register("expires_in_days")} options={TERMS} />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-medium text-ink text-sm">What it may do</legend>
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {API_RESOURCES.map((resource) => (
                <Scopes key={resource} resource={resource} chosen={field.value} onChange={field.onChange} />
              ))}
            </div>
            {errors.scopes?.message && (
              <p role="alert" className="text-danger-text text-sm">
                {errors.scopes.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <div>
        <Button type="submit" loading={busy}>
          Make a key
        </Button>
      </div>
    </form>
  );
}

interface ScopesProps {
  resource: (typeof API_RESOURCES)[number];
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
}

function Scopes({ resource, chosen, onChange }: ScopesProps) {
  const word = RESOURCE_WORDS[resource];
  const box = (scope: ApiScope, label: string) => (
    <Checkbox
      label={label}
      aria-label={`${word}: ${label.toLowerCase()}`}
      checked={chosen.includes(scope)}
      onCheckedChange={(on) => onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
    />
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2">
      <span className="text-sm">{word}</span>
      <span className="flex gap-5">
        {box(`${resource}:read`, "Read")}
        {resource === "practice" ? <span className="w-19.5" /> : box(`${resource}:write`, "Change")}
      </span>
    </div>
  );
}
