import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/**
 * Pages that patients open from a link in a message, on a phone with a bad connection: bundled separately from the
 * module's other pages, to stay small.
 */
export const openPages: readonly WebRoute[] = [
  {
    path: '/appointment',
    title: 'Your appointment',
    open: true,
    page: () =>
      withSpanish(loadTexts, () =>
        import('./patient/appointment-page.tsx').then(({ AppointmentPage }) => AppointmentPage),
      ),
  },
];
