"use server";

import { z } from "zod";
import { openBlankAppeal } from "@/lib/domain/appeal/mutations";
import { action } from "@/lib/transport/action";

const open = action({ access: "user", input: z.undefined() }, async ({ ctx }) => ({
  id: await openBlankAppeal(ctx),
}));

export async function openAppealAction() {
  return open(undefined);
}
