"use client";

import type { ReactNode } from "react";
import { updateProfileAction } from "@/app/(desk)/profile/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MESSAGES } from "@/lib/core/account-messages";
import { npiWarning } from "@/lib/core/npi";
import { type Profile, profileInput } from "@/lib/domain/account/schema";
import { PROFILE_FIELDS } from "./profile-fields";

/** Refusals without words of their own (docs/product.md, B15). */
const WORDLESS = ["NO_ANSWER", "INTERNAL"];

interface ProfileFormProps {
  profile: Profile;
  /** What nobody changes by themselves. */
  fixed: ReactNode;
  onSaved: () => void;
  onCancel: () => void;
}

export function ProfileForm({ profile, fixed, onSaved, onCancel }: ProfileFormProps) {
  const values = Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, profile[name] ?? ""])) as Record<
    (typeof PROFILE_FIELDS)[number]["name"],
    string
  >;
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: updateProfileAction,
    schema: profileInput,
    values,
    mode: "onChange",
    onDone: onSaved,
  });
  const { errors, submitCount } = form.formState;
  const isBlocked = submitCount > 0 && Object.keys(errors).length > 0;
  const problem = refusal
    ? WORDLESS.includes(refusal.code)
      ? "Failed to update profile"
      : refusal.message
    : isBlocked && MESSAGES.fixErrors;
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && <Alert tone="danger" title={problem} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {fixed}
        {PROFILE_FIELDS.map(({ name, label, ...input }) => (
          <Field
            key={name}
            label={label}
            error={errors[name]?.message}
            hint={name === "npi" && npiWarning(form.watch("npi"))}
          >
            <Input {...form.register(name)} {...input} />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={busy}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
