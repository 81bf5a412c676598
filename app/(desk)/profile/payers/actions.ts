"use server";

import { createPayer, deletePayer, updatePayer } from "@/lib/domain/payer-directory/entries";
import { action } from "@/lib/transport/action";

export const createPayerAction = action(createPayer);
export const updatePayerAction = action(updatePayer);
export const deletePayerAction = action(deletePayer);
