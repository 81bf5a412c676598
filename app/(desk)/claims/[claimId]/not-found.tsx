import { ClaimGone } from "@/components/claim-detail/claim-gone";

export default function ClaimNotFound() {
  return <ClaimGone />;
}
