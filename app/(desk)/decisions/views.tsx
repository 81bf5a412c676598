"use server";

import { z } from "zod";
import { SendProofDialog } from "@/components/case/case-parts";
import { ConfirmDecisionDialog } from "@/components/case/confirm-decision-dialog";
import { fitChoice } from "@/components/case/fit-labels";
import { ReceiptDialog } from "@/components/case/receipt-dialog";
import { RecordDecisionDialog } from "@/components/case/record-decision-dialog";
import { todayIn } from "@/lib/core/dates";
import { listAppeals } from "@/lib/domain/appeal/list";
import { getDecision } from "@/lib/domain/case/decision/decisions";
import { getProof } from "@/lib/domain/case/proof/proof";
import { deliveryChannels } from "@/lib/domain/delivery/channels";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";

/** Of the sent appeals as many as one chooses from by hand. */
const MOST_CHOICES = 200;

/** What was read of a payer's answer, to be confirmed, corrected or dismissed. */
export const decisionView = view(
  { access: "user", input: z.object({ decisionId: z.uuid() }) },
  async (ctx, { decisionId }) => {
    const decision = await getDecision(ctx, { decisionId });
    const { results } = await listAppeals(ctx, { status: "sent", page_size: MOST_CHOICES });
    const fitting = decision.candidates.map(({ appeal, label, reasons }) => ({
      value: appeal,
      label: fitChoice(label, reasons),
    }));
    const others = results
      .filter(({ id }) => !fitting.some(({ value }) => value === id))
      .map(({ id, patient_name, claim_number, payer_name }) => ({
        value: id,
        label: [patient_name || "No patient", claim_number, payer_name].filter(Boolean).join(" · "),
      }));
    return <ConfirmDecisionDialog decision={decision} appeals={[...fitting, ...others]} />;
  },
);

export const recordDecisionView = view(
  { access: "user", input: z.object({ appealId: z.uuid() }) },
  async (_ctx, { appealId }) => <RecordDecisionDialog appealId={appealId} />,
);

export const receiptView = view(
  { access: "user", input: z.object({ appealId: z.uuid(), deliveryId: z.uuid() }) },
  async (ctx, ids) => {
    const today = todayIn((await getPractice(ctx)).time_zone);
    return <ReceiptDialog {...ids} today={today} />;
  },
);

/** "They say it never came": the proof goes out like a letter, to whom a person says. */
export const sendProofView = view(
  { access: "user", input: z.object({ appealId: z.uuid(), deliveryId: z.uuid() }) },
  async (ctx, ids) => {
    const { delivery } = await getProof(ctx, ids);
    return <SendProofDialog {...ids} delivery={delivery} channels={deliveryChannels()} />;
  },
);
