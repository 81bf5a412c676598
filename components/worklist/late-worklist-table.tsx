"use client";

import dynamic from "next/dynamic";

/** Its scripts come where the worklist is shown, not with the claims list beside it. */
export const WorklistTable = dynamic(() => import("./worklist-table").then((file) => file.WorklistTable));
