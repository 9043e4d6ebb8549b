import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The page of tablets and displays: bundled separately from the staff pages, which it never loads. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/kiosk',
    title: 'Welcome',
    open: true,
    page: () => withSpanish(loadTexts, () => import('./kiosk/kiosk-page.tsx').then(({ KioskPage }) => KioskPage)),
  },
];
