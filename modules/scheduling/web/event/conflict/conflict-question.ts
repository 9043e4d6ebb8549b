import { create } from 'zustand';
import type { EditEventMutation } from '../../calendar.operations.gen.ts';

type Answer = EditEventMutation['EditEvent'];
/** A booked event that another would overlap. */
export type BookingConflict = Answer['conflicts'][number];
/** An occurrence of a series that is in others' way, with other starts, the nearest first. */
export type OccurrenceConflict = Answer['occurrences'][number];

/** What somebody decides about what is in the way. */
export interface Decision {
  /** Why it is booked over others; null where it is not. */
  reason: string | null;
  /** Occurrences that are left out, by their start. */
  skipped: readonly string[];
  /** Occurrences that come at another time: by their start, the instant of the other. */
  moved: Readonly<Record<string, string>>;
  /** The instant at which one event begins instead. */
  start?: string;
}

/** What is asked: what a booking would overlap, of a series by occurrence, and of how many. */
export interface ConflictQuestion {
  conflicts: readonly BookingConflict[];
  occurrences: readonly OccurrenceConflict[];
  /** Of one event: other starts, the nearest first. */
  alternatives: readonly string[];
  count: number;
}

interface OpenQuestion extends ConflictQuestion {
  answer: (decision: Decision | null) => void;
}

/** The conflict that is asked about; `asked` stays while its dialog fades out. */
export const useConflictQuestion = create<{ question: OpenQuestion | null; open: boolean }>(() => ({
  question: null,
  open: false,
}));

/** Asks whether an event may overlap others, and why; null means no. A second question answers the first with no. */
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

/** The dialog of the last question has faded out: it goes, and the focus with it back to where it was. */
export function forgetConflictQuestion(): void {
  if (!useConflictQuestion.getState().open) useConflictQuestion.setState({ question: null });
}
