import { getProfile, updateProfile } from "@/lib/domain/account/profile";
import { profileInput } from "@/lib/domain/account/schema";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "user" }, ({ ctx }) => getProfile(ctx));

export const PATCH = route({ access: "user", body: profileInput }, ({ ctx, body }) => updateProfile(ctx, body));
