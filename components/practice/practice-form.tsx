"use client";

import { useState } from "react";
import { Controller } from "react-hook-form";
import { updatePracticeAction } from "@/app/(desk)/profile/actions";
import { useActionForm } from "@/components/form/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { npiWarning } from "@/lib/core/npi";
import { US_STATES } from "@/lib/core/us-states";
import { type PracticeForm as Form, type Practice, practiceInput } from "@/lib/domain/practice/schema";

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
  { name: "address_line1", label: "Address line 1" },
  { name: "address_line2", label: "Address line 2" },
  { name: "city", label: "City" },
  { name: "state", label: "State" },
  { name: "zip_code", label: "ZIP code" },
  { name: "phone", label: "Phone" },
  { name: "fax", label: "Fax" },
  { name: "npi", label: "NPI" },
  { name: "tin", label: "TIN" },
  { name: "signer_name", label: "Signer's name" },
  { name: "signer_title", label: "Signer's title" },
] as const;

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

const formOf = (practice: Practice): Form => ({
  ...Object.fromEntries(TEXTS.map(({ name }) => [name, practice[name] ?? ""])),
  time_zone: practice.time_zone,
  require_second_factor: practice.require_second_factor,
});

/** The letterhead of the practice's letters, its time zone and its rule on second factors. */
export function PracticeForm({ practice, isOwner }: { practice: Practice; isOwner: boolean }) {
  const [isSaved, setSaved] = useState(false);
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: updatePracticeAction,
    schema: practiceInput,
    values: formOf(practice),
    mode: "onTouched",
    onDone: (saved) => {
      form.reset(formOf(saved));
      setSaved(true);
    },
  });
  const { errors } = form.formState;
  const zones = TIME_ZONES.includes(practice.time_zone) ? TIME_ZONES : [...TIME_ZONES, practice.time_zone];
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-4">
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
                hint="Holds from the moment it is saved: everyone without an authenticator app or a passkey is signed out and sets one up at the next sign-in, before anything else. Team shows who has one."
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
                disabled={!isOwner}
              />
            )}
          />
        </div>
      </Card>
      {isSaved && !refusal && <Alert tone="success" title="Practice saved." />}
      {refusal && !refusal.fields && <Alert tone="danger" title={refusal.message} />}
      {isOwner && (
        <div className="flex justify-end">
          <Button type="submit" variant="primary" loading={busy}>
            Save practice
          </Button>
        </div>
      )}
    </form>
  );
}
