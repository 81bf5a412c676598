"use client";

import dynamic from "next/dynamic";
import { PartVeil } from "@/components/server-part/part-veil";

/** The dialogs that views answer with. Their scripts, forms and schemas among them, come when one is opened. */
const loading = () => <PartVeil />;

export const EditClaimPart = dynamic(() => import("./edit-claim-part").then((file) => file.EditClaimPart), {
  loading,
});
export const NewItemDialog = dynamic(
  () => import("@/components/action-item/new-item-dialog").then((file) => file.NewItemDialog),
  { loading },
);
export const UpdateItemDialog = dynamic(
  () => import("@/components/action-item/update-item-dialog").then((file) => file.UpdateItemDialog),
  { loading },
);
