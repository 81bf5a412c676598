import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** What a paste brought, and what of it could not be taken. */
export type PasteResult = { text: string; problems: readonly string[] };

const SHOWN = 6;

interface PasteNoticeProps {
  result: PasteResult;
  /** Null once something else was done since. */
  onUndo: (() => void) | null;
  onDismiss: () => void;
}

export function PasteNotice({ result: { text, problems }, onUndo, onDismiss }: PasteNoticeProps) {
  const more = problems.length - SHOWN;
  return (
    <Alert
      tone={problems.length > 0 ? "warning" : "success"}
      title={text}
      className="m-3"
      action={
        <>
          {onUndo && (
            <Button size="sm" onClick={onUndo}>
              Undo paste
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {problems.length > 0 && (
        <ul className="list-disc pl-4">
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={problem} className="break-words">
              {problem}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </Alert>
  );
}
