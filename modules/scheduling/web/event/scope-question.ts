import { create } from 'zustand';
import type { EventEditType } from '../calendar.operations.gen.ts';

/** The part of a series that a change applies to. */
export type EditScope = EventEditType;

interface OpenQuestion {
  title: string;
  /** Label of the button. */
  command: string;
  danger: boolean;
  /** True if the scope can be a single occurrence; a new rule can't apply to one. */
  one: boolean;
  /** An option that is on unless the user clears it. */
  tick?: { label: string; onTick: (ticked: boolean) => void };
  answer: (scope: EditScope | null) => void;
}

/** The current question; `asked` stays while its dialog fades out. */
export const useScopeQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/** Asks for the scope of a change to a series; null if canceled. */
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

/** Called after the dialog has faded out: removes it, which returns the focus to its previous element. */
export function forgetScopeQuestion(): void {
  if (!useScopeQuestion.getState().open) useScopeQuestion.setState({ question: null });
}
