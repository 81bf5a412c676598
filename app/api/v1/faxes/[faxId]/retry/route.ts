import { retryFax } from "@/lib/domain/case/fax/faxes";
import { route } from "@/lib/transport/route";

export const POST = route(retryFax, { params: ["faxId"] });
