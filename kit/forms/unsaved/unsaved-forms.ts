import { create } from 'zustand';
import { dropDraft } from '../../vault/drafts.ts';

/** A form that could not be saved; what was typed lies in its draft. */
export interface UnsavedForm {
  draftKey: string;
  /** What the form is for, as its element says it. */
  label: string;
  /** The page it stood on. */
  path: string;
  /** Its page alone brings it back, so that it is listed after the browser was closed too. */
  lasts?: boolean;
}

interface UnsavedForms {
  forms: readonly UnsavedForm[];
  /** Draft keys of the forms that stand on the page right now: they say themselves what they need. */
  open: ReadonlySet<string>;
}

/** The forms that failed to save on this page and were neither saved nor discarded since. */
export const useUnsavedForms = create<UnsavedForms>(() => ({ forms: [], open: new Set() }));

/** A save has failed though nothing was wrong with the input. */
export function recordUnsaved(form: UnsavedForm): void {
  useUnsavedForms.setState(({ forms }) => ({
    forms: [...forms.filter(({ draftKey }) => draftKey !== form.draftKey), form],
  }));
}

/** The form was saved, or its draft is gone. */
export function settleUnsaved(draftKey: string): void {
  if (!useUnsavedForms.getState().forms.some((form) => form.draftKey === draftKey)) return;
  useUnsavedForms.setState(({ forms }) => ({ forms: forms.filter((form) => form.draftKey !== draftKey) }));
}

// A page that is hidden keeps what was typed; it has to forget it too.
const forgets = new Map<string, () => void>();

/** Says what else forgets what was typed when it is discarded elsewhere; the last one to say so is asked. */
export function onDiscard(draftKey: string, forget: () => void): void {
  forgets.set(draftKey, forget);
}

/** Forgets what was typed. */
export async function discardUnsaved(draftKey: string): Promise<void> {
  forgets.get(draftKey)?.();
  await dropDraft(draftKey);
  settleUnsaved(draftKey);
}

/** Counts a form as open until the answered function is called. */
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
