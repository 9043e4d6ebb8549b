import { useQuestion } from './confirm.ts';

const FLOATING = '.mantine-Popover-dropdown, .mantine-Menu-dropdown';

/**
 * Escape closes only what is on top. Dialogs listen at the window, each for itself: without this, an Escape that means no to
 * a question would close the drawer under it too. A dialog with `data-keeps-escape` lets none through. It has to listen
 * before any dialog does; the answered function ends it.
 */
export function guardEscape(): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { question, open } = useQuestion.getState();
    const from = event.target instanceof Element ? event.target : null;
    // What floats above a dialog closes itself; Mantine's dialogs leave alone what comes from something with this mark.
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
