/**
 * The browser's carriers. `__Host-` cookies need `Secure`, which browsers also honor on http loopback, so that one
 * set of names serves everywhere.
 */
export const ACCESS_COOKIE = "__Host-access";
export const REFRESH_COOKIE = "__Host-refresh";
export const CSRF_COOKIE = "__Host-csrf";
export const CALLBACK_COOKIE = "__Host-callback";
/** Says that a person signed in on this browser before. It opens nothing, and stays when they sign out. */
export const DEVICE_COOKIE = "__Host-device";
/** Who began a sign-in by passkey; lives as long as its challenge. */
export const PASSKEY_COOKIE = "__Host-passkey";
