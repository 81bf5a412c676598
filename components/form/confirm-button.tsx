"use client";

import type { ReactNode } from "react";
import { whenReached } from "@/components/ui/when-reached";
import type { ConfirmButtonProps } from "./confirming-button";

/** Asks, then runs a server action. The server draws it; the script comes when somebody reaches for it. */
export const ConfirmButton = whenReached(() =>
  import("./confirming-button").then((file) => file.ConfirmingButton),
) as <I>(props: ConfirmButtonProps<I>) => ReactNode;
