import type { Metadata } from "next";
import { VerifyEmailScreen } from "@/components/account/verify-email-screen";

export const metadata: Metadata = { title: "Verify email", referrer: "no-referrer" };

export default async function VerifyEmailPage({ params }: { params: Promise<{ link?: string[] }> }) {
  const [uidb64, token] = (await params).link ?? [];
  return <VerifyEmailScreen uidb64={uidb64} token={token} />;
}
