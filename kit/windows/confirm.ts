import { create } from 'zustand';

/** A question asked before something that can't be undone. */
export interface Question {
  title: string;
  message: string;
  /** The label of the button, a verb: "Delete note". */
  confirm: string;
  cancel?: string;
  /** Red, for something that can't be undone. */
  danger?: boolean;
  /** An additional action that is on by default, with a checkbox. */
  tick?: { label: string; onTick: (ticked: boolean) => void };
  /** An optional choice; null if it is cleared again. */
  choice?: {
    label: string;
    placeholder: string;
    options: readonly { value: string; label: string }[];
    onChoose: (value: string | null) => void;
  };
}

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The open question; `question` stays while its dialog fades out. */
export const useQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/**
 * Asks before something that can't be undone: `if (await confirm({ … })) …`. A second question answers the first with
 * no.
 */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      if (useQuestion.getState().question?.answer === answer) useQuestion.setState({ open: false });
      resolve(yes);
    };
    useQuestion.setState({ question: { ...question, answer }, open: true });
  });
}

/** Removes the last question after its dialog has faded out; the focus returns to where it was. */
export function forgetQuestion(): void {
  if (!useQuestion.getState().open) useQuestion.setState({ question: null });
}

/**
 * Asks before the user leaves a form with unsaved input; `message` says what would be lost. Returns true if they leave.
 */
export function confirmLeaving(message: string): Promise<boolean> {
  return confirm({
    title: 'Close without saving?',
    message,
    confirm: 'Close without saving',
    cancel: 'Keep editing',
    danger: true,
  });
}
