import { create } from 'zustand';
import { today } from '#kit/formats/day.ts';
import { onLeaving } from '#kit/session/own-choices.ts';

// Nothing chosen is today, which goes on at midnight.
const useChosen = create<{ day: string | null }>(() => ({ day: null }));
onLeaving(() => useChosen.setState({ day: null }));

/** The day that the dashboard shows, as YYYY-MM-DD, for all that stands on it; and how another is chosen. */
export function useChosenDay(): [day: string, choose: (day: string) => void] {
  useChosen();
  return [chosenDay(), chooseDay];
}

/** The day that is chosen, else today. */
export function chosenDay(): string {
  return useChosen.getState().day ?? today();
}

/** Chooses the day that the dashboard shows, until whoever chose it signs out. */
export function chooseDay(day: string): void {
  useChosen.setState({ day: day === today() ? null : day });
}
