import { deleteAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { changeAppeal } from "@/lib/domain/delivery/mark-sent";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(getAppeal, { params });
export const PATCH = route(changeAppeal, { params });
export const DELETE = route(deleteAppeal, { params });
