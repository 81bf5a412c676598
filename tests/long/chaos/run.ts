import { Chance } from "../../../scripts/demo/random";
import { Tally } from "./caller";
import { openChaosInstallation } from "./installation";
import {
  auditHolds,
  everyFileThere,
  logsAreClean,
  nothingLost,
  nothingSentTwice,
  nothingStuck,
} from "./proofs";
import { storm } from "./storm";
import { emptyLedger, signUp, work } from "./work";

const PRACTICES = 3;
const HANDS = 2;

/**
 * Mixed work of three practices for `minutes` while services fail and processes die, then a minute of quiet, then the
 * proofs. `problems` says in sentences what did not hold.
 */
export async function runChaos(options: {
  dataDir: string;
  minutes: number;
  seed: number;
  say(line: string): void;
}) {
  const chance = new Chance(options.seed);
  const app = await openChaosInstallation(options.dataDir);
  const { say } = options;
  try {
    const tally = new Tally();
    const ledger = emptyLedger();
    const callers = await Promise.all(
      Array.from({ length: PRACTICES }, (_, n) =>
        signUp(app.base, tally, `keeper-${options.seed}-${n}`, () => app.mail.sent),
      ),
    );
    const until = Date.now() + options.minutes * 60_000;
    tally.giveUpAt = until + 60_000;
    const hands = callers.flatMap((by) =>
      Array.from({ length: HANDS }, () => work(by, new Chance(chance.int(0, 2 ** 31)), ledger, tally, until)),
    );
    const [faults, ...pieces] = await Promise.all([storm(app, chance, until), ...hands]);
    say("The faults are over. Waiting for the runs to end …");
    const stuck = await nothingStuck(app);
    const files = await everyFileThere(app, ledger);
    const audit = await auditHolds(app);
    const problems = [
      ...tally.problems,
      ...stuck.problems,
      ...(await nothingLost(app, ledger)),
      ...files.problems,
      ...(await nothingSentTwice(app, ledger)),
      ...audit.problems,
      ...(await logsAreClean(app)),
    ];
    const done = {
      "pieces of work": pieces.reduce((sum, one) => sum + one, 0),
      ...Object.fromEntries(Object.entries(ledger).map(([name, list]) => [name, list.length])),
      "mails that went out": app.mail.sent.length,
      "faxes that went out": app.fax.sent.length,
      "calls answered": tally.answers,
      "calls without an answer": tally.noAnswer,
      "calls answered 503": tally.unavailable,
      "files compared": files.files,
      "files that no row names": files.orphans,
      "audit events sealed": audit.sealed,
      "seconds until all runs had ended": Math.round(stuck.seconds),
    };
    return { done, faults, problems: [...new Set(problems)] };
  } finally {
    await app.stop();
  }
}
