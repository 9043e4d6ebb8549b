import { createContext } from 'react';
import { confirmLeaving } from '../../windows/confirm.ts';

/** What has to be known of a form before its dialog or drawer closes; an ApiForm has it. */
export interface LeavableForm {
  isDirty: () => boolean;
  draft: { restoredFrom: string | null; discard: () => void };
}

/** May the form be left? Asks only where something typed would be lost, and then forgets the draft too. */
export async function leaveForm(form: LeavableForm): Promise<boolean> {
  if (!form.isDirty() && form.draft.restoredFrom === null) return true;
  const leave = await confirmLeaving('What you typed here has not been saved.');
  if (leave) form.draft.discard();
  return leave;
}

/** What surrounds forms and closes over them: each `Form` within tells it of itself, and of its end. */
export interface FormFrame {
  hold: (form: { current: LeavableForm }) => () => void;
  /** Closes as the cross does. */
  askToClose: () => void;
}

/** The drawer around a form, if there is one. */
export const FormFrameContext = createContext<FormFrame | null>(null);
