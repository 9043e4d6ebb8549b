import { IconNotes, IconStethoscope } from '@tabler/icons-react';
import { prepareQuery } from '#kit/api/use-api.ts';
import { pageName } from '#kit/navigation/page-names.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { patientRoute } from '#patients/web';
import { noteIdOf } from '../rules/index.ts';
import { ChartNoteByIdDocument } from './chart.operations.gen.ts';

/** Chart notes: written, signed and read. */
export const chart: WebModule = {
  name: 'chart',
  routes: [
    {
      path: '/chart/index',
      title: 'Chart',
      area: 'chart',
      rule: 'chart.view',
      page: () => import('./notes-page.tsx').then(({ NotesPage }) => NotesPage),
    },
    {
      path: '/chart/index/$id',
      title: ({ params, query }) => pageName(`/chart/index/${params['id']}`) ?? query['name'] ?? 'Chart note',
      area: 'chart',
      rule: 'chart.view',
      page: () => import('./note-page.tsx').then(({ NotePage }) => NotePage),
      prepare: ({ params, query }) => {
        const id = noteIdOf(params['id'] ?? '');
        if (id !== null) prepareQuery(ChartNoteByIdDocument, { id });
        const { patientID } = query;
        if (patientID !== undefined) patientRoute.prepare?.({ params: { patientID }, query });
      },
    },
  ],
  redirects: { '/chart': '/chart/index' },
  navigation: [
    { area: 'chart', label: 'Chart', path: '/chart/index', icon: IconStethoscope, rule: 'chart.view', order: 60 },
  ],
  search: [
    {
      kind: 'Chart notes',
      icon: IconNotes,
      rule: 'chart.view',
      order: 40,
      find: (keyword, signal) => import('./find-notes.ts').then(({ findNotes }) => findNotes(keyword, signal)),
    },
  ],
  dashboard: [
    {
      id: 'unsigned-notes',
      title: 'Unsigned notes',
      column: 'main',
      order: 40,
      rule: 'chart.write',
      card: () => import('./unsigned-notes.tsx').then(({ UnsignedNotes }) => UnsignedNotes),
    },
  ],
  patientTiles: [
    {
      id: 'encounter',
      title: 'Past Visits',
      icon: IconStethoscope,
      rule: 'chart.view',
      tile: () => import('./past-visits.tsx').then(({ PastVisits }) => PastVisits),
      first: true,
    },
    {
      id: 'notes',
      title: 'Chart Notes',
      icon: IconNotes,
      rule: 'chart.view',
      tile: () => import('./patient-notes.tsx').then(({ PatientNotes }) => PatientNotes),
    },
  ],
  eventActions: [
    {
      order: 10,
      rule: 'chart.view',
      needsPatient: true,
      inDay: true,
      action: () => import('./open-chart-note-button.tsx').then(({ OpenChartNoteAction }) => OpenChartNoteAction),
    },
  ],
};
