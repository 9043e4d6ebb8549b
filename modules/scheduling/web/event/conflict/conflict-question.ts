import { create } from 'zustand';
import type { EditEventMutation } from '../../calendar.operations.gen.ts';

type Answer = EditEventMutation['EditEvent'];
/** A booked event that would be overlapped. */
export type BookingConflict = Answer['conflicts'][number];
/** An occurrence of a series with conflicts, with alternative start times, nearest first. */
export type OccurrenceConflict = Answer['occurrences'][number];

/** The user's decision about conflicts. */
export interface Decision {
  /** Reason for double-booking; null if nothing is double-booked. */
  reason: string | null;
  /** Skipped occurrences, by start. */
  skipped: readonly string[];
  /** Moved occurrences: new instant by original start. */
  moved: Readonly<Record<string, string>>;
  /** The new start of a single event. */
  start?: string;
}

/** The question: the conflicts of a booking, per occurrence for a series, and the number of occurrences. */
export interface ConflictQuestion {
  conflicts: readonly BookingConflict[];
  occurrences: readonly OccurrenceConflict[];
  /** For a single event: alternative start times, nearest first. */
  alternatives: readonly string[];
  count: number;
}

interface OpenQuestion extends ConflictQuestion {
  answer: (decision: Decision | null) => void;
}

/** The current conflict question; `asked` stays while its dialog fades out. */
export const useConflictQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/** Asks whether to book despite conflicts, and why; null if declined. A second question declines the first. */
export function decideConflicts(question: ConflictQuestion): Promise<Decision | null> {
  useConflictQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (decision: Decision | null): void => {
      if (useConflictQuestion.getState().question?.answer === answer) useConflictQuestion.setState({ open: false });
      resolve(decision);
    };
    useConflictQuestion.setState({ question: { ...question, answer }, open: true });
  });
}

/** Called after the dialog has faded out: removes it, which returns the focus to its previous element. */
export function forgetConflictQuestion(): void {
  if (!useConflictQuestion.getState().open) useConflictQuestion.setState({ question: null });
}
