import { run } from "./run";

/** The walkthrough's test runs `curl` as its page says; where there is none it is installed, as root on Debian. */
export async function findCurl(): Promise<void> {
  const isThere = async () => (await run("curl", ["--version"], { limitMs: 10_000 })).code === 0;
  if (await isThere()) return;
  console.log("No curl found; installing it …");
  await run("apt-get", ["update"], { limitMs: 300_000 });
  const install = ["install", "-y", "--no-install-recommends", "curl"];
  const { output } = await run("apt-get", install, {
    env: { DEBIAN_FRONTEND: "noninteractive" },
    limitMs: 300_000,
  });
  if (!(await isThere()))
    throw new Error(`The tests need curl, and it could not be installed.\n${output.slice(-800)}`);
}
