"use server";

import { z } from "zod";
import { NewItemDialog } from "@/components/action-item/new-item-dialog";
import { editedClaim } from "@/components/claim/edited-claim";
import { EditClaimPart, UpdateItemDialog } from "@/components/claim-detail/claim-parts";
import { todayIn } from "@/lib/core/dates";
import { notFound } from "@/lib/core/errors";
import { listActionItems } from "@/lib/domain/claim/action-item/queries";
import { getClaim } from "@/lib/domain/claim/queries";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";
import { peopleOf } from "../people-of";

export const newItemView = view(
  { access: "user", input: z.object({ claimId: z.uuid() }) },
  async (ctx, { claimId }) => {
    const [claim, people] = await Promise.all([getClaim(ctx, { claimId }), peopleOf(ctx)]);
    const { claim_id, claim_number, line_items } = claim;
    const lines = line_items.map((line) => ({
      value: line.line_item_id,
      label: [`Line ${line.line_number}`, line.procedure_code, line.procedure_description]
        .filter(Boolean)
        .join(" · "),
    }));
    return <NewItemDialog claim={{ claim_id, claim_number }} people={people} lines={lines} />;
  },
);

export const updateItemView = view(
  { access: "user", input: z.object({ claimId: z.uuid(), itemId: z.uuid() }) },
  async (ctx, { claimId, itemId }) => {
    const [{ action_items: items }, people] = await Promise.all([
      listActionItems(ctx, { claimId }),
      peopleOf(ctx),
    ]);
    const item = items.find(({ action_id: id }) => id === itemId);
    if (!item) throw notFound("Action item not found.");
    return <UpdateItemDialog item={item} people={people} />;
  },
);

export const editClaimView = view(
  { access: "user", input: z.object({ claimId: z.uuid() }) },
  async (ctx, { claimId }) => {
    const [claim, practice, people] = await Promise.all([
      getClaim(ctx, { claimId }),
      getPractice(ctx),
      peopleOf(ctx),
    ]);
    return <EditClaimPart {...editedClaim(claim, todayIn(practice.time_zone))} people={people} />;
  },
);
