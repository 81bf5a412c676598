import Image, { type StaticImageData } from "next/image";
import { WizardSketch } from "./wizard-sketch";

export interface ThemedPicture {
  light: StaticImageData;
  /** The same screen in the dark theme; without it the light one serves both. */
  dark?: StaticImageData;
  alt: string;
}

interface ProductPictureProps {
  /** Imported screenshots of the app; a drawing stands in until they are given. */
  picture?: ThemedPicture | undefined;
  caption: string;
}

const SIZES = "(min-width: 72rem) 70rem, 100vw";

export function ProductPicture({ picture, caption }: ProductPictureProps) {
  return (
    <figure>
      <div className="overflow-hidden rounded-xl border bg-canvas shadow-dialog">
        {picture ? (
          <>
            <Image
              src={picture.light}
              alt={picture.alt}
              sizes={SIZES}
              priority
              className={picture.dark ? "h-auto w-full dark:hidden" : "h-auto w-full"}
            />
            {picture.dark && (
              <Image
                src={picture.dark}
                alt={picture.alt}
                sizes={SIZES}
                className="hidden h-auto w-full dark:block"
              />
            )}
          </>
        ) : (
          <WizardSketch />
        )}
      </div>
      <figcaption className="mt-3 text-center text-ink-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
