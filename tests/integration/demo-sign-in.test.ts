import { beforeAll, expect, it, vi } from "vitest";
import { DEMO_SIGN_IN } from "@/lib/core/demo-sign-in";
import { signUp } from "@/lib/domain/account/sign-up";
import { freshSignUp, origin } from "../support/account";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { useDatabase as serveFrom } from "../support/routes";

/** "Try the demo" is there in local mode with the demo practice, and nowhere else. */

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  serveFrom(test.db);
});

/** The settings are read once a process: each mode gets modules of its own. */
async function demoSignIn(settings: Record<string, string> = {}) {
  settingsOf(test, settings);
  vi.resetModules();
  return (await import("@/lib/auth/demo-sign-in")).demoSignIn();
}

it("is offered once the demo practice is loaded, in local mode only", async () => {
  expect(await demoSignIn()).toBeNull();
  await signUp(
    { db: test.db, origin: origin() },
    freshSignUp({ ...DEMO_SIGN_IN, password2: DEMO_SIGN_IN.password }),
  );
  expect(await demoSignIn()).toEqual(DEMO_SIGN_IN);
  expect(await demoSignIn({ APP_MODE: "production", RESEND_API_KEY: "re_test" })).toBeNull();
});
