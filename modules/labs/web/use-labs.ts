import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Reads anew what is shown of orders and results when somebody, or a laboratory, changes one. */
export function useLabsChanged(): void {
  const again = (): void => refreshQueries('lab');
  useLive('labs.order-changed', again);
  useLive('labs.result-changed', again);
  useLive('labs.message-refused', again);
  useLive('labs.message-changed', again);
}

/** Reads anew what is set up when somebody changes it. */
export function useLabSetupChanged(): void {
  useLive('labs.setup-changed', () => {
    refreshQueries('lab');
    refreshQueries('test');
  });
}
