"use server";

import {
  deleteContact,
  logAppealContact,
  logClaimContact,
  updateContact,
} from "@/lib/domain/case/contact/contacts";
import { action } from "@/lib/transport/action";

export const deleteContactAction = action(deleteContact);
export const logAppealContactAction = action(logAppealContact);
export const logClaimContactAction = action(logClaimContact);
export const updateContactAction = action(updateContact);
