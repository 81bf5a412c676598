"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { npiWarning } from "@/lib/core/npi";
import { MESSAGES } from "@/lib/domain/account/messages";
import { type ProfileForm as Form, type Profile, profileInput } from "@/lib/domain/account/schema";
import { TinTip, UnverifiedEmail } from "./profile-notices";
import { showFieldErrors } from "./server-errors";

const FAILED = "Failed to update profile";
const READ_ONLY = "read-only:border-transparent read-only:bg-sunken/60 read-only:shadow-none";

const formOf = (profile: Profile | undefined): Form => ({
  email: profile?.email ?? "",
  npi: profile?.npi ?? "",
  tin: profile?.tin ?? "",
  organization: profile?.organization ?? "",
  first_name: profile?.first_name ?? "",
  last_name: profile?.last_name ?? "",
});

/** The own profile: read-only until Edit Profile, saved whole, reloaded on Cancel. */
export function ProfileForm() {
  const query = useQuery({
    queryKey: ["profile"],
    queryFn: () => api<Profile>("/accounts/profile/", {}, "Failed to fetch profile"),
  });
  const profile = query.data;
  const form = useForm<Form>({
    resolver: zodResolver(profileInput, undefined, { raw: true }),
    defaultValues: formOf(undefined),
    mode: "onChange",
  });
  const [editing, setEditing] = useState(false);
  const [message, setMessage] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (profile && !editing) form.reset(formOf(profile));
  }, [profile, editing, form]);

  const save = form.handleSubmit(
    async (values) => {
      setMessage(null);
      try {
        await api<Profile>(
          "/accounts/profile/",
          { method: "PATCH", json: { ...profile, ...values } },
          FAILED,
        );
        await query.refetch();
        setEditing(false);
        setMessage({ tone: "success", text: MESSAGES.profileSaved });
      } catch (error) {
        if (error instanceof ApiError) showFieldErrors(form, error.fields);
        setMessage({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
      }
    },
    () => setMessage({ tone: "danger", text: MESSAGES.fixErrors }),
  );

  const cancel = async () => {
    setMessage(null);
    await query.refetch();
    form.reset(formOf(query.data));
    setEditing(false);
  };

  if (query.isPending) {
    return (
      <div className="flex min-h-80 items-center justify-center text-ink-muted">
        <Spinner size={32} label="Loading profile" />
      </div>
    );
  }
  if (!profile) {
    return (
      <Alert
        tone="danger"
        title="Failed to fetch profile"
        action={<Button onClick={() => query.refetch()}>Try again</Button>}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {!profile.email_verified && <UnverifiedEmail />}
      {profile.role === "provider" && !profile.tin && <TinTip />}
      {message && <Alert tone={message.tone} title={message.text} />}
      <Card
        title="Your profile"
        actions={
          !editing && (
            <Button variant="primary" onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
          )
        }
      >
        <form onSubmit={save} noValidate className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Username">
              <Input value={profile.username} readOnly className={READ_ONLY} />
            </Field>
            <Field label="Role">
              <Input value={profile.role} readOnly className={READ_ONLY} />
            </Field>
            <Field label="First name" error={errors.first_name?.message}>
              <Input
                {...form.register("first_name")}
                readOnly={!editing}
                autoComplete="given-name"
                className={READ_ONLY}
              />
            </Field>
            <Field label="Last name" error={errors.last_name?.message}>
              <Input
                {...form.register("last_name")}
                readOnly={!editing}
                autoComplete="family-name"
                className={READ_ONLY}
              />
            </Field>
            <Field label="Email" error={errors.email?.message}>
              <Input
                {...form.register("email")}
                type="email"
                readOnly={!editing}
                autoComplete="email"
                className={READ_ONLY}
              />
            </Field>
            <Field label="Organization" error={errors.organization?.message}>
              <Input
                {...form.register("organization")}
                readOnly={!editing}
                autoComplete="organization"
                className={READ_ONLY}
              />
            </Field>
            <Field label="NPI" error={errors.npi?.message} hint={npiWarning(form.watch("npi"))}>
              <Input
                {...form.register("npi")}
                inputMode="numeric"
                readOnly={!editing}
                className={READ_ONLY}
              />
            </Field>
            <Field label="TIN" error={errors.tin?.message}>
              <Input
                {...form.register("tin")}
                inputMode="numeric"
                readOnly={!editing}
                className={READ_ONLY}
              />
            </Field>
          </div>
          {editing && (
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={cancel}>Cancel</Button>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                Save Changes
              </Button>
            </div>
          )}
        </form>
      </Card>
    </div>
  );
}
