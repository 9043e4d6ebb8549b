import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the page is narrower than 992 px, which means the phone layout. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
}
