import { pageAnswer } from "@/lib/core/page";
import { ownSessionAnswer } from "@/lib/domain/account/answers";
import { listOwnSessions } from "@/lib/domain/account/own-sessions";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { summary: "List where you are signed in", answer: pageAnswer(ownSessionAnswer), access: "user" },
  async ({ ctx }) => {
    const results = await listOwnSessions(ctx);
    return { count: results.length, next: null, previous: null, results };
  },
);
