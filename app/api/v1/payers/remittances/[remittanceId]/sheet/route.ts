import { correctRemittance } from "@/lib/domain/remittance/from-paper/correct";
import { route } from "@/lib/transport/route";

export const PATCH = route(correctRemittance, { params: ["remittanceId"] });
