import type { Report } from '#platform/reports/report.ts';
import { nudge } from './nudge.ts';
import { readCategories, readDocRows, readDocs, readDocsFoot, readWriters } from './unsigned-docs.sql.ts';

/** Which visits nobody has written up or signed, and what their notes lack. */
export const unsignedReport: Report = {
  id: 'unsignedAndIncompletedDocs',
  title: 'Unsigned and Incomplete',
  definition:
    'Chart notes by their day of service, and visits of these days whose patient was checked in and that no note was written about. Deleted notes are not counted. A note belongs to its author, a visit without one to whose calendar it stood on.',
  rule: 'chart.statistics',
  order: 90,
  filters: [
    { id: 'provider', title: 'Provider', options: readWriters },
    { id: 'category', title: 'Visit type', options: readCategories },
  ],
  breakdowns: [
    { id: 'provider', title: 'Provider' },
    { id: 'category', title: 'Visit type' },
    { id: 'month', title: 'Month' },
    { id: 'age', title: 'Age' },
  ],
  columns: [
    { id: 'name', title: 'Provider', kind: 'text' },
    { id: 'notes', title: 'Notes', kind: 'number', total: true, drill: 'rows' },
    { id: 'signed', title: 'Signed', kind: 'number', total: true, drill: 'rows', better: 'more' },
    { id: 'unsigned', title: 'Unsigned', kind: 'number', total: true, drill: 'rows', better: 'less' },
    {
      id: 'no_note',
      title: 'Visits without a note',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
    },
    { id: 'cosign', title: 'Wait for a cosignature', kind: 'number', total: true, drill: 'rows', better: 'less' },
    {
      id: 'no_diagnosis',
      title: 'Without a diagnosis',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'Unsigned notes with none. Notes that are marked as not medical need none.',
    },
    {
      id: 'no_procedure',
      title: 'Without a procedure',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition:
        'Notes with none, signed or not: nothing can be charged for them. Notes that are marked as not medical need none.',
    },
    {
      id: 'signed_share',
      title: 'Signed %',
      kind: 'percent',
      ratio: { of: 'signed', over: ['notes', 'no_note'] },
      better: 'more',
      definition: 'Signed notes as a share of all notes and of the visits without one.',
    },
    {
      id: 'days',
      title: 'Days to sign',
      kind: 'days',
      better: 'less',
      definition: 'From when the note was begun: half were signed sooner, half later.',
    },
    { id: 'oldest', title: 'Oldest open', kind: 'days', better: 'less', definition: 'Since its day of service.' },
  ],
  chart: { x: 'name', y: ['unsigned', 'no_note'], kind: 'bar' },
  read: readDocs,
  foot: readDocsFoot,
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'day', title: 'Day', kind: 'day' },
      { id: 'what', title: 'What', kind: 'text' },
      { id: 'missing', title: 'Missing', kind: 'text' },
      { id: 'provider', title: 'Provider', kind: 'text' },
      { id: 'category', title: 'Visit type', kind: 'text' },
      { id: 'age', title: 'Open for', kind: 'days' },
    ],
    read: readDocRows,
    foot: true,
  },
  actions: [
    {
      id: 'nudge',
      title: 'Nudge',
      rule: 'tasks.edit',
      confirm: 'It becomes an urgent task of whoever has to write or sign it, and their bell rings.',
      offered: (row) => row['is_open'] === 1,
      run: nudge,
    },
  ],
};
