import { create } from 'zustand';

/** What is asked before something that can't be undone. */
export interface Question {
  title: string;
  message: string;
  /** What the button does, as a verb: "Delete note". */
  confirm: string;
  cancel?: string;
  /** What can't be undone is asked in red. */
  danger?: boolean;
  /** Something that is done along with it unless one unticks it. */
  tick?: { label: string; onTick: (ticked: boolean) => void };
  /** Something that may be said along with it; null again where it is taken back. */
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

/** The question that is open; `question` stays while its dialog fades out. */
export const useQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/** Asks before something that can't be undone: `if (await confirm({ … })) …`. A second question answers the first with no. */
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

/** The dialog of the last question has faded out: it goes, and the focus with it back to where it was. */
export function forgetQuestion(): void {
  if (!useQuestion.getState().open) useQuestion.setState({ question: null });
}

/** Asks whoever leaves a form with something unsaved; `message` says what would be lost. True where they leave it. */
export function confirmLeaving(message: string): Promise<boolean> {
  return confirm({
    title: 'Close without saving?',
    message,
    confirm: 'Close without saving',
    cancel: 'Keep editing',
    danger: true,
  });
}
