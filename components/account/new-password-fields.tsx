import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { PASSWORD_MIN } from "@/lib/core/account-messages";

interface NewPasswordFieldsProps {
  label: string;
  errorOf: (name: string) => string | undefined;
}

export function NewPasswordFields({ label, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} required error={errorOf("password")} hint={`At least ${PASSWORD_MIN} characters`}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" required error={errorOf("password2")}>
        <PasswordInput name="password2" autoComplete="new-password" />
      </Field>
    </>
  );
}
