import { listAppeals } from "@/lib/domain/appeal/list";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { route } from "@/lib/transport/route";

export const GET = route(listAppeals);
export const POST = route(createAppeal, { status: 201 });
