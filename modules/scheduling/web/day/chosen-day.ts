import { create } from 'zustand';
import { today } from '#kit/formats/day.ts';
import { onLeaving } from '#kit/session/own-choices.ts';

// Null means today, and follows the date at midnight.
const useChosen = create<{ day: string | null }>(() => ({ day: null }));
onLeaving(() => useChosen.setState({ day: null }));

/** Returns the day that the dashboard shows (YYYY-MM-DD), and a setter. */
export function useChosenDay(): [day: string, choose: (day: string) => void] {
  useChosen();
  return [chosenDay(), chooseDay];
}

/** Returns the chosen day, or today. */
export function chosenDay(): string {
  return useChosen.getState().day ?? today();
}

/** Sets the day that the dashboard shows, until the user signs out. */
export function chooseDay(day: string): void {
  useChosen.setState({ day: day === today() ? null : day });
}
