import { getBatch } from "@/lib/domain/case/batch/batches";
import { route } from "@/lib/transport/route";

export const GET = route(getBatch, { params: ["batchId"] });
