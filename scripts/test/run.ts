import { spawn } from "node:child_process";
import { COMPILE_CACHE } from "../launch/compile-cache";

export type Outcome = { code: number; output: string };

/** Runs a program to its end or its limit; what it prints is kept, and shown as it comes with `show`. */
export function run(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; show?: boolean; limitMs?: number } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // The lanes start hundreds of processes of the same code, which V8 then compiles once.
      env: {
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...process.env,
        ...options.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    const timer = setTimeout(() => {
      output += `\n${command} was ended after ${(options.limitMs ?? 0) / 1000} s.\n`;
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    }, options.limitMs ?? 1_800_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        if (options.show) process.stdout.write(chunk);
      });
    }
    child.once("error", (error) => resolve({ code: 1, output: String(error) }));
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
