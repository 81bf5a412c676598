import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { npiWarning } from "@/lib/core/npi";
import type { Profile } from "@/lib/domain/account/schema";
import { PROFILE_FIELDS, READ_ONLY } from "./profile-fields";

/** The own profile as it is kept. */
export function ProfileView({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FixedFields profile={profile} />
      {PROFILE_FIELDS.map(({ name, label }) => (
        <Field key={name} label={label} hint={name === "npi" && npiWarning(profile.npi)}>
          <Input value={profile[name] ?? ""} readOnly className={READ_ONLY} />
        </Field>
      ))}
    </div>
  );
}

/** What nobody changes by themselves. */
export function FixedFields({ profile }: { profile: Profile }) {
  return (
    <>
      <Field label="Username">
        <Input value={profile.username} readOnly className={READ_ONLY} />
      </Field>
      <Field label="Role">
        <Input value={profile.role} readOnly className={READ_ONLY} />
      </Field>
    </>
  );
}
