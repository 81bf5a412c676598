type Kind = "success" | "error" | "warning" | "info";
type Options = {
  action?: { label: string; onClick: () => void };
  /** On wide screens at the left, where the right side is what one works with. */
  aside?: true;
};
type Message = { kind: Kind; text: string; options: Options };

let show: ((message: Message) => void) | null = null;
let load: (() => void) | null = null;
const waiting: Message[] = [];

const say =
  (kind: Kind) =>
  (text: string, options: Options = {}) => {
    const message = { kind, text, options };
    if (show) return show(message);
    waiting.push(message);
    load?.();
  };

/** Short messages in the corner. The script that shows them comes with the first one. */
export const toast = {
  success: say("success"),
  error: say("error"),
  warning: say("warning"),
  info: say("info"),
};

/** Fetches that script ahead, where a message is likely. */
export const loadToaster = () => load?.();

/** The shell says how the toaster is loaded. */
export function onToasterNeeded(loadIt: () => void): () => void {
  load = loadIt;
  if (waiting.length > 0) loadIt();
  return () => {
    load = null;
  };
}

/** The toaster, once it is on the page, takes what waits and everything after it. */
export function connectToaster(take: (message: Message) => void): () => void {
  show = take;
  for (const message of waiting.splice(0)) take(message);
  return () => {
    show = null;
  };
}
