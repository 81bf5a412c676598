import type { KeyboardEvent } from "react";

interface PaperKeys {
  /** Keeps what stands. */
  onConfirm: () => void;
  onTab: (direction: 1 | -1) => boolean;
  onArrow: (direction: 1 | -1) => boolean;
}

/**
 * The keys of what a paper is (docs/product.md, E19), as those of a value: an arrow key goes on and never chooses another kind
 * by itself, F2 or the space bar opens the list.
 */
export function pressInPaper(
  event: KeyboardEvent<HTMLSelectElement>,
  { onConfirm, onTab, onArrow }: PaperKeys,
): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key === "Tab") {
    if (onTab(shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  if (key === "ArrowDown" || key === "ArrowUp") {
    onArrow(key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
    return;
  }
  if (key === "Enter") {
    onConfirm();
    event.preventDefault();
    return;
  }
  if (key !== "F2") return;
  event.currentTarget.showPicker();
  event.preventDefault();
}
