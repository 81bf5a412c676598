import { answerQuestion } from "@/lib/domain/letter/answer-question";
import { route } from "@/lib/transport/route";

export const POST = route(answerQuestion, { params: ["appealId"] });
