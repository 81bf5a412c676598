import { addReceipt } from "@/lib/domain/case/proof/add-receipt";
import { route } from "@/lib/transport/route";

export const POST = route(addReceipt, { params: ["appealId", "deliveryId"], status: 201 });
