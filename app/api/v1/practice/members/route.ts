import { pageAnswer } from "@/lib/core/page";
import { memberAnswer } from "@/lib/domain/practice/answers";
import { listMembers } from "@/lib/domain/practice/members";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { summary: "List the practice's team", answer: pageAnswer(memberAnswer), access: "user" },
  async ({ ctx }) => {
    const results = await listMembers(ctx);
    return { count: results.length, next: null, previous: null, results };
  },
);
