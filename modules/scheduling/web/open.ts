import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** What patients open by the link of a message, on a phone and a bad connection: apart from the module's other pages, to weigh little. */
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
