import type { Metadata } from "next";
import { ResumeScreen } from "@/components/account/resume-screen";

export const metadata: Metadata = { title: "One moment" };

export default async function ResumePage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const { next } = await searchParams;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ResumeScreen next={typeof next === "string" ? next : null} />
    </main>
  );
}
