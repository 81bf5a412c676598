/** A colleague in a list of people. */
type Named = { first_name: string; last_name: string; username: string };

export const personName = ({ first_name, last_name, username }: Named) =>
  `${first_name} ${last_name}`.trim() || username;
