import type { z } from "zod";
import type { ActionFailure } from "@/lib/core/action-result";
import type { FormAction, FormState } from "@/lib/core/form-state";
import type { CallerOf, Operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import type { Access } from "@/lib/domain/kernel/permission";
import { perform } from "./action";

const SECRET = /password|code|token/;

/**
 * Makes the action of a `<form>` from a public operation, so that the form works before its scripts have loaded: fields
 * by their names, refusals as the next state of the form. `done` says what follows a success, or redirects.
 */
export function formAction<A extends Access, I extends z.ZodType, R>(
  operation: Operation<A, I, R>,
  done: (answer: R, call: { values: Record<string, string>; origin: Origin }) => Promise<Partial<FormState>>,
): FormAction {
  const call = operation as unknown as (caller: CallerOf<Access>, input: unknown) => Promise<R>;
  return async (_before, form) => {
    // Called by its id, by something that is no form.
    if (!(form instanceof FormData)) return { values: {}, error: "Send the form.", code: "BAD_REQUEST" };
    const typed = Object.fromEntries(
      [...form].filter(
        (field): field is [string, string] => typeof field[1] === "string" && !field[0].startsWith("$"),
      ),
    );
    const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.test(name)));
    const result = await perform(operation.spec, typed, async (caller, origin) =>
      done(await call(caller, typed), { values: typed, origin }),
    );
    return result.ok ? { values: {}, ...result.data } : { values, ...refused(result.error) };
  };
}

const refused = ({ code, message, fields, extra }: ActionFailure): Omit<FormState, "values"> => ({
  ...(fields ? { fields } : { error: message }),
  code,
  ...(extra && { extra }),
});
