import { sendBatch } from "@/lib/domain/case/batch/send";
import { route } from "@/lib/transport/route";

export const POST = route(sendBatch, { params: ["batchId"], status: 202 });
