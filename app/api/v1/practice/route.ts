import { practiceAnswer } from "@/lib/domain/practice/answers";
import { getPractice, updatePractice } from "@/lib/domain/practice/practice";
import { practiceInput } from "@/lib/domain/practice/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { summary: "Get the practice and its letterhead", answer: practiceAnswer, access: "user" },
  ({ ctx }) => getPractice(ctx),
);

export const PATCH = endpoint(
  { summary: "Change the practice", answer: practiceAnswer, access: "owner", body: practiceInput },
  ({ ctx, body }) => updatePractice(ctx, body),
);
