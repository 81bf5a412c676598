"use client";

import type { ComponentProps } from "react";
import { LoadPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";

/** The dialogs that views answer with. Their scripts, forms and schemas among them, come when one is opened. */
const loadEdit = () => import("./edit-claim-part");
const Edit = lazyPart(() => loadEdit().then((file) => file.EditClaimPart));
const loadNewItem = () => import("@/components/action-item/new-item-form");
const NewItem = lazyPart(() => loadNewItem().then((file) => file.NewItemForm));
const loadUpdateItem = () => import("@/components/action-item/update-item-dialog");
const UpdateItem = lazyPart(() => loadUpdateItem().then((file) => file.UpdateItemDialog));

export const EditClaimPart = (props: ComponentProps<typeof Edit>) => (
  <LoadPart load={loadEdit}>
    <Edit {...props} />
  </LoadPart>
);
export const NewItemForm = (props: ComponentProps<typeof NewItem>) => (
  <LoadPart load={loadNewItem}>
    <NewItem {...props} />
  </LoadPart>
);
export const UpdateItemDialog = (props: ComponentProps<typeof UpdateItem>) => (
  <LoadPart load={loadUpdateItem}>
    <UpdateItem {...props} />
  </LoadPart>
);
