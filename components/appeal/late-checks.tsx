"use client";

import dynamic from "next/dynamic";

/** What step 2 asks only where papers differ: its script comes with such papers, with the page's where the server draws it. */
export const ConflictChoices = dynamic(
  () => import("./conflict-choices").then((file) => file.ConflictChoices),
  { loading: () => null },
);
