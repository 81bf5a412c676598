import { dismissFax } from "@/lib/domain/case/fax/faxes";
import { route } from "@/lib/transport/route";

export const POST = route(dismissFax, { params: ["faxId"] });
