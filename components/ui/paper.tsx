import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A sheet as it will print: serif, 16 px, light in both themes. */
export function Paper({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "letter mx-auto w-full max-w-[51rem] rounded-sm bg-paper px-6 py-8 font-serif text-base text-on-paper shadow-paper sm:px-16 sm:py-14",
        className,
      )}
      {...props}
    />
  );
}
