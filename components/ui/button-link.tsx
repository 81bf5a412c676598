import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { AppLink } from "./app-link";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes";
import { NAME_HINT } from "./hint";

interface ButtonLinkProps extends ComponentProps<"a"> {
  /** A path of the app, or with `download` or `target` a file. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  const Link = props.download === undefined ? AppLink : "a";
  return <Link {...props} className={clsx(buttonClasses(variant, size), className)} />;
}

interface IconLinkProps extends ButtonLinkProps {
  /** The accessible name, also shown as the hint. */
  label: string;
  size: "icon" | "icon-sm";
}

/** The same with a picture only. */
export const IconLink = ({ label, ...props }: IconLinkProps) => (
  <ButtonLink variant="ghost" aria-label={label} {...NAME_HINT} {...props} />
);
