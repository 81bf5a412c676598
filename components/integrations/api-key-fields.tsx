import { ApiKeyForm } from "@/components/account/profile-parts";
import { FormField, FormFieldError } from "@/components/form/drawn-form";
import { API_RESOURCES, type ApiResource } from "@/lib/core/api-scopes";
import { KEY_DAYS } from "@/lib/domain/practice/api-key/schema";
import { RESOURCE_WORDS } from "./labels";

const TERMS = [30, KEY_DAYS, 180, 365].map((days) => ({ value: String(days), label: `${days} days` }));

/** What a new key is called, how long it works and what it may do. */
export function ApiKeyFields() {
  return (
    <ApiKeyForm>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="name" label="Name" required hint="The program that will use it" />
        <FormField as="select" name="expires_in_days" label="Works for" options={TERMS} />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">What it may do</legend>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {API_RESOURCES.map((resource) => (
            <Scopes key={resource} resource={resource} />
          ))}
        </div>
        <FormFieldError name="scopes" />
      </fieldset>
    </ApiKeyForm>
  );
}

function Scopes({ resource }: { resource: ApiResource }) {
  const word = RESOURCE_WORDS[resource];
  const box = (scope: "read" | "write", label: string) => (
    <FormField
      as="choice"
      name="scopes"
      value={`${resource}:${scope}`}
      label={label}
      aria-label={`${word}: ${label.toLowerCase()}`}
    />
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2">
      <span className="text-sm">{word}</span>
      <span className="flex gap-5">
        {box("read", "Read")}
        {resource === "practice" ? <span className="w-19.5" /> : box("write", "Change")}
      </span>
    </div>
  );
}
