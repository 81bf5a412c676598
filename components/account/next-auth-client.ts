/** next-auth's client comes when it is needed: every signed-in page can sign out, few do. */
export const nextAuth = () => import("next-auth/react");
