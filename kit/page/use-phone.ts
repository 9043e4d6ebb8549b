import { useMediaQuery } from '@mantine/hooks';

/** Whether the page is narrower than 992 px: the phone's layout. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
}
