import { useMediaQuery } from '@mantine/hooks';

const NARROW = '(max-width: 61.99em)';

/** Returns whether the page is narrower than 992 px, which means the phone layout. */
export function usePhone(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
}

/** Returns the same once, outside of a component. */
export const isPhone = (): boolean => window.matchMedia(NARROW).matches;
