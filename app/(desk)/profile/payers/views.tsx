"use server";

import { z } from "zod";
import { PayerDialog } from "@/components/payer-directory/payer-dialog";
import { PayerRows } from "@/components/payer-directory/payer-rows";
import { cursorField, fromField } from "@/lib/core/fields";
import { getPayer, listPayers } from "@/lib/domain/payer-directory/entries";
import { payerIdField } from "@/lib/domain/payer-directory/schema";
import { view } from "@/lib/transport/action";

export const newPayerView = view({ access: "user", input: z.object({}) }, async () => (
  <PayerDialog payer={null} />
));

export const editPayerView = view({ access: "user", input: z.object(payerIdField) }, async (ctx, input) => (
  <PayerDialog payer={await getPayer(ctx, input)} />
));

export const foundPayersView = view(
  { access: "user", input: z.object({ search: z.string(), cursor: cursorField, from: fromField }) },
  async (ctx, { search, cursor, from }) => (
    <PayerRows page={await listPayers(ctx, { search, cursor })} from={from} found editView={editPayerView} />
  ),
);
