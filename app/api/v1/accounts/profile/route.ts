import { profileAnswer } from "@/lib/domain/account/answers";
import { getProfile, updateProfile } from "@/lib/domain/account/profile";
import { profileInput } from "@/lib/domain/account/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { access: "user", summary: "Get your profile", answer: profileAnswer },
  ({ ctx }) => getProfile(ctx),
);

export const PATCH = endpoint(
  {
    access: "user",
    body: profileInput,
    summary: "Change your profile",
    answer: profileAnswer,
    refuses: ["RATE_LIMITED"],
  },
  ({ ctx, body }) => updateProfile(ctx, body),
);
