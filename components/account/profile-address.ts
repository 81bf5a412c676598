import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

export const PROFILE_TABS = [
  "profile",
  "security",
  "reminders",
  "team",
  "practice",
  "templates",
  "payers",
  "integrations",
  "activity",
] as const;

/** What the activity is narrowed to. */
const activityFilters = {
  actor: parseAsString.withDefault(""),
  action: parseAsString.withDefault(""),
  result: parseAsString.withDefault(""),
  from: parseAsString.withDefault(""),
  to: parseAsString.withDefault(""),
};
/** The page of the activity or of the payers: where it begins, and which entry that is. */
const activityPlace = { cursor: parseAsString, nth: parseAsInteger.withDefault(1) };

/** What the profile page keeps in its address. */
const address = {
  tab: parseAsStringLiteral(PROFILE_TABS).withDefault("profile"),
  /** The template that is open. */
  template: parseAsString,
  ...activityFilters,
  ...activityPlace,
};
export const readProfileAddress = createLoader(address);
export type ProfileAddress = Awaited<ReturnType<typeof readProfileAddress>>;
const serialize = createSerializer(address);
export const profileHref = (to: Partial<ProfileAddress>) => `/profile${serialize(to)}`;
