import { listAppealContacts, logAppealContact } from "@/lib/domain/case/contact/contacts";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(listAppealContacts, { params });
export const POST = route(logAppealContact, { params, status: 201 });
