"use client";

import { postDocumentAction } from "@/app/(desk)/claims/remittances/actions";
import { previewRemittanceView } from "@/app/(desk)/claims/remittances/views";
import { useAction } from "@/components/form/use-action";
import { useServerPart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";

/** Makes a remittance of a document and shows what posting it changes. */
export function PostEobButton({ documentId, name }: { documentId: string; name: string }) {
  const { run, busy, refusal } = useAction(postDocumentAction);
  const { open, part } = useServerPart();
  const post = async () => {
    const made = await run({ documentId });
    if (made) open(() => previewRemittanceView({ remittanceId: made.id }));
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
      {part}
    </>
  );
}
