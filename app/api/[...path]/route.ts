import { notFound } from "@/lib/core/errors";
import { endpoint } from "@/lib/transport/endpoint";

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
