import { listUsers } from "@/lib/domain/account/profile";
import { route } from "@/lib/transport/route";

export const GET = route(listUsers);
