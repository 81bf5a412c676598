"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { showFieldErrors } from "@/components/account/server-errors";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { npiWarning } from "@/lib/core/npi";
import { US_STATES } from "@/lib/core/us-states";
import { type PracticeForm as Form, type Practice, practiceInput } from "@/lib/domain/practice/schema";
import { LogoCard } from "./logo-card";

const FAILED = "The practice could not be saved. Please try again.";

/** The zones that practices in the US and its territories are in, then whatever is set already. */
const TIME_ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
];

const TEXTS = [
  { name: "name", label: "Practice name" },
  { name: "phone", label: "Phone" },
  { name: "address_line1", label: "Address line 1" },
  { name: "fax", label: "Fax" },
  { name: "address_line2", label: "Address line 2" },
  { name: "city", label: "City" },
  { name: "state", label: "State" },
  { name: "zip_code", label: "ZIP code" },
  { name: "npi", label: "NPI" },
  { name: "tin", label: "TIN" },
  { name: "signer_name", label: "Signer's name" },
  { name: "signer_title", label: "Signer's title" },
] as const;

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

const formOf = (practice: Practice | undefined): Form => ({
  ...Object.fromEntries(TEXTS.map(({ name }) => [name, practice?.[name] ?? ""])),
  time_zone: practice?.time_zone ?? "America/New_York",
  require_second_factor: practice?.require_second_factor ?? false,
});

/** The letterhead of the practice's letters, its time zone and its rule on second factors. */
export function PracticeForm({ isOwner }: { isOwner: boolean }) {
  const query = useQuery({ queryKey: ["practice"], queryFn: () => api<Practice>("/practice/") });
  const form = useForm<Form>({
    resolver: zodResolver(practiceInput, undefined, { raw: true }),
    defaultValues: formOf(undefined),
    mode: "onTouched",
  });
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const { errors, isSubmitting } = form.formState;
  const practice = query.data;

  useEffect(() => {
    // What was typed stays: another answer comes with a new logo, too.
    if (practice) form.reset(formOf(practice), { keepDirtyValues: true });
  }, [practice, form]);

  const save = form.handleSubmit(async (values) => {
    setResult(null);
    try {
      form.reset(formOf(await api<Practice>("/practice/", { method: "PATCH", json: values }, FAILED)));
      await query.refetch();
      setResult({ tone: "success", text: "Practice saved." });
    } catch (error) {
      if (error instanceof ApiError && error.fields) showFieldErrors(form, error.fields);
      else setResult({ tone: "danger", text: error instanceof ApiError ? error.message : FAILED });
    }
  });

  if (query.isPending) return <Skeleton className="h-96" />;
  if (!practice) return <Alert tone="danger" title="The practice could not be loaded. Please try again." />;
  const zones = TIME_ZONES.includes(practice.time_zone) ? TIME_ZONES : [...TIME_ZONES, practice.time_zone];
  return (
    <div className="grid gap-4">
      {!isOwner && <Alert tone="info" title="Only the owner of the practice can change this." />}
      <LogoCard practice={practice} isOwner={isOwner} />
      <form onSubmit={save} noValidate className="grid gap-4">
        <Card title="Letterhead" description="It appears on every appeal letter.">
          <div className="grid gap-4 sm:grid-cols-2">
            {TEXTS.map(({ name, label }) => (
              <Field
                key={name}
                label={label}
                error={errors[name]?.message}
                hint={name === "npi" && npiWarning(form.watch("npi"))}
              >
                {name === "state" ? (
                  <Select {...form.register(name)} disabled={!isOwner} placeholder="None" options={STATES} />
                ) : (
                  <Input {...form.register(name)} readOnly={!isOwner} />
                )}
              </Field>
            ))}
          </div>
        </Card>
        <Card title="Settings">
          <div className="grid gap-4 sm:max-w-md">
            <Field label="Time zone" error={errors.time_zone?.message} hint="Deadlines are counted in it.">
              <Select
                {...form.register("time_zone")}
                disabled={!isOwner}
                options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
              />
            </Field>
            <Controller
              control={form.control}
              name="require_second_factor"
              render={({ field }) => (
                <Switch
                  label="Require two-factor authentication"
                  hint="Everyone without it is signed out and sets it up at the next sign-in."
                  checked={field.value ?? false}
                  onCheckedChange={field.onChange}
                  disabled={!isOwner}
                />
              )}
            />
          </div>
        </Card>
        {result && <Alert tone={result.tone} title={result.text} />}
        {isOwner && (
          <div className="flex justify-end">
            <Button type="submit" variant="primary" loading={isSubmitting}>
              Save practice
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
