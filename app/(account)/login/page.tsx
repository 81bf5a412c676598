import type { Metadata } from "next";
import { SignInPage } from "@/components/account/sign-in-page";
import { demoSignIn } from "@/lib/auth/demo-sign-in";
import { isOwnPath } from "@/lib/core/own-path";

export const metadata: Metadata = { title: "Sign in" };

export default async function LoginPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const { next } = await searchParams;
  return (
    <SignInPage next={typeof next === "string" && isOwnPath(next) ? next : null} demo={await demoSignIn()} />
  );
}
