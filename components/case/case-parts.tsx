"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { LoadPart } from "@/components/server-part/load-part";

/** The dialogs that a case's views answer with. Their scripts come when one is opened. */
const loadContact = () => import("./contact-dialog");
const Contact = dynamic(() => loadContact().then((file) => file.ContactDialog));

export const ContactDialog = (props: ComponentProps<typeof Contact>) => (
  <LoadPart load={loadContact}>
    <Contact {...props} />
  </LoadPart>
);
