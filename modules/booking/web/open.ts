import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The clinic's public booking page: bundled separately from the module's other pages, to stay small. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/book/$address',
    title: 'Request an appointment',
    open: true,
    page: () =>
      withSpanish(loadTexts, () => import('./public/booking-page.tsx').then(({ BookingPage }) => BookingPage)),
  },
];
