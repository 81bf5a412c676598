import type { Metadata } from "next";
import { AccountCard, TextLink } from "@/components/account/account-card";
import { ResetPasswordForm } from "@/components/account/reset-password-form";

/** The secret in the address goes nowhere; a form without scripts still says that it came from here. */
export const metadata: Metadata = { title: "Reset password", referrer: "strict-origin" };

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <AccountCard
      title="Reset password"
      description="Choose a new password. You will be signed out everywhere."
      footer={<TextLink href="/login">Back to login</TextLink>}
    >
      <ResetPasswordForm token={token} />
    </AccountCard>
  );
}
