import { getPractice, updatePractice } from "@/lib/domain/practice/practice";
import { practiceInput } from "@/lib/domain/practice/schema";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "user" }, ({ ctx }) => getPractice(ctx));

export const PATCH = route({ access: "owner", body: practiceInput }, ({ ctx, body }) =>
  updatePractice(ctx, body),
);
