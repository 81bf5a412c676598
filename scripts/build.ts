import { build } from "./launch/build";
import { bundleChildren, completeStandalone, traceChildren } from "./launch/bundle";

/**
 * `npm run build`: the app for a host, with everything that it loads listed by Next's tracing. `.next/standalone` can be
 * copied alone (docs/deploy/hosted.md).
 */
async function main(): Promise<void> {
  await traceChildren(await bundleChildren());
  await build({ NEXT_TRACED: "1" });
  await completeStandalone();
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
