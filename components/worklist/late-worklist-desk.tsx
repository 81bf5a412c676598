"use client";

import dynamic from "next/dynamic";

/** Its scripts come where the worklist is shown, not with the claims list beside it. */
export const WorklistDesk = dynamic(() => import("./worklist-desk").then((file) => file.WorklistDesk));
