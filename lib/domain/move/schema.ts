import { z } from "zod";
import { LETTER_PAPERS, RIGHT_MOVES } from "@/lib/core/enums";

/** The advice as an appeal and a claim answer it (docs/product.md, I1). */
export const adviceAnswer = z
  .strictObject({
    move: z.enum(RIGHT_MOVES),
    paper: z
      .enum(LETTER_PAPERS)
      .nullable()
      .describe("Which of the step's papers is meant, where it is not its first one"),
    appeal_possible: z.boolean().describe("False: an appeal has no standing"),
    reason: z.string().describe("Why, and what to do, in two sentences"),
    ground: z
      .strictObject({ words: z.string(), place: z.string().describe("The paper and its page") })
      .nullable()
      .describe("The words of a paper that the step rests on"),
    source: z.string().describe("The regulation, remark or rule of practice it rests on"),
    needs: z.array(z.string()).describe("Papers and facts that are not there yet"),
    due: z.iso.date().nullable(),
    basis: z.enum(["letter", "rule", "person"]).nullable().describe("Who says when it is due"),
    due_of: z
      .enum(["step", "appeal"])
      .nullable()
      .describe("`appeal`: the day is the end of the time to appeal, before which another step is sent"),
  })
  .meta({ id: "Advice" });
export type AdviceDto = z.infer<typeof adviceAnswer>;
