import { create } from 'zustand';
import { dropDraft } from '../../vault/drafts.ts';

/** A form that could not be saved; its input is in its draft. */
export interface UnsavedForm {
  draftKey: string;
  /** The purpose of the form, the same as its element's label. */
  label: string;
  /** The path of its page. */
  path: string;
  /** Only its page can restore it, so it is also listed after a browser restart. */
  lasts?: boolean;
}

interface UnsavedForms {
  forms: readonly UnsavedForm[];
  /** Draft keys of the forms that are currently on the page and show their own state. */
  open: ReadonlySet<string>;
}

/** The forms that failed to save on this page and have been neither saved nor discarded since. */
export const useUnsavedForms = create<UnsavedForms>(() => ({ forms: [], open: new Set() }));

/** Records a save that failed for a reason other than invalid input. */
export function recordUnsaved(form: UnsavedForm): void {
  useUnsavedForms.setState(({ forms }) => ({
    forms: [...forms.filter(({ draftKey }) => draftKey !== form.draftKey), form],
  }));
}

/** Removes a form that was saved or whose draft was deleted. */
export function settleUnsaved(draftKey: string): void {
  if (!useUnsavedForms.getState().forms.some((form) => form.draftKey === draftKey)) return;
  useUnsavedForms.setState(({ forms }) => ({ forms: forms.filter((form) => form.draftKey !== draftKey) }));
}

// A hidden page keeps its input in memory, and has to clear it too.
const forgets = new Map<string, () => void>();

/** Registers a callback that clears the input when the form is discarded elsewhere. The last registration wins. */
export function onDiscard(draftKey: string, forget: () => void): void {
  forgets.set(draftKey, forget);
}

/** Discards the input of an unsaved form. */
export async function discardUnsaved(draftKey: string): Promise<void> {
  forgets.get(draftKey)?.();
  await dropDraft(draftKey);
  settleUnsaved(draftKey);
}

/** Counts a form as open until the returned function is called. */
export function holdOpen(draftKey: string): () => void {
  const change = (add: boolean): void =>
    useUnsavedForms.setState(({ open }) => {
      const after = new Set(open);
      if (add) after.add(draftKey);
      else after.delete(draftKey);
      return { open: after };
    });
  change(true);
  return () => change(false);
}
