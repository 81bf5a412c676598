"use client";

import { whenReached } from "@/components/ui/when-reached";

/** Drawn by the server; its script comes when somebody reaches for it. */
export const ReopenCase = whenReached(() => import("./reopen-case").then((file) => file.ReopenCase));
