/** The published sign-in of the demo practice, which local installations hold and no deployment does. */
export const DEMO_SIGN_IN = { username: "demo", password: "appeals-desk-demo" } as const;
export type DemoSignIn = { username: string; password: string };
