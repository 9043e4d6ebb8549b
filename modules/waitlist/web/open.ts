import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The page of an offer's link: bundled separately from the module's other pages, to stay small. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/offered-time',
    title: 'A time is available',
    open: true,
    page: () =>
      withSpanish(loadTexts, () => import('./offered-time-page.tsx').then(({ OfferedTimePage }) => OfferedTimePage)),
  },
];
