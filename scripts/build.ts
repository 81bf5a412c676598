import { build } from "./launch/build";
import { bundleChildren, completeStandalone, imageMegabytes, traceChildren } from "./launch/bundle";

/**
 * `npm run build`: the app for a host, with everything that it loads listed by Next's tracing. `.next/standalone` can be
 * copied alone (docs/deploy/hosted.md).
 */
async function main(): Promise<void> {
  await traceChildren(await bundleChildren());
  await build({ NEXT_TRACED: "1" });
  await completeStandalone();
  console.log(`.next/standalone is complete; an image of it has ${await imageMegabytes()} MB.`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
