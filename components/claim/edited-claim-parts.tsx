"use client";

import { createContext, type ReactNode, use } from "react";

interface EditedClaim {
  /** How the denial stands in the form. */
  denial: "open" | "historical" | "none";
  /** What is chosen in the form otherwise than in a field. */
  parts: Readonly<Record<"patient" | "confirmed", ReactNode>>;
}

/** What the form of a claim gives to its fields, which the server drew. */
export const EditedClaimContext = createContext<EditedClaim | null>(null);

export const EditedPart = ({ name }: { name: keyof EditedClaim["parts"] }) =>
  use(EditedClaimContext)?.parts[name];

export function WhileDenial({ is, children }: { is: EditedClaim["denial"]; children: ReactNode }) {
  return use(EditedClaimContext)?.denial === is && children;
}
