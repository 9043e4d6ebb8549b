/** Brings a panel of the workspace into sight and puts the focus into it. */
export function jumpToPanel(id: string): void {
  // The dialog that asked has to be gone first: it gives the focus back as it goes.
  window.setTimeout(() => {
    const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
    const panel = panels.find(({ dataset }) => dataset['panel'] === id);
    if (panel === undefined) return;
    panel.scrollIntoView({ block: 'center' });
    const field = panel.querySelector<HTMLElement>('[contenteditable="true"], input, textarea');
    (field ?? panel.querySelector<HTMLElement>('button'))?.focus();
  }, 250);
}
