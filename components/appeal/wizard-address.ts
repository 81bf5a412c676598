import { createLoader, parseAsInteger, parseAsString } from "nuqs/server";

/** The open step is in the wizard's address, so that back and reload keep it; so are the letters that it is reviewed among. */
export const readWizardAddress = createLoader({ step: parseAsInteger, batch: parseAsString });
