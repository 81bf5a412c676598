"use client";

import type { z } from "zod";
import { createPayerAction, updatePayerAction } from "@/app/(desk)/profile/payers/actions";
import { formDialog } from "@/components/form/form-dialog";
import { createPayerInput } from "@/lib/domain/payer-directory/schema";

type Values = Record<"name" | "payer_id" | "appeals_address" | "fax" | "portal_url" | "note", string> & {
  verified: boolean;
};
type Input = z.input<typeof createPayerInput> & { payerId?: string };

/** The server alone knows a fax number from another. */
export const PayerForm = formDialog({
  action: ({ payerId, ...input }: Input) =>
    payerId ? updatePayerAction({ ...input, payerId }) : createPayerAction(input),
  schema: createPayerInput,
  inputOf: ({ verified, ...values }: Values, known: { payerId?: string }) => ({
    ...values,
    ...(verified && { verified }),
    ...known,
  }),
  failure: "Failed to save payer: ",
});
