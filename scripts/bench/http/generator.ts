import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { callsOf } from "./calls";
import { type Load, load } from "./load";

/** What `load` is called with, the call by its name. */
type Ask = {
  app: string;
  call: string;
  rest: [Parameters<typeof load>[1], Parameters<typeof load>[2], Parameters<typeof load>[3]];
};

/**
 * The caller in a process of its own, without V8's helper threads. In the benchmark's own process they compiled and collected beside the
 * requests, on one of the two cores that the app needs: a web process then waited up to 5 ms for a core in one of twenty requests.
 * A practice's browser is another machine.
 */
export function startGenerator(app: string) {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ["--single-threaded", "--import", "tsx"],
  });
  // A process that ended answers nothing more.
  const ended = once(child, "exit").then(([code]) => [{ failed: `The caller's process ended (${code}).` }]);
  return {
    async load(call: string, ...rest: Ask["rest"]): Promise<Load> {
      child.send({ app, call, rest } satisfies Ask);
      const [answer] = (await Promise.race([once(child, "message"), ended])) as [Load | { failed: string }];
      if ("failed" in answer) throw new Error(answer.failed);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on("message", ({ app, call, rest }: Ask) => {
    const found = callsOf(app, [call]).find(({ name }) => name === call);
    const answer = found ? load(found, ...rest) : Promise.reject(new Error(`There is no call ${call}.`));
    answer
      .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
      .then((told) => process.send?.(told));
  });
}
