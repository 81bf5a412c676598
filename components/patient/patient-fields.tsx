import { FormField } from "@/components/form/drawn-form";
import { GENDERS } from "@/lib/core/enums";
import { US_STATES } from "@/lib/core/us-states";
import { GENDER_WORDS } from "./patient-labels";

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_WORDS[value] }));
const STATE_OPTIONS = Object.entries(US_STATES).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}));

interface PatientFieldsProps {
  /** Where the practice is. */
  today: string;
  ssnHint?: string;
}

/** All fields of a patient (docs/product.md, G1, G2), for the create and the edit form. */
export function PatientFields({ today, ssnHint }: PatientFieldsProps) {
  const two = "sm:col-span-2";
  const three = "sm:col-span-3";
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <FormField name="first_name" label="First Name" required maxLength={100} className={two} />
      <FormField name="middle_name" label="Middle Name" maxLength={100} className={two} />
      <FormField name="last_name" label="Last Name" required maxLength={100} className={two} />
      <FormField
        as="date"
        name="date_of_birth"
        label="Date of Birth"
        required
        autoComplete="off"
        max={today}
        className={two}
      />
      <FormField
        as="select"
        name="gender"
        label="Gender"
        required
        options={GENDER_OPTIONS}
        placeholder="Choose…"
        className={two}
      />
      <FormField
        name="ssn"
        label="SSN"
        hint={ssnHint}
        placeholder="XXX-XX-XXXX"
        spellCheck={false}
        maxLength={20}
        className={two}
      />
      <FormField
        name="email"
        label="Email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
        className={three}
      />
      <FormField name="phone" label="Phone" type="tel" maxLength={40} className={three} />
      <FormField name="address_line1" label="Address Line 1" required maxLength={200} className={three} />
      <FormField name="address_line2" label="Address Line 2" maxLength={200} className={three} />
      <FormField name="city" label="City" required maxLength={100} className={two} />
      <FormField
        as="select"
        name="state"
        label="State"
        required
        options={STATE_OPTIONS}
        placeholder="Choose…"
        className={two}
      />
      <FormField name="zip_code" label="ZIP Code" required inputMode="numeric" maxLength={20} />
      <FormField name="country" label="Country" maxLength={60} />
    </div>
  );
}
