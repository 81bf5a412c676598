import { cookies } from "next/headers";
import { VIEW_COOKIE, type ViewSettings, viewOf } from "@/components/claim/view-settings";

/** How the person looks at the claims list. */
export const chosenView = async (): Promise<ViewSettings> =>
  viewOf((await cookies()).get(VIEW_COOKIE)?.value);
