const MOST = 30;

/**
 * Gives the focus back when a dialog that held it goes: to what held it before, or to the page's heading. Dialogs that are there only
 * while they are open can't do it themselves. The answered function ends it.
 */
export function keepFocus(): () => void {
  // What had the focus, the last one at the end.
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
  // Dialogs stand in the body, or together in one node of it: neither changes often, and what is deep in a page is not watched.
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
