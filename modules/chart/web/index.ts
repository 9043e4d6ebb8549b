import {
  IconFileText,
  IconListDetails,
  IconNotes,
  IconPin,
  IconSignature,
  IconStethoscope,
  IconTemplate,
} from '@tabler/icons-react';
import { prepareQuery } from '#kit/api/use-api.ts';
import { settingsPage } from '#kit/module/settings-page.ts';
import { pageName } from '#kit/navigation/page-names.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { PatientHeader, patientRoute } from '#patients/web';
import { noteIdOf } from '../rules/index.ts';
import { openNewNote } from './new-note.ts';
import { ChartNoteByIdDocument } from './chart.operations.gen.ts';

const settings = [
  settingsPage({
    path: 'chart-template',
    title: 'Chart Templates',
    group: 'Care',
    order: 220,
    icon: IconTemplate,
    rule: 'chart.write',
    page: () => import('./templates/template-page.tsx').then(({ TemplatePage }) => TemplatePage),
  }),
  settingsPage({
    path: 'template',
    title: 'Templates',
    group: 'Care',
    order: 222,
    icon: IconFileText,
    rule: 'chart.setup',
    page: () =>
      import('./settings/template-settings-page.tsx').then(({ TemplateSettingsPage }) => TemplateSettingsPage),
  }),
  settingsPage({
    path: 'cosign',
    title: 'Cosignatures',
    group: 'Care',
    order: 224,
    icon: IconSignature,
    rule: 'chart.setup',
    page: () => import('./settings/cosign-page.tsx').then(({ CosignPage }) => CosignPage),
  }),
];

/** The chart module: chart notes, their lists, and templates. */
export const chart: WebModule = {
  name: 'chart',
  routes: [
    ...settings.flatMap(({ routes }) => routes),
    {
      path: '/chart/index',
      title: 'Chart',
      area: 'chart',
      rule: 'chart.view',
      page: () => import('./list/notes-page.tsx').then(({ NotesPage }) => NotesPage),
    },
    {
      path: '/chart/index/$id',
      title: ({ params, query }) => {
        const name = pageName(`/chart/index/${params['id']}`) ?? query['name'];
        // The patient's own page has the plain name.
        return name === undefined ? 'Chart note' : `Note: ${name}`;
      },
      area: 'chart',
      rule: 'chart.view',
      // The header with the allergies is in the page's first frame.
      page: () => Promise.all([import('./note-page.tsx'), PatientHeader.prepare()]).then(([{ NotePage }]) => NotePage),
      prepare: ({ params, query }) => {
        const id = noteIdOf(params['id'] ?? '');
        if (id !== null) prepareQuery(ChartNoteByIdDocument, { id });
        const { patientID } = query;
        if (patientID !== undefined) patientRoute.prepare?.({ params: { patientID }, query });
      },
    },
  ],
  side: settings.flatMap(({ side }) => side),
  windows: [
    {
      kind: 'chart-document',
      window: () => import('./side/document-window.tsx').then(({ DocumentWindow }) => DocumentWindow),
      size: { width: 605, height: 705 },
    },
  ],
  messageActions: [
    {
      order: 10,
      rule: 'chart.write',
      needsPatient: true,
      action: () => import('./messages/take-message.tsx').then(({ TakeMessage }) => TakeMessage),
    },
  ],
  plus: [{ id: 'chart.new', label: 'New note', icon: IconNotes, rule: 'chart.write', order: 45, run: openNewNote }],
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
  papers: {
    id: 'chart-notes',
    title: 'Chart notes',
    order: 10,
    rule: 'chart.view',
    find: (patientId) => import('./find-papers.ts').then(({ findPapers }) => findPapers(patientId)),
  },
  dashboard: [
    {
      id: 'unsigned-notes',
      title: 'Unsigned notes',
      column: 'main',
      order: 40,
      rule: 'chart.write',
      card: () => import('./list/unsigned-notes.tsx').then(({ UnsignedNotes }) => UnsignedNotes),
    },
  ],
  patientTiles: [
    {
      id: 'encounter',
      title: 'Past Visits',
      icon: IconStethoscope,
      rule: 'chart.view',
      tile: () => import('./visit/past-visits.tsx').then(({ PastVisits }) => PastVisits),
      first: true,
    },
    {
      id: 'notes',
      title: 'Chart Notes',
      icon: IconNotes,
      rule: 'chart.view',
      tile: () => import('./list/patient-notes.tsx').then(({ PatientNotes }) => PatientNotes),
    },
    {
      id: 'notes2',
      title: 'Pinned and Other Notes',
      icon: IconPin,
      rule: 'chart.view',
      tile: () => import('./other-notes.tsx').then(({ OtherNotes }) => OtherNotes),
    },
    {
      id: 'problems',
      title: 'Problems',
      icon: IconListDetails,
      rule: 'chart.view',
      tile: () => import('./side/problem-list.tsx').then(({ ProblemList }) => ProblemList),
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
