import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** What patients open by the link of an offer: apart from the module's other pages, to weigh little. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/offered-time',
    title: 'A time is available',
    open: true,
    page: () =>
      withSpanish(loadTexts, () => import('./offered-time-page.tsx').then(({ OfferedTimePage }) => OfferedTimePage)),
  },
];
