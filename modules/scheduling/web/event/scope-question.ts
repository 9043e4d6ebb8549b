import { create } from 'zustand';
import type { EventEditType } from '../calendar.operations.gen.ts';

/** How much of a series is meant. */
export type EditScope = EventEditType;

interface OpenQuestion {
  title: string;
  /** The word on the button. */
  command: string;
  danger: boolean;
  /** Whether the one occurrence can be meant: a new rule can't be that of one. */
  one: boolean;
  /** Something that is done along with it unless one unticks it. */
  tick?: { label: string; onTick: (ticked: boolean) => void };
  answer: (scope: EditScope | null) => void;
}

/** What is asked; `asked` stays while its dialog fades out. */
export const useScopeQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/** Asks how much of a series a change is meant for; null where it is not meant any more. */
export function askScope(question: Omit<OpenQuestion, 'answer'>): Promise<EditScope | null> {
  useScopeQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (scope: EditScope | null): void => {
      if (useScopeQuestion.getState().question?.answer === answer) useScopeQuestion.setState({ open: false });
      resolve(scope);
    };
    useScopeQuestion.setState({ question: { ...question, answer }, open: true });
  });
}

/** The dialog of the last question has faded out: it goes, and the focus with it back to where it was. */
export function forgetScopeQuestion(): void {
  if (!useScopeQuestion.getState().open) useScopeQuestion.setState({ question: null });
}
