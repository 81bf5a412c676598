"use server";

import { z } from "zod";
import { CompletionDialog } from "@/components/appeal/completion-dialog";
import { GateList } from "@/components/appeal/gate-list";
import { MarkSentDialog } from "@/components/appeal/mark-sent-dialog";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { getGate } from "@/lib/domain/letter/gate/get-gate";
import { view } from "@/lib/transport/action";

/** Of an appeal with other enclosures than the server took when it drew the page. */
const withEnclosures = {
  access: "user",
  input: z.object({ appealId: z.uuid(), enclosures: z.string() }),
} as const;

export const gateView = view(withEnclosures, async (ctx, input) => {
  const [{ status }, gate] = await Promise.all([getAppeal(ctx, input), getGate(ctx, input)]);
  return <GateList appealId={input.appealId} gate={gate} sent={status === "sent"} />;
});

export const markSentView = view(withEnclosures, async (ctx, input) => {
  const [{ exported, generation }, gate] = await Promise.all([getAppeal(ctx, input), getGate(ctx, input)]);
  const paper = generation?.paper ?? "appeal";
  return <MarkSentDialog {...{ appealId: input.appealId, paper, exported, unsettled: gate.problems }} />;
});

/** What went out, just sent. */
export const completionView = view(
  { access: "user", input: z.object({ appealId: z.uuid(), deliveryId: z.uuid() }) },
  async (ctx, { appealId, deliveryId }) => {
    const { deliveries, generation } = await getAppeal(ctx, { appealId });
    const delivery = deliveries.find(({ id }) => id === deliveryId);
    return delivery && <CompletionDialog delivery={delivery} paper={generation?.paper ?? "appeal"} />;
  },
);
