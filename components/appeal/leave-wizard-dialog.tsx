"use client";

import type { ComponentProps } from "react";
import { LeaveDialog } from "@/components/app-shell/leave-dialog";

const WORDS = {
  letter: {
    title: "Leave without saving the letter?",
    description: "Your changes to the letter are not saved. Versions saved earlier are kept.",
  },
  fields: {
    title: "Leave without saving the information?",
    description: "Your changes to the extracted information are not saved.",
  },
  answers: {
    title: "Leave without keeping your answers?",
    description: "What you typed is not in the letter yet. Answers that you kept stay.",
  },
} as const;

/** What the wizard holds that is not saved. */
export type Unsaved = keyof typeof WORDS;

/** Names what would be lost. Loaded with the question, as are its words. */
export const LeaveWizardDialog = ({
  unsaved,
  ...props
}: Pick<ComponentProps<typeof LeaveDialog>, "guard" | "onGiveUp"> & { unsaved: Unsaved }) => (
  <LeaveDialog {...props} {...WORDS[unsaved]} />
);
