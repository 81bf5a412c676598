export { browserSignIn as GET, browserSignIn as POST } from "@/lib/auth/browser-sign-in";
