import type { Metadata } from "next";
import { AccountCard, TextLink } from "@/components/account/account-card";
import { SignUpForm } from "@/components/account/sign-up-form";

export const metadata: Metadata = { title: "Sign up" };

export default function SignUpPage() {
  return (
    <AccountCard
      title="Sign up"
      description="Creates your account and a practice for it. Colleagues can join later by invitation."
      footer={
        <>
          Already have an account? <TextLink href="/login">Sign in</TextLink>
        </>
      }
    >
      <SignUpForm />
    </AccountCard>
  );
}
