export const PATIENT_FILTER_WORDS = {
  placeholder: "All patients",
  "aria-label": "Filter by patient",
} as const;
