import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** What a change of a prescription or a request makes old. */
export const PRESCRIPTIONS: Refreshes = ['prescription'];

/** Reads anew what is shown of prescriptions and requests when somebody, or a pharmacy, changes one. */
export function usePrescribingChanged(): void {
  const again = (): void => refreshAll(PRESCRIPTIONS);
  useLive('prescribing.prescription-changed', again);
  useLive('prescribing.request-changed', again);
}
