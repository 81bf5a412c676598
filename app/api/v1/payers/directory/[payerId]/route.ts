import { deletePayer, getPayer, updatePayer } from "@/lib/domain/payer-directory/entries";
import { route } from "@/lib/transport/route";

const params = ["payerId"];

export const GET = route(getPayer, { params });
export const PATCH = route(updatePayer, { params });
export const DELETE = route(deletePayer, { params });
