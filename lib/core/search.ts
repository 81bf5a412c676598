/** Most characters that a search for patients takes. */
export const MAX_PATIENT_SEARCH = 200;
