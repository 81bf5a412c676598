import { boardOfAppeals } from "@/lib/domain/appeal/board";
import { route } from "@/lib/transport/route";

export const GET = route(boardOfAppeals);
