"use server";

import { z } from "zod";
import { ContactDialog } from "@/components/case/contact-dialog";
import { todayIn } from "@/lib/core/dates";
import { notFound } from "@/lib/core/errors";
import { getContact } from "@/lib/domain/case/contact/contacts";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";

/** The form of one contact: that of a claim or an appeal when it is new, itself when it is there. */
export const contactView = view(
  {
    access: "user",
    input: z.object({
      claimId: z.uuid().optional(),
      appealId: z.uuid().optional(),
      contactId: z.uuid().optional(),
    }),
  },
  async (ctx, { claimId, appealId, contactId }) => {
    const today = todayIn((await getPractice(ctx)).time_zone);
    if (contactId) {
      const contact = await getContact(ctx, { contactId });
      return <ContactDialog subject={{ contactId }} contact={contact} today={today} />;
    }
    if (claimId) return <ContactDialog subject={{ claimId }} today={today} />;
    if (appealId) return <ContactDialog subject={{ appealId }} today={today} />;
    throw notFound();
  },
);
