import { listAppealPayers } from "@/lib/domain/appeal/list";
import { route } from "@/lib/transport/route";

export const GET = route(listAppealPayers);
