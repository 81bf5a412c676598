import { notFound } from "@/lib/core/errors";
import { offerCalls } from "@/lib/transport/direct/offer-calls";
import { endpoint } from "@/lib/transport/endpoint";
import { ROUTE_FILES } from "../v1/openapi.json/registry";

offerCalls(ROUTE_FILES);

/** Addresses of the API that are none: the usual refusal, instead of a page. */
const nothingHere = endpoint({ access: "public" }, async () => {
  throw notFound();
});

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
