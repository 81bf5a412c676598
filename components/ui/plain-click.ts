type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Clicks that mean another tab, a download or the context menu are the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
