import { deleteContact, getContact, updateContact } from "@/lib/domain/case/contact/contacts";
import { route } from "@/lib/transport/route";

const params = ["contactId"];

export const GET = route(getContact, { params });
export const PATCH = route(updateContact, { params });
export const DELETE = route(deleteContact, { params });
