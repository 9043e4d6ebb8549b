/** Scrolls to a panel of the workspace and focuses it. */
export function jumpToPanel(id: string): void {
  // The dialog has to close first, since closing restores the focus.
  window.setTimeout(() => {
    const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
    const panel = panels.find(({ dataset }) => dataset['panel'] === id);
    if (panel === undefined) return;
    panel.scrollIntoView({ block: 'center' });
    const field = panel.querySelector<HTMLElement>('[contenteditable="true"], input, textarea');
    (field ?? panel.querySelector<HTMLElement>('button'))?.focus();
  }, 250);
}
