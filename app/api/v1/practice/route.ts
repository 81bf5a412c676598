import { getPractice, updatePractice } from "@/lib/domain/practice/practice";
import { route } from "@/lib/transport/route";

export const GET = route(getPractice);
export const PATCH = route(updatePractice);
