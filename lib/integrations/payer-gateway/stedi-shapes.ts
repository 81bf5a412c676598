import { z } from "zod";

/** What Stedi documents of its answers, as far as it is used. Unknown keys are left alone. */

/** `GET /polling/transactions`. */
export const pollAnswer = z.looseObject({
  items: z.array(
    z.looseObject({
      direction: z.string(),
      mode: z.string().nullish(),
      fileExecutionId: z.string(),
      processedAt: z.string(),
      x12: z
        .looseObject({
          metadata: z.looseObject({
            transaction: z.looseObject({ transactionSetIdentifier: z.string() }).optional(),
          }),
        })
        .optional(),
    }),
  ),
  nextPageToken: z.string().nullish(),
});
export type PolledTransaction = z.infer<typeof pollAnswer>["items"][number];

/** `GET /executions/{id}/input`, where it does not redirect. */
export const documentAnswer = z.looseObject({ documentDownloadUrl: z.string() });

const compactDate = z
  .string()
  .regex(/^\d{8}$/)
  .nullish()
  .catch(null);
const text = z.string().nullish().catch(null);

/** `POST /change/medicalnetwork/claimstatus/v2`. */
export const claimStatusAnswer = z.looseObject({
  claims: z
    .array(
      z.looseObject({
        claimStatus: z
          .looseObject({
            statusCategoryCode: text,
            tradingPartnerClaimNumber: text,
            patientAccountNumber: text,
            claimServiceDate: compactDate,
            submittedAmount: text,
          })
          .nullish(),
      }),
    )
    .default([]),
});
