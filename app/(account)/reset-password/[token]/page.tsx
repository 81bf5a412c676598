import type { Metadata } from "next";
import { AccountCard, TextLink } from "@/components/account/account-card";
import { ResetPasswordForm } from "@/components/account/reset-password-form";

export const metadata: Metadata = { title: "Reset password", referrer: "no-referrer" };

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
