import type { Metadata } from "next";
import { AccountCard, TextLink } from "@/components/account/account-card";
import { ForgotPasswordForm } from "@/components/account/forgot-password-form";

export const metadata: Metadata = { title: "Forgot password" };

export default function ForgotPasswordPage() {
  return (
    <AccountCard
      title="Forgot your password?"
      description="Enter the email address of your account. We will send you a link to choose a new password."
      footer={<TextLink href="/login">Back to login</TextLink>}
    >
      <ForgotPasswordForm />
    </AccountCard>
  );
}
