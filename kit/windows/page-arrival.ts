const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const LAYER = '[popover], [role="dialog"], [role="menu"]';

let begunIn: Element | null = null;

/** Records where a navigation was started: an open menu, dialog or window, or the page itself. */
export function recordDeparture(): void {
  begunIn = layerOf(document.activeElement);
}

/**
 * Returns whether a new page may take the focus: not if the user is typing elsewhere or opened something while it was
 * loading.
 */
export function mayTakeFocus(): boolean {
  const at = document.activeElement;
  // An element of the previous page may still be reported as focused.
  if (at === null || !at.checkVisibility()) return true;
  const layer = layerOf(at);
  return !at.matches(TYPED_IN) && (layer === null || layer === begunIn);
}

// A button belongs to its open menu; `aria-expanded` may be stale for a menu that has just closed.
function layerOf(element: Element | null): Element | null {
  const opened = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
  return opened?.matches(':popover-open') === true ? opened : (element?.closest(LAYER) ?? null);
}
