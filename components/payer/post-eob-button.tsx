"use client";

import { useRouter } from "next/navigation";
import { postDocumentAction } from "@/app/(desk)/claims/remittances/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";

/** Makes a remittance of a document and opens what posting it changes. */
export function PostEobButton({ documentId, name }: { documentId: string; name: string }) {
  const router = useRouter();
  const { run, busy, refusal } = useAction(postDocumentAction);
  const post = async () => {
    const made = await run({ documentId });
    if (made) router.push(`/claims/remittances?open=${made.id}`);
  };
  return (
    <>
      <Button size="sm" loading={busy} aria-label={`Post this EOB: ${name}`} onClick={post}>
        Post this EOB
      </Button>
      {refusal && (
        <span role="alert" className="block text-danger-text text-xs">
          Failed to post the EOB: {refusal.message}
        </span>
      )}
    </>
  );
}
