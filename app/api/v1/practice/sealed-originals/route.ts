import { listSealedOriginals } from "@/lib/domain/practice/emergency/uses";
import { route } from "@/lib/transport/route";

export const GET = route(listSealedOriginals);
