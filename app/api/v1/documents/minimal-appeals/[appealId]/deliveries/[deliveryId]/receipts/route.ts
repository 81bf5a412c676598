import { addReceipt } from "@/lib/domain/case/proof/add-receipt";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(addReceipt, { params: ["appealId", "deliveryId"], status: 201 });
