import { confirmPayer, payerOfAppeal } from "@/lib/domain/appeal/payer/of-appeal";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(payerOfAppeal, { params });
export const POST = route(confirmPayer, { params });
