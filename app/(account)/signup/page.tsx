import type { Metadata } from "next";
import { AccountCard, TextLink } from "@/components/account/account-card";
import { SignUpForm } from "@/components/account/sign-up-form";

export const metadata: Metadata = { title: "Sign up" };

export default function SignUpPage() {
  return (
    <AccountCard
      title="Sign up"
      description="An account for you and a practice of its own. Colleagues join later by invitation."
      footer={
        <>
          Have an account already? <TextLink href="/login">Sign in</TextLink>
        </>
      }
    >
      <SignUpForm />
    </AccountCard>
  );
}
