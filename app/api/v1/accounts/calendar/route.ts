import { createCalendarAddress, removeCalendarAddress } from "@/lib/domain/case/reminder/settings";
import { route } from "@/lib/transport/route";

export const POST = route(createCalendarAddress, { status: 201 });
export const DELETE = route(removeCalendarAddress);
