import { z } from "zod";
import { database } from "@/lib/auth/database";
import { readInvitation } from "@/lib/domain/practice/accept-invitation";
import { invitationLinkAnswer } from "@/lib/domain/practice/answers";
import { endpoint } from "@/lib/transport/endpoint";

const body = z.object({ token: z.string().min(1).max(200) });

/** What an invitation's link shows. By POST, so that the secret stands in no log of addresses. */
export const POST = endpoint(
  {
    summary: "See what an invitation is for",
    answer: invitationLinkAnswer,
    refuses: ["NOT_FOUND", "RATE_LIMITED"],
    access: "public",
    body,
  },
  ({ body: link, origin }) => readInvitation(database(), link.token, origin),
);
