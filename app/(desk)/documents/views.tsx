"use server";

import { z } from "zod";
import { DocumentRows } from "@/components/library/document-rows";
import { LetterRows } from "@/components/library/letter-rows";
import { CLAIM_DOCUMENT_TYPES } from "@/lib/core/document-types";
import { cursorField, fromField } from "@/lib/core/fields";
import { listDocuments } from "@/lib/domain/document/library/library";
import { listClaimLetters } from "@/lib/domain/letter/claim-letters/claim-letters";
import { view } from "@/lib/transport/action";
import { letterView } from "../claims/letters/views";
import { documentsQuery } from "./documents-query";

const place = { search: z.string(), cursor: cursorField, from: fromField };
const filters = z.object({
  type: z.enum(CLAIM_DOCUMENT_TYPES).nullish(),
  patient: z.string().nullish(),
  from: z.string().nullish(),
  to: z.string().nullish(),
});

export const foundDocumentsView = view(
  { access: "user", input: z.object({ ...place, filters }) },
  async (ctx, { search, cursor, from, filters }) => {
    const page = await listDocuments(ctx, { ...documentsQuery(filters), search, cursor });
    return <DocumentRows page={page} filters={filters} at={{ cursor: cursor ?? null, row: from }} found />;
  },
);

export const foundLettersView = view(
  { access: "user", input: z.object(place) },
  async (ctx, { search, cursor, from }) => {
    const page = await listClaimLetters(ctx, { search, cursor });
    return (
      <LetterRows page={page} at={{ cursor: cursor ?? null, row: from }} found letterView={letterView} />
    );
  },
);
