import { z } from "zod";
import { database } from "@/lib/auth/database";
import { messageAnswer } from "@/lib/domain/account/answers";
import { verifyEmail } from "@/lib/domain/account/verification";
import { endpoint } from "@/lib/transport/endpoint";

const params = z.object({ uidb64: z.string().max(200), token: z.string().max(200) });

export const GET = endpoint(
  {
    access: "public",
    params,
    summary: "Verify an email address with its link",
    answer: messageAnswer,
    refuses: ["BAD_REQUEST"],
  },
  async ({ params: link, origin }) => {
    await verifyEmail(database(), link, origin);
    return { message: "Your email address has been successfully verified." };
  },
);
