/** The form with its validation is no part of every page's scripts. Called early, it is there when it is needed. */
export const loadSignInForm = () => import("@/components/account/sign-in-form");
