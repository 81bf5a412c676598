import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Wizard } from "@/components/appeal/wizard";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { deliveryChannels } from "@/lib/domain/delivery/channels";
import { modelChoices } from "@/lib/domain/letter/model/models";
import { getPractice } from "@/lib/domain/practice/practice";
import { reviewLetterAction } from "./actions";

export const metadata: Metadata = { title: "Quick Appeal Generator" };

export default async function AppealPage({ params }: { params: Promise<{ appealId: string }> }) {
  const ctx = await requireCtx();
  const { appealId } = await params;
  if (!isUuid(appealId)) notFound();
  const [appeal, practice] = await Promise.all([
    getAppeal(ctx, { appealId }).catch(orNotFound),
    getPractice(ctx),
  ]);
  return (
    <Wizard
      key={appeal.id}
      initial={appeal}
      models={modelChoices()}
      channels={deliveryChannels()}
      emailVerified={ctx.actor.emailVerified}
      today={todayIn(practice.time_zone)}
      review={reviewLetterAction}
    />
  );
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
