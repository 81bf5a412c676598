import { createLoader, parseAsInteger } from "nuqs/server";

/** The open step is in the wizard's address, so that back and reload keep it. */
export const readWizardAddress = createLoader({ step: parseAsInteger });
