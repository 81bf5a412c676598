import { PracticeForm } from "@/components/account/profile-parts";
import { FormField } from "@/components/form/drawn-form";
import { Card } from "@/components/ui/card";
import { US_STATES } from "@/lib/core/us-states";
import type { Practice } from "@/lib/domain/practice/schema";

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

/** The letterhead of the practice's letters, its time zone and its rule on second factors. */
export function PracticeFields({ practice, isOwner }: { practice: Practice; isOwner: boolean }) {
  const { time_zone, require_second_factor } = practice;
  const zones = TIME_ZONES.includes(time_zone) ? TIME_ZONES : [...TIME_ZONES, time_zone];
  const texts = Object.fromEntries(TEXTS.map(({ name }) => [name, practice[name] ?? ""]));
  return (
    <PracticeForm values={{ ...texts, time_zone, require_second_factor }} isOwner={isOwner}>
      <Card title="Letterhead" description="It appears on every appeal letter.">
        <div className="grid gap-4 sm:grid-cols-2">
          {TEXTS.map((field) =>
            field.name === "state" ? (
              <FormField
                key={field.name}
                as="select"
                {...field}
                disabled={!isOwner}
                placeholder="None"
                options={STATES}
              />
            ) : (
              <FormField key={field.name} {...field} autoComplete="on" readOnly={!isOwner} />
            ),
          )}
        </div>
      </Card>
      <Card title="Settings">
        <div className="grid gap-4 sm:max-w-md">
          <FormField
            as="select"
            name="time_zone"
            label="Time zone"
            hint="Deadlines are counted in it."
            disabled={!isOwner}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          />
          <FormField
            as="switch"
            name="require_second_factor"
            label="Require two-factor authentication"
            hint="Holds from the moment it is saved: everyone without an authenticator app or a passkey is signed out and sets one up at the next sign-in, before anything else. Team shows who has one."
            disabled={!isOwner}
          />
        </div>
      </Card>
    </PracticeForm>
  );
}
