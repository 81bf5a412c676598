import { getProfile, updateProfile } from "@/lib/domain/account/profile";
import { route } from "@/lib/transport/route";

export const GET = route(getProfile);
export const PATCH = route(updateProfile);
