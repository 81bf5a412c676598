import { PartDialog } from "@/components/server-part/part-dialog";
import { DialogBody } from "@/components/ui/dialog-parts";
import { Kbd } from "@/components/ui/kbd";

const KEYS: readonly [keys: string[], what: string][] = [
  [["j", "k"], "Next and previous case"],
  [["x"], "Choose the case, or not"],
  [["Enter"], "Open the case"],
  [["m"], "Its next step"],
  [["a"], "Assign"],
  [["s"], "Snooze"],
  [["n"], "Note"],
  [["c"], "Close"],
  [["d"], "Draft the letters, of one payer with one next step"],
  [["u"], "Take the last change back"],
  [["Esc"], "Choose none"],
  [["?"], "This sheet"],
];

/** What the keys do. Keys work on the chosen cases, else on the one with the frame. */
export function KeysDialog() {
  return (
    <PartDialog
      size="sm"
      title="Keyboard shortcuts"
      description="They work on the chosen cases, else on the one with the frame. Shift-click chooses all in between."
    >
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
          {KEYS.map(([keys, what]) => (
            <div key={what} className="contents">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </PartDialog>
  );
}
