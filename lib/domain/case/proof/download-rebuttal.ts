import { z } from "zod";
import { audit } from "@/lib/domain/kernel/audit";
import { inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { pdfBytes } from "@/lib/domain/letter/export/export";
import { ensureProof } from "./ensure-proof";
import { deliveryIdFields } from "./schema";

/** "They say it never came": a statement with the receipt's data, and behind it what was sent, held against its hash. */
export const downloadRebuttal = operation(
  {
    name: "downloadRebuttal",
    access: "user",
    input: z.object(deliveryIdFields),
    answer: z.custom<{ bytes: Uint8Array<ArrayBuffer>; filename: string }>(),
    summary: "Download the proof of a delivery as a packet",
    description:
      "A PDF with a statement, the data of the receipts, the letter as it was sent from its first page on, and the receipts kept by hand. A packet that takes longer than the request may (503) is finished anyway: the next call gets it.",
    media: ["application/pdf"],
    refuses: ["CONFLICT", "UNPROCESSABLE", "UNAVAILABLE"],
    // The packet is built in a process of its own.
    transaction: false,
  },
  async (ctx, { appealId, deliveryId }) => {
    const { row, patientId } = await ensureProof(ctx, { appealId, deliveryId });
    const bytes = await pdfBytes(row);
    await inContext(ctx, (tx) =>
      audit(tx, ctx, {
        action: "export",
        entity: "delivery",
        entityId: deliveryId,
        patientId,
        detail: { rebuttal: true, pages: row.pages, bytes: bytes.length },
      }),
    );
    return { bytes, filename: `proof-of-sending-${deliveryId.slice(0, 8)}.pdf` };
  },
);
