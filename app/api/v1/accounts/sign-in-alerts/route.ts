import { getSignInAlerts, updateSignInAlerts } from "@/lib/domain/account/sign-in-alerts";
import { route } from "@/lib/transport/route";

export const GET = route(getSignInAlerts);
export const PATCH = route(updateSignInAlerts);
