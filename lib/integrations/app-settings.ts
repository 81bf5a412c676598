import { env, isLocal } from "@/lib/env";

/** The settings that operations need and that name no outside service. */

/** The app's secret, from which keys and links are derived. */
export const appSecret = () => env.APP_SECRET;

/** Whether webhooks may go to this machine: local mode with the setting. */
export const allowsLoopbackWebhooks = () => isLocal() && env.WEBHOOK_LOOPBACK;

/** An address of the app. The host is the setting's, never a request's. */
export const appUrl = (path: string) => new URL(path, env.APP_URL).href;

/** For whom passkeys are made and from which page they are used: the host and origin of the app's own address. */
export const relyingParty = () => {
  const { hostname, origin } = new URL(env.APP_URL);
  return { id: hostname, origin, name: "Appeals Desk" };
};

/**
 * How many tries the throttles allow. Local mode, where one address is many testers, is generous with everything but
 * wrong passwords.
 */
export const throttleSettings = () => ({
  wrongPasswordsPerAccount: env.THROTTLE_WRONG_PASSWORDS_PER_ACCOUNT,
  signInsPerAddressHour: env.THROTTLE_SIGN_INS_PER_ADDRESS_HOUR ?? (isLocal() ? 900 : 120),
  signUpsPerAddressHour: env.THROTTLE_SIGN_UPS_PER_ADDRESS_HOUR ?? (isLocal() ? 600 : 20),
  mailsPerAddressHour: env.THROTTLE_MAILS_PER_ADDRESS_HOUR ?? (isLocal() ? 600 : 30),
  mailsPerAccountHour: isLocal() ? 30 : 5,
  callsPerKeyMinute: env.THROTTLE_API_CALLS_PER_KEY_MINUTE,
  modelCallsPerPersonHour: env.THROTTLE_MODEL_CALLS_PER_PERSON_HOUR,
  modelCallsPerPracticeDay: env.THROTTLE_MODEL_CALLS_PER_PRACTICE_DAY,
  linksPerAddressHour: isLocal() ? 900 : 120,
});
