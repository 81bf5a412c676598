import { acceptAsMyself, acceptWithNewAccount } from "@/lib/domain/practice/accept-invitation";
import { route } from "@/lib/transport/route";

export const POST = route(acceptWithNewAccount, { status: 201 });

/** With the account that is signed in, whose sessions end: it signs in to the new practice. */
export const PUT = route(acceptAsMyself);
