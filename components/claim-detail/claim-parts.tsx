"use client";

import { loadedPart } from "@/components/server-part/load-part";

/** The dialogs that views answer with. */
export const EditClaimPart = loadedPart(() =>
  import("@/components/claim/edit-claim-dialog").then((file) => file.EditClaimDialog),
);
export const NewItemForm = loadedPart(() =>
  import("@/components/action-item/new-item-form").then((file) => file.NewItemForm),
);
export const UpdateItemDialog = loadedPart(() =>
  import("@/components/action-item/update-item-dialog").then((file) => file.UpdateItemDialog),
);
