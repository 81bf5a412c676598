import type { Metadata } from "next";
import { VerifyEmailScreen } from "@/components/account/verify-email-screen";

/** The secret in the address goes nowhere; a form without scripts still says that it came from here. */
export const metadata: Metadata = { title: "Verify email", referrer: "strict-origin" };

export default async function VerifyEmailPage({ params }: { params: Promise<{ link?: string[] }> }) {
  const [uidb64, token] = (await params).link ?? [];
  return <VerifyEmailScreen uidb64={uidb64} token={token} />;
}
