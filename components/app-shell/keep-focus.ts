/** A control that had the focus, and where it stood: each element around it, with the place among that one's children. */
interface Spot {
  control: HTMLElement;
  around: readonly { parent: Element; index: number }[];
  path: string;
}

const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [role=tab][aria-selected=true]";
/** A dialog's own controls, what opened it, and what was there before that. */
const REMEMBERED = 4;
/** Dialogs and menus give the focus back themselves, a moment after they are gone. */
const OTHERS_FIRST_MS = 80;

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(":disabled, [tabindex='-1']") && element.checkVisibility();

function spotOf(control: HTMLElement): Spot {
  const around: { parent: Element; index: number }[] = [];
  let child: Element = control;
  for (let parent = child.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    around.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { control, around, path: window.location.pathname };
}

/** What stands where the control stood: in its place, behind it, before it; else in the same way further out. */
function nearest({ around }: Spot): HTMLElement | undefined {
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const inside = child.querySelectorAll<HTMLElement>(CONTROLS);
      const found = [...(child instanceof HTMLElement && child.matches(CONTROLS) ? [child] : []), ...inside];
      const usable = found.find(isUsable);
      if (usable) return usable;
    }
  }
  return undefined;
}

/**
 * The focus of somebody who works by keyboard or listens never falls off the page: where the control that has it goes away (a row
 * that was deleted, a button that a form takes the place of), what stands there now gets it, and a control that was
 * hidden or could not be used for a moment gets it back.
 */
export function keepFocus(): () => void {
  const first = document.activeElement;
  let spots = first instanceof HTMLElement && first !== document.body ? [spotOf(first)] : [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    timer = undefined;
    if (
      document.activeElement !== document.body ||
      document.querySelector("[role=dialog], [role=alertdialog]")
    )
      return;
    const path = window.location.pathname;
    for (const spot of spots) {
      if (spot.path !== path) return;
      const { control } = spot;
      // It may be usable again in a moment, and is looked at again then.
      if (control.isConnected && !isUsable(control)) return;
      const target = control.isConnected ? control : nearest(spot);
      if (target) return target.focus({ preventScroll: true });
    }
  };
  const look = () => {
    if (spots.length > 0 && document.activeElement === document.body)
      timer ??= setTimeout(restore, OTHERS_FIRST_MS);
  };
  const came = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    spots = [spotOf(target), ...spots.filter(({ control }) => control !== target)].slice(0, REMEMBERED);
  };
  /** Somebody who clicks beside all controls wants none of them. Chromium tells the same of one that is just being removed. */
  const went = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (document.activeElement === document.body && isUsable(target)) spots = [];
    });
  };
  // Before React hears it, which keeps what is for a part that it has not taken over yet from going further.
  document.addEventListener("focusin", came, true);
  document.addEventListener("focusout", went, true);
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    attributeFilter: ["disabled", "style"],
    childList: true,
    subtree: true,
  });
  document.documentElement.dataset.focus = "kept";
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener("focusin", came, true);
    document.removeEventListener("focusout", went, true);
  };
}
