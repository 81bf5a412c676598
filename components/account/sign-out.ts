import { nextAuth } from "./next-auth-client";
import { tellSignedOut } from "./session-channel";

/** Signs the browser out and goes to the sign-in page, whatever the server says. */
export async function signOutBrowser(): Promise<void> {
  try {
    const { signOut } = await nextAuth();
    await signOut({ redirect: false, callbackUrl: "/login" });
  } finally {
    tellSignedOut();
    window.location.replace("/login");
  }
}
