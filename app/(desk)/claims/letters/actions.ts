"use server";

import { requestClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letter";
import { action } from "@/lib/transport/action";

export const requestClaimLetterAction = action(requestClaimLetter);
