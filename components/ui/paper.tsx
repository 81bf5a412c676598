import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A sheet as it will print: serif, 16 px, light in both themes. Its margins are the caller's: wide alone, narrow beside a form. */
export function Paper({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={clsx(
        "letter mx-auto w-full max-w-[51rem] rounded-sm bg-paper font-serif text-base text-on-paper shadow-paper",
        className,
      )}
      {...props}
    />
  );
}
