import { beginBatch, listBatches } from "@/lib/domain/case/batch/batches";
import { route } from "@/lib/transport/route";

export const GET = route(listBatches);
export const POST = route(beginBatch, { status: 201 });
