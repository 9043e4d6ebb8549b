import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Reads anew what is shown of prescriptions and requests when somebody, or a pharmacy, changes one. */
export function usePrescribingChanged(): void {
  const again = (): void => refreshQueries('prescription');
  useLive('prescribing.prescription-changed', again);
  useLive('prescribing.request-changed', again);
}
