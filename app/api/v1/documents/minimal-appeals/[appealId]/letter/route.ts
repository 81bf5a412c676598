import { getLetter, saveLetter } from "@/lib/domain/letter/letter";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(getLetter, { params });
export const PATCH = route(saveLetter, { params });
