import { listClaimContacts, logClaimContact } from "@/lib/domain/case/contact/contacts";
import { route } from "@/lib/transport/route";

const params = ["claimId"];

export const GET = route(listClaimContacts, { params });
export const POST = route(logClaimContact, { params, status: 201 });
