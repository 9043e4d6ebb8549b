const MOST = 30;

/**
 * Restores the focus when a dialog that had it disappears: to the previously focused element, or to the page's heading.
 * Dialogs that are mounted only while they are open can't do this themselves. The returned function stops it.
 */
export function keepFocus(): () => void {
  // Previously focused elements, the most recent last.
  const trail: HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const at = trail.indexOf(target);
    if (at >= 0) trail.splice(at, 1);
    trail.push(target);
    if (trail.length > MOST) trail.shift();
  };
  const giveBack = (): void => {
    for (let before = trail.pop(); before !== undefined; before = trail.pop()) {
      if (!before.isConnected || !before.checkVisibility()) continue;
      before.focus({ preventScroll: true });
      if (document.activeElement === before) return;
    }
    const title = document.querySelector<HTMLElement>('[data-page-shown] [data-page-title]');
    (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  // Dialogs are children of the body, or of one common node in it. Both change rarely, and the rest of the page is not
  // observed.
  const watchShared = (): void => {
    for (const node of document.body.children)
      if (node.hasAttribute('data-mantine-shared-portal-node')) observer.observe(node, { childList: true });
  };
  const observer = new MutationObserver((records) => {
    watchShared();
    const last = trail.at(-1);
    const isGone =
      last !== undefined && !last.isConnected && records.some(({ removedNodes }) => removedNodes.length > 0);
    if (isGone && (document.activeElement ?? document.body) === document.body) giveBack();
  });
  observer.observe(document.body, { childList: true });
  watchShared();
  document.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
