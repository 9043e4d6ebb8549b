import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The pages for patients with a message link: bundled separately from the staff pages, to stay small. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/questionnaires',
    title: 'Questions for you',
    open: true,
    page: () =>
      withSpanish(loadTexts, () => import('./answering/answering-page.tsx').then(({ AnsweringPage }) => AnsweringPage)),
  },
];

/** The sections in the patient portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'questionnaires.open',
    order: 3,
    section: () =>
      withSpanish(loadTexts, () => import('./answering/portal-surveys.tsx').then(({ PortalSurveys }) => PortalSurveys)),
  },
];
