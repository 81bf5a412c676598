"use server";

import { z } from "zod";
import { ConflictList } from "@/components/payer/conflict-list";
import { ApplyRemittance, UploadRemittance } from "@/components/payer/remittance-dialogs";
import { RemittanceReading } from "@/components/payer/remittance-reading";
import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { previewRemittance } from "@/lib/domain/remittance/posting/preview";
import type { RemittancePreviewDto } from "@/lib/domain/remittance/schema";
import { remittanceIdField } from "@/lib/domain/remittance/schema";
import { view } from "@/lib/transport/action";

/** More than a person reads before applying; the counts are of the whole file. */
const SHOWN_CLAIMS = 200;

export const uploadRemittanceView = view({ access: "user", input: z.object({}) }, async () => (
  <UploadRemittance previewView={previewRemittanceView} />
));

export const previewRemittanceView = view(
  { access: "user", input: z.object({ ...remittanceIdField, uploaded: z.boolean().optional() }) },
  async (ctx, { remittanceId, uploaded = false }) => {
    const { file, payments, paper, problems, claims } = await previewRemittance(ctx, {
      remittanceId,
      max_claims: SHOWN_CLAIMS,
    });
    const preview: RemittancePreviewDto = { ...file, payments, paper, problems, claims: [] };
    for await (const some of claims) preview.claims.push(...some);
    return (
      <ApplyRemittance
        remittance={{ id: file.id, state: file.state }}
        paper={paper && { version: paper.version, balanced: paper.balanced }}
        canCreate={preview.claims.some(({ outcome }) => outcome === "create")}
        conflictsView={conflictsView}
        {...(uploaded && { uploadView: uploadRemittanceView })}
      >
        <RemittanceReading preview={preview} />
      </ApplyRemittance>
    );
  },
);

/** The newest open differences; nothing where there are none. */
export const conflictsView = view({ access: "user", input: z.object({}) }, async (ctx) => (
  <ConflictList page={await listConflicts(ctx)} />
));
