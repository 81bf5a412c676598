import { api } from "@/components/app-shell/api-fetch";
import type { AppealDto } from "@/lib/domain/appeal/schema";

/** Of one appeal of the quick appeals. */
export const at = (appealId: string, rest = "") => `/documents/minimal-appeals/${appealId}/${rest}`;

/** A look of the screen by itself: it never counts as the user's activity. In each step's first script, so it stands alone. */
export const fetchAppeal = (id: string) =>
  api<AppealDto>(at(id), { background: true }, "Failed to load appeal");
