import Image from "next/image";

interface Shot {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Made by `scripts/screenshots.ts` from the demo practice; sizes in pixels of the file. */
const WIDE: Shot = {
  light: "/landing/extract-light.webp",
  dark: "/landing/extract-dark.webp",
  width: 1920,
  height: 1290,
};
const NARROW: Shot = {
  light: "/landing/extract-narrow-light.webp",
  dark: "/landing/extract-narrow-dark.webp",
  width: 780,
  height: 1280,
};

const ALT =
  "Step 2 of 5, Extract Information: the fields read from a denial letter stand beside the letter, in which the claim number is marked.";

/** A screenshot of the app in the reader's theme, of a phone's screen on a phone. Hidden ones are not loaded. */
export function ProductPicture() {
  return (
    <figure>
      <div className="mx-auto overflow-hidden rounded-xl border bg-canvas shadow-dialog max-sm:max-w-sm">
        <Picture src={WIDE.light} of={WIDE} className="max-sm:hidden dark:hidden" />
        <Picture src={WIDE.dark} of={WIDE} className="hidden sm:dark:block" />
        <Picture src={NARROW.light} of={NARROW} className="sm:hidden dark:hidden" />
        <Picture src={NARROW.dark} of={NARROW} className="hidden max-sm:dark:block" />
      </div>
      <figcaption className="mt-3 text-center text-ink-muted text-sm">
        Step 2, Extract Information: the values that were read, beside the words they came from. The people
        are made up.
      </figcaption>
    </figure>
  );
}

function Picture({ src, of, className }: { src: string; of: Shot; className: string }) {
  return (
    <Image src={src} alt={ALT} width={of.width} height={of.height} className={`h-auto w-full ${className}`} />
  );
}
