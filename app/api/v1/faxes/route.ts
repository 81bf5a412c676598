import { listOpenFaxes } from "@/lib/domain/case/fax/faxes";
import { route } from "@/lib/transport/route";

export const GET = route(listOpenFaxes);
