"use server";

import { dismissFax, retryFax } from "@/lib/domain/case/fax/faxes";
import { action } from "@/lib/transport/action";

export const dismissFaxAction = action(dismissFax);
export const retryFaxAction = action(retryFax);
