import { browserSignIn } from "@/lib/auth/browser-sign-in";

/** Public: it is where browsers sign in. */
const handler = Object.assign(browserSignIn, { access: "public" as const });

export { handler as GET, handler as POST };
