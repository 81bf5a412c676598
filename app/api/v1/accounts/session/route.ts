import { idleAnswer } from "@/lib/domain/account/answers";
import { IDLE_SECONDS } from "@/lib/domain/account/sessions";
import { endpoint } from "@/lib/transport/endpoint";

/** Asked by the frame when the person is active on a page that calls nothing: it keeps the session from idling out. */
export const GET = endpoint(
  { summary: "Keep the session from idling out", answer: idleAnswer, access: "user" },
  async () => ({ idle_seconds: IDLE_SECONDS }),
);
