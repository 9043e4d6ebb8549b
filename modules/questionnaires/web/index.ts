import { IconClipboardList, IconUrgent } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { openPages } from './open.ts';

const settings = settingsPage({
  path: 'questionnaire',
  title: 'Questionnaire',
  group: 'Care',
  order: 240,
  icon: IconClipboardList,
  rule: 'questionnaires.setup',
  page: () => import('./editor/questionnaires-page.tsx').then(({ QuestionnairesPage }) => QuestionnairesPage),
});

const crisisSettings = settingsPage({
  path: 'crisis-answers',
  title: 'Crisis answers',
  group: 'Care',
  order: 245,
  icon: IconUrgent,
  rule: 'questionnaires.setup',
  page: () => import('./editor/crisis-page.tsx').then(({ CrisisPage }) => CrisisPage),
});

/** The questionnaires module: questionnaires, surveys, answers and scores. */
export const questionnaires: WebModule = {
  name: 'questionnaires',
  loggedAs: { crisis_setting: 'Crisis answer settings' },
  routes: [
    ...openPages,
    ...settings.routes,
    ...crisisSettings.routes,
    {
      path: '/settings/questionnaire/$questionnaireID',
      title: 'Questionnaire',
      area: 'settings',
      rule: 'questionnaires.setup',
      page: () => import('./editor/editor-page.tsx').then(({ EditorPage }) => EditorPage),
    },
    {
      path: '/chart/questionnaires',
      title: 'Questionnaires',
      area: 'chart',
      rule: 'questionnaires.view',
      page: () => import('./surveys/surveys-page.tsx').then(({ SurveysPage }) => SurveysPage),
    },
  ],
  side: [...settings.side, ...crisisSettings.side],
  urgentNotices: [
    {
      id: 'questionnaires.crisis',
      rule: 'chart.view',
      notice: () => import('./surveys/urgent-banner.tsx').then(({ UrgentBanner }) => UrgentBanner),
    },
  ],
  dashboard: [
    {
      id: 'questionnaires-to-review',
      title: 'Questionnaires to review',
      column: 'main',
      order: 45,
      rule: 'questionnaires.answer',
      card: () => import('./surveys/surveys-card.tsx').then(({ SurveysCard }) => SurveysCard),
    },
  ],
  taggedKinds: [
    {
      id: 'question-groups',
      label: 'Question groups',
      order: 30,
      rule: 'questionnaires.setup',
      list: () => import('./editor/tagged-groups.tsx').then(({ TaggedGroups }) => TaggedGroups),
    },
  ],
  patientTiles: [
    {
      id: 'PatientQuestionnaire',
      title: 'Questionnaires',
      icon: IconClipboardList,
      rule: 'questionnaires.view',
      tile: () => import('./surveys/patient-surveys.tsx').then(({ PatientSurveys }) => PatientSurveys),
    },
  ],
  chartPanels: [
    {
      id: 'chart questionnaire',
      title: 'Questionnaires',
      icon: IconClipboardList,
      rule: 'questionnaires.view',
      panel: () => import('./surveys/chart-surveys.tsx').then(({ ChartSurveys }) => ChartSurveys),
    },
  ],
  eventSections: [
    {
      id: 'questionnaires.chosen',
      order: 5,
      rule: 'questionnaires.send',
      section: () =>
        import('./surveys/event-questionnaires.tsx').then(({ EventQuestionnaires }) => EventQuestionnaires),
    },
  ],
};
