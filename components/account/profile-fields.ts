export const READ_ONLY = "read-only:border-transparent read-only:bg-sunken/60 read-only:shadow-none";

/** What a person may change of the own profile. */
export const PROFILE_FIELDS = [
  { name: "first_name", label: "First name", autoComplete: "given-name" },
  { name: "last_name", label: "Last name", autoComplete: "family-name" },
  { name: "email", label: "Email", autoComplete: "email", type: "email" },
  { name: "organization", label: "Organization", autoComplete: "organization" },
  { name: "npi", label: "NPI", inputMode: "numeric" },
  { name: "tin", label: "TIN", inputMode: "numeric" },
] as const;
