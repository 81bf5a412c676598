import { getResults } from "@/lib/domain/case/results/results";
import { route } from "@/lib/transport/route";

export const GET = route(getResults);
