import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** What patients answer by the link of a message: apart from what the staff see of it, to weigh little. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/questionnaires',
    title: 'Questions for you',
    open: true,
    page: () =>
      withSpanish(loadTexts, () => import('./answering/answering-page.tsx').then(({ AnsweringPage }) => AnsweringPage)),
  },
];

/** What they find of it on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'questionnaires.open',
    order: 3,
    section: () =>
      withSpanish(loadTexts, () => import('./answering/portal-surveys.tsx').then(({ PortalSurveys }) => PortalSurveys)),
  },
];
