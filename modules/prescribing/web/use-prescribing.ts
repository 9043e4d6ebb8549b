import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Queries to refresh when a prescription or request changes. */
export const PRESCRIPTIONS: Refreshes = ['prescription'];

/** Refreshes prescriptions and requests when a member or a pharmacy changes one. */
export function usePrescribingChanged(): void {
  const again = (): void => refreshAll(PRESCRIPTIONS);
  useLive('prescribing.prescription-changed', again);
  useLive('prescribing.request-changed', again);
}
