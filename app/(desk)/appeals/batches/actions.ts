"use server";

import { beginBatch } from "@/lib/domain/case/batch/batches";
import { sendBatch } from "@/lib/domain/case/batch/send";
import { action } from "@/lib/transport/action";

export const beginBatchAction = action(beginBatch);
export const sendBatchAction = action(sendBatch);
