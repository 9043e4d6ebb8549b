import { withSpanish } from '#kit/language/use-language.ts';
import type { WebRoute } from '#kit/module/web-module.ts';
import { loadVitalTexts } from '#vitals/open';

const loadTexts = () => import('./spanish.gen.ts');

/** The patient portal: bundled separately from the staff pages, to stay small. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/portal',
    title: 'Your page',
    open: true,
    page: () =>
      withSpanish([loadTexts, loadVitalTexts], () =>
        import('./portal/portal-page.tsx').then(({ PortalPage }) => PortalPage),
      ),
  },
];
