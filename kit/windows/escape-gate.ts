import { useQuestion } from './confirm.ts';

const FLOATING = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

/**
 * Lets Escape close only the topmost layer. Each dialog listens on the window: without this, an Escape that means no to
 * a question would also close the drawer under it. A dialog with `data-keeps-escape` lets no Escape through. Must be
 * registered before any dialog listens; the returned function removes it.
 */
export function guardEscape(): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { question, open } = useQuestion.getState();
    const from = event.target instanceof Element ? event.target : null;
    // Layers that float above a dialog close themselves; Mantine's dialogs ignore events from elements with this
    // attribute.
    if (!open && from?.closest(FLOATING)) from.setAttribute('data-mantine-stop-propagation', 'true');
    const keeps = (from?.closest('[data-keeps-escape]') ?? null) !== null;
    if (!open && !keeps) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (open) question?.answer(false);
  };
  window.addEventListener('keydown', pressed, true);
  return () => window.removeEventListener('keydown', pressed, true);
}
