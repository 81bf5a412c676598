import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { Tooltip } from "./tooltip";

export interface IconButtonProps extends Omit<ButtonProps, "children" | "size"> {
  /** The accessible name, also shown as the tooltip. Name the object in lists: "Edit claim 4711". */
  label: string;
  children: ReactNode;
  size?: "icon" | "icon-sm";
}

export function IconButton({ label, children, variant = "ghost", size = "icon", ...props }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button variant={variant} size={size} aria-label={label} {...props}>
        {children}
      </Button>
    </Tooltip>
  );
}
