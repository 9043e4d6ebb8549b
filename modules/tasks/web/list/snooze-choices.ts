import { today } from '#kit/formats/day.ts';
import { instantOf } from '#kit/formats/time.ts';

/** Snooze options with labels: later today, tomorrow at eight, in a week, in a month. */
export function snoozeChoices(now = new Date()): { label: string; until: string }[] {
  const after = (days: number): string => {
    const [year, month, day] = today().split('-').map(Number) as [number, number, number];
    return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  };
  return [
    { label: 'In 3 hours', until: new Date(now.getTime() + 3 * 3_600_000).toISOString() },
    { label: 'Tomorrow morning', until: instantOf(after(1), '08:00') },
    { label: 'In a week', until: instantOf(after(7), '08:00') },
    { label: 'In a month', until: instantOf(after(30), '08:00') },
  ];
}
