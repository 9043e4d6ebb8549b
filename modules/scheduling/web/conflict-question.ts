import { create } from 'zustand';
import type { EditEventMutation } from './calendar.operations.gen.ts';

/** A booked event that another would overlap. */
export type ToldConflict = EditEventMutation['EditEvent']['conflicts'][number];

interface Asked {
  conflicts: readonly ToldConflict[];
  answer: (yes: boolean) => void;
}

/** The conflict that is asked about; `asked` stays while its dialog fades out. */
export const useConflictQuestion = create<{ asked: Asked | null; open: boolean }>(() => ({ asked: null, open: false }));

/** Asks whether an event may overlap others. A second question answers the first with no. */
export function acceptConflicts(conflicts: readonly ToldConflict[]): Promise<boolean> {
  useConflictQuestion.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      if (useConflictQuestion.getState().asked?.answer === answer) useConflictQuestion.setState({ open: false });
      resolve(yes);
    };
    useConflictQuestion.setState({ asked: { conflicts, answer }, open: true });
  });
}
