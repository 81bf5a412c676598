import { type PersonOption, personOptions } from "@/components/practice/person-options";
import { listUsers } from "@/lib/domain/account/profile";
import type { Ctx } from "@/lib/domain/kernel/context";

/** The people of the practice to choose from; without them the rest can still be edited (docs/product.md, D5). */
export const peopleOf = (ctx: Ctx): Promise<PersonOption[]> =>
  listUsers(ctx).then(
    ({ results }) => personOptions(results),
    () => [],
  );
