/**
 * Keys, pastes and double clicks on the server's drawing of the sheet, kept until its script has come and then made again, one after the
 * other, wherever the focus is by then. A field's own keys are its own.
 */

const FIELDS = "input, textarea, select";
/** What a button does by itself, and is clicked again for. */
const PRESSES = new Set(["Enter", " "]);

interface HeldKeys {
  again: () => Promise<void>;
  /** The script could not be loaded: what was pressed is forgotten, and from now on Tab leads on. */
  forget: () => void;
  stop: () => void;
}

export function holdKeys(part: HTMLElement): HeldKeys {
  const held: (() => void)[] = [];
  let hasFailed = false;
  /** From then on a field's keys wait, too: those before them are still to be pressed. */
  let isDraining = false;
  let isOurs = false;
  const heard = (event: Event) => {
    const { target } = event;
    if (isOurs || !(target instanceof Element && part.contains(target))) return;
    if (target.closest(FIELDS) && !isDraining) return;
    const make = againOf(event, target, hasFailed);
    if (!make) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(make);
  };
  const types = ["keydown", "paste", "dblclick"];
  for (const type of types) window.addEventListener(type, heard, true);
  const stop = () => {
    for (const type of types) window.removeEventListener(type, heard, true);
  };
  const again = async () => {
    isDraining = true;
    for (let make = held.shift(); make; make = held.shift()) {
      isOurs = true;
      make();
      isOurs = false;
      // In a task of its own: where the focus goes is drawn first.
      await new Promise((resolve) => setTimeout(resolve));
    }
    stop();
  };
  const forget = () => {
    held.length = 0;
    hasFailed = true;
  };
  return { again, forget, stop };
}

function againOf(event: Event, target: Element, hasFailed: boolean): (() => void) | null {
  if (event instanceof KeyboardEvent) {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
    if (key === "Shift" || (key === "Tab" && hasFailed)) return null;
    if (PRESSES.has(key) && target.closest("a, button")) return null;
    return () => press(key, shiftKey);
  }
  if (event instanceof ClipboardEvent) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    return () => paste(text);
  }
  return () => {
    target.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, cancelable: true }));
  };
}

function press(key: string, shiftKey: boolean) {
  const at = document.activeElement ?? document.body;
  const isFree = at.dispatchEvent(
    new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }),
  );
  // What a browser does by itself for a key that a person presses.
  if (!isFree || !at.matches("input, textarea")) return;
  if (key.length === 1) document.execCommand("insertText", false, key);
  else if (key === "Backspace" || key === "Delete")
    document.execCommand(key === "Delete" ? "forwardDelete" : "delete");
}

function paste(text: string) {
  const at = document.activeElement ?? document.body;
  if (at.matches("input, textarea")) return void document.execCommand("insertText", false, text);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  at.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
