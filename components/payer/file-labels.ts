import type { Tone } from "@/components/ui/tones";
import type { RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { resultWords } from "./result-labels";

type FileState = Pick<
  RemittanceFileDto,
  | "state"
  | "status"
  | "problem_count"
  | "quarantine_reason"
  | "notice"
  | "result"
  | "pages_read"
  | "pages_total"
>;

export const STATE_WORDS: Record<RemittanceFileDto["state"], { label: string; tone: Tone }> = {
  reading: { label: "Being read", tone: "accent" },
  ready: { label: "Not applied", tone: "accent" },
  applying: { label: "Being applied", tone: "accent" },
  stopped: { label: "Stopped", tone: "danger" },
  applied: { label: "Applied", tone: "success" },
  quarantined: { label: "In quarantine", tone: "warning" },
  unreadable: { label: "Unreadable", tone: "danger" },
};

/** What came of a file, and what to do about it. */
export function adviceOf(file: FileState): string {
  switch (file.state) {
    case "quarantined":
      return file.quarantine_reason;
    case "unreadable":
      return "Nothing in it can be used. See what was found in it, and ask the payer or clearinghouse for the file again.";
    case "reading":
      return file.pages_total
        ? `Page ${file.pages_read} of ${file.pages_total} is read. Nothing is posted before you have seen it.`
        : "It is being read. Nothing is posted before you have seen it.";
    case "stopped":
      return "An error on our side stopped it. What was posted stays. Preview it and apply it again to continue.";
    case "applying":
      return "Continues in the background. You will get a notification when it is done.";
    case "applied":
      return [file.result && resultWords(file.result), unmatchedAdvice(file), flagged(file)]
        .filter(Boolean)
        .join(" ");
    case "ready":
      return [file.notice, "Preview what it changes, then apply it.", flagged(file)]
        .filter(Boolean)
        .join(" ");
  }
}

const unmatchedAdvice = ({ result }: FileState): string | null =>
  result && result.unmatched > 0
    ? "Enter the claims that are not on file, or preview the file and have them created, then apply it again."
    : null;

function flagged({ status, problem_count }: FileState): string | null {
  if (status !== "flagged" || problem_count === 0) return null;
  return problem_count === 1
    ? "One place in it needs a look; the preview names it."
    : `${problem_count} places in it need a look; the preview names them.`;
}
