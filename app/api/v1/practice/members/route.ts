import { listMembers } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const GET = route(listMembers);
