import { listConflicts } from "@/lib/domain/remittance/posting/conflicts";
import { route } from "@/lib/transport/route";

export const GET = route(listConflicts);
