import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { Ctx } from "@/lib/domain/kernel/context";
import { requestClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letter";
import { createPayer } from "@/lib/domain/payer-directory/entries";
import { createPayerInput } from "@/lib/domain/payer-directory/schema";
import type { DeniedClaim } from "./claims";
import { PAYERS } from "./payers";
import { inTurn } from "./random";

/** How many of the payers are in the practice's directory. */
const KNOWN = 5;
/** Places in the list of denied claims, behind those that the quick appeals are about. */
const LETTERS_FOR = [14, 17, 20, 23];

/** Where payers take appeals, and letters that were ordered from claims. The worker writes them within seconds. */
export async function seedLetters(people: readonly Ctx[], open: readonly DeniedClaim[]): Promise<void> {
  for (const [index, payer] of PAYERS.slice(0, KNOWN).entries()) {
    const entry = createPayerInput.parse({
      name: payer.name,
      payer_id: payer.payerId,
      appeals_address: payer.addressLines.join("\n"),
      fax: payer.fax,
      verified: index % 2 === 0,
    });
    await createPayer(inTurn(people, index), entry);
  }
  for (const [index, place] of LETTERS_FOR.entries()) {
    const claim_id = inTurn(open, place).row.id;
    await requestClaimLetter(inTurn(people, index), { claim_id, model: DEFAULT_MODEL });
  }
}
