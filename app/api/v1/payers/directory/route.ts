import { createPayer, listPayers } from "@/lib/domain/payer-directory/entries";
import { route } from "@/lib/transport/route";

export const GET = route(listPayers);
export const POST = route(createPayer, { status: 201 });
