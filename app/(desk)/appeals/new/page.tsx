import type { Metadata } from "next";
import { OpenNewAppeal } from "@/components/appeal/open-new-appeal";
import { requireCtx } from "@/lib/auth/authenticate";

export const metadata: Metadata = { title: "Quick Appeal Generator" };

export default async function NewAppealPage() {
  await requireCtx();
  return <OpenNewAppeal />;
}
