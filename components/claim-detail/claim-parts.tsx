"use client";

import { loadedPart } from "@/components/server-part/load-part";

/** The dialogs that views answer with. */
export const EditClaimPart = loadedPart(() =>
  import("@/components/claim/edit-claim-dialog").then((file) => file.EditClaimDialog),
);
const loadItemForms = () => import("@/components/action-item/item-forms");
export const NewItemForm = loadedPart(() => loadItemForms().then((file) => file.NewItemForm));
export const UpdateItemDialog = loadedPart(() => loadItemForms().then((file) => file.UpdateItemDialog));
