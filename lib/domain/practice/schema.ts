import { z } from "zod";
import type { Role } from "@/lib/core/enums";
import { US_STATES } from "@/lib/core/us-states";
import { emailAddress, line, npiNumber, tinNumber } from "../account/schema";

const timeZones = new Set(Intl.supportedValuesOf("timeZone"));

const phoneNumber = line(40).refine((value) => value === null || value.replace(/\D/g, "").length >= 10, {
  message: "Enter the number with its area code.",
});

/** The letterhead of the practice's letters and its settings. What is absent stays as it is. */
export const practiceInput = z
  .object({
    name: z.string().trim().min(1, "Enter the practice's name.").max(200, "Use at most 200 characters."),
    address_line1: line(200),
    address_line2: line(200),
    city: line(100),
    state: line(2).refine((value) => value === null || value in US_STATES, {
      message: "Choose a state from the list.",
    }),
    zip_code: line(10).refine((value) => value === null || /^\d{5}(-?\d{4})?$/.test(value), {
      message: "Enter a ZIP code of 5 or 9 digits.",
    }),
    phone: phoneNumber,
    fax: phoneNumber,
    npi: npiNumber,
    tin: tinNumber,
    signer_name: line(120),
    signer_title: line(120),
    time_zone: z
      .string()
      .refine((zone) => timeZones.has(zone), { message: "Choose a time zone from the list." }),
    require_second_factor: z.boolean(),
  })
  .partial();
export type PracticeForm = z.input<typeof practiceInput>;

export type Practice = {
  name: string;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  phone: string | null;
  fax: string | null;
  npi: string | null;
  tin: string | null;
  signer_name: string | null;
  signer_title: string | null;
  has_logo: boolean;
  time_zone: string;
  require_second_factor: boolean;
};

/** The letterhead's logo: what may be uploaded, in the words of both the form and the server. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
export const LOGO_MESSAGES = {
  missing: "Choose one picture as the logo.",
  type: "The logo must be a PNG or JPG picture.",
  damaged: "This picture is damaged and cannot be opened. Save it again as PNG or JPG.",
  bytes: "The logo is larger than 2 MB. Save it smaller and upload it again.",
  pixels: "The logo is larger than 4000 pixels a side. Save it smaller and upload it again.",
  none: "There is no logo.",
} as const;

export const invitationInput = z.object({ email: emailAddress });

export type Member = {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  is_owner: boolean;
  active: boolean;
  second_factor: boolean;
};

export type Invitation = {
  id: string;
  email: string;
  state: "open" | "accepted" | "revoked" | "expired";
  expires_at: string;
  created_at: string;
};
