const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const LAYER = '[popover], [role="dialog"], [role="menu"]';

let begunIn: Element | null = null;

/** Notes from what the way to another page was begun: an open menu, dialog or window, or the page itself. */
export function recordDeparture(): void {
  begunIn = layerOf(document.activeElement);
}

/** Whether a page that arrives may take the focus: not from who types elsewhere, nor from what was opened while it was on its way. */
export function mayTakeFocus(): boolean {
  const at = document.activeElement;
  // What was left behind with its page may still be said to have the focus.
  if (at === null || !at.checkVisibility()) return true;
  const layer = layerOf(at);
  return !at.matches(TYPED_IN) && (layer === null || layer === begunIn);
}

// A button whose menu stands open belongs to it; one whose menu was closed a moment ago may not know that yet.
function layerOf(element: Element | null): Element | null {
  const opened = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
  return opened?.matches(':popover-open') === true ? opened : (element?.closest(LAYER) ?? null);
}
