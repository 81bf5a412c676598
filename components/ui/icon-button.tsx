import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { NAME_HINT } from "./hint";

export interface IconButtonProps extends Omit<ButtonProps, "children" | "size"> {
  /** The accessible name, also shown as the hint. Name the object in lists: "Edit claim 4711". */
  label: string;
  children: ReactNode;
  size?: "icon" | "icon-sm";
}

export function IconButton({ label, children, variant = "ghost", size = "icon", ...props }: IconButtonProps) {
  return (
    <Button variant={variant} size={size} aria-label={label} {...NAME_HINT} {...props}>
      {children}
    </Button>
  );
}
