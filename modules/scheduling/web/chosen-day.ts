import { create } from 'zustand';
import { today } from '#kit/formats/day.ts';

// Nothing chosen is today, which goes on at midnight.
const useChosen = create<{ day: string | null }>(() => ({ day: null }));

/** The day that the dashboard shows, as YYYY-MM-DD, for all that stands on it; and how another is chosen. */
export function useChosenDay(): [day: string, choose: (day: string) => void] {
  const { day } = useChosen();
  return [day ?? today(), chooseDay];
}

function chooseDay(day: string): void {
  useChosen.setState({ day: day === today() ? null : day });
}
