"use server";

import { z } from "zod";
import { ClaimLettersDialog } from "@/components/letter/claim-letters-dialog";
import { GenerateLetterDialog } from "@/components/letter/generate-letter-dialog";
import { LetterDialog } from "@/components/letter/letter-dialog";
import { SubmittedLetter } from "@/components/letter/submitted-letter";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import { getClaim } from "@/lib/domain/claim/queries";
import { getClaimLetter, listLettersOfClaim } from "@/lib/domain/letter/claim-letters/claim-letters";
import { modelChoices } from "@/lib/domain/letter/model/models";
import { listTemplates } from "@/lib/domain/letter/templates/practice-templates";
import { view } from "@/lib/transport/action";

const MOST_LETTERS = 200;

export const claimLettersView = view(
  { access: "user", input: z.object({ claimId: z.uuid(), all: z.boolean().optional() }) },
  async (ctx, { claimId, all }) => {
    const [claim, page] = await Promise.all([
      getClaim(ctx, { claimId }),
      listLettersOfClaim(ctx, { claimId, ...(all && { page_size: MOST_LETTERS }) }),
    ]);
    return (
      <ClaimLettersDialog
        claim={claim}
        page={page}
        letterView={letterView}
        generateView={generateLetterView}
        allView={claimLettersView}
      />
    );
  },
);

export const generateLetterView = view(
  { access: "user", input: z.object({ claimId: z.uuid() }) },
  async (ctx, { claimId }) => {
    const [claim, { templates, engine }] = await Promise.all([
      getClaim(ctx, { claimId }),
      listTemplates(ctx),
    ]);
    const { claim_id, claim_number, patient_name, status, denial_details: denial } = claim;
    return (
      <GenerateLetterDialog
        claim={{ claim_id, claim_number, patient_name, status }}
        category={denial?.denial_category ?? null}
        templates={{ templates, engine }}
        lettersView={claimLettersView}
        submittedView={submittedLetterView}
      />
    );
  },
);

/** What was ordered, until it is written and after. */
export const submittedLetterView = view(
  { access: "user", input: z.object({ appealId: z.uuid() }) },
  async (ctx, { appealId }) => (
    <SubmittedLetter
      letter={await getClaimLetter(ctx, { appealId })}
      isBuiltIn={!modelChoices().some(({ label, configured }) => label === DEFAULT_MODEL && configured)}
      lettersView={claimLettersView}
    />
  ),
);

export const letterView = view(
  { access: "user", input: z.object({ appealId: z.uuid(), inNewTab: z.boolean() }) },
  async (ctx, { appealId, inNewTab }) => (
    <LetterDialog letter={await getClaimLetter(ctx, { appealId })} inNewTab={inNewTab} />
  ),
);
