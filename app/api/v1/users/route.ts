import { usersAnswer } from "@/lib/domain/account/answers";
import { listUsers } from "@/lib/domain/account/profile";
import { endpoint } from "@/lib/transport/endpoint";

/** Everybody active in the practice, for assignee lists; small, so one page. */
export const GET = endpoint(
  { access: "user", summary: "List the people of the practice", answer: usersAnswer },
  async ({ ctx }) => {
    const users = await listUsers(ctx);
    return { count: users.length, next: null, previous: null, results: users, users };
  },
);
