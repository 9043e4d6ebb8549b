import { createContext } from 'react';
import { confirmLeaving } from '../../windows/confirm.ts';

/** The part of a form that its dialog or drawer needs before it closes; an ApiForm has it. */
export interface LeavableForm {
  isDirty: () => boolean;
  draft: { restoredFrom: string | null; discard: () => void };
}

/** Returns whether the form may be closed. Asks only if input would be lost, and then deletes the draft too. */
export async function leaveForm(form: LeavableForm): Promise<boolean> {
  if (!form.isDirty() && form.draft.restoredFrom === null) return true;
  const leave = await confirmLeaving('What you typed here has not been saved.');
  if (leave) form.draft.discard();
  return leave;
}

/** A closable container of forms: each `Form` inside registers itself, and unregisters when it unmounts. */
export interface FormFrame {
  hold: (form: { current: LeavableForm }) => () => void;
  /** Closes, as the close button does. */
  askToClose: () => void;
}

/** The container around a form, if any. */
export const FormFrameContext = createContext<FormFrame | null>(null);
