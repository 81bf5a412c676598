"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { z } from "zod";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadForm } from "@/components/app-shell/upload-form";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useActionForm } from "@/components/form/use-action-form";
import { usePart } from "@/components/server-part/server-part";
import { toast } from "@/components/ui/toast";
import type { ActionFailure, ActionResult } from "@/lib/core/action-result";

type ReceiptValues = { happened_on: string; reference: string; note: string; file: File | null };

interface ReceiptFormProps {
  appealId: string;
  deliveryId: string;
  today: string;
  /** The body, with its fields, as the server drew it. */
  children: ReactNode;
}

/** Certified mail, a portal's confirmation: the number, the day, and a photo or PDF of it. */
export function ReceiptForm({ appealId, deliveryId, today, children }: ReceiptFormProps) {
  const { close } = usePart();
  const router = useRouter();
  const send = async ({ file, ...fields }: ReceiptValues): Promise<ActionResult<unknown>> => {
    try {
      const data = await uploadForm(
        `/documents/minimal-appeals/${appealId}/deliveries/${deliveryId}/receipts/`,
        { ...fields, ...(file && { file }) },
        { onProgress: () => {}, fallback: "The receipt was not saved." },
      );
      return { ok: true, data };
    } catch (error) {
      return { ok: false, error: failureOf(error) };
    }
  };
  const filling = useActionForm({
    action: send,
    // What is in it the server alone checks, together with the file.
    schema: z.custom<ReceiptValues>(),
    values: { happened_on: today, reference: "", note: "", file: null as File | null },
    onDone: () => {
      toast.success("Receipt saved.");
      close();
      router.refresh();
    },
  });
  return (
    <FormDialogFrame
      filling={filling}
      title="Add Receipt"
      description="What you have in hand for this sending."
      submit="Save Receipt"
      saving="Saving"
    >
      {children}
    </FormDialogFrame>
  );
}

/** What the server says of each field; anything else stands above the form. */
function failureOf(error: unknown): ActionFailure {
  if (!(error instanceof ApiError)) {
    return { code: "NO_ANSWER", message: "The server did not respond. Nothing was saved." };
  }
  const { reference, happened_on, note } = error.fields ?? {};
  const placed = Object.entries({ reference, happened_on, note }).filter(([, said]) => said);
  return {
    code: "REFUSED",
    message: `Failed to save receipt: ${error.message}`,
    ...(placed.length > 0 && { fields: Object.fromEntries(placed) as Record<string, string[]> }),
  };
}
