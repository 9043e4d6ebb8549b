import type { Report } from '#platform/reports/report.ts';
import { nudge } from './nudge.ts';
import { readCategories, readDocRows, readDocs, readDocsFoot, readWriters } from './unsigned-docs.sql.ts';

/** The report of visits without a note, unsigned notes, and their gaps. */
export const unsignedReport: Report = {
  id: 'unsignedAndIncompletedDocs',
  title: 'Unsigned and Incomplete',
  definition:
    'Chart notes by date of service, and checked-in visits on those dates without a note. Deleted notes are not counted. Notes are listed under their author; visits without a note are listed under the provider whose calendar they were on.',
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
    { id: 'cosign', title: 'Awaiting cosignature', kind: 'number', total: true, drill: 'rows', better: 'less' },
    {
      id: 'no_diagnosis',
      title: 'Without a diagnosis',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'Unsigned notes without a diagnosis. Notes marked as non-medical don’t need one.',
    },
    {
      id: 'no_procedure',
      title: 'Without a procedure',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition:
        'Signed and unsigned notes without a procedure; they can’t be billed. Notes marked as non-medical don’t need one.',
    },
    {
      id: 'signed_share',
      title: 'Signed %',
      kind: 'percent',
      ratio: { of: 'signed', over: ['notes', 'no_note'] },
      better: 'more',
      definition: 'Signed notes as a percentage of all notes and visits without a note.',
    },
    {
      id: 'days',
      title: 'Days to sign',
      kind: 'days',
      better: 'less',
      definition: 'Median time from starting the note to signing it.',
    },
    { id: 'oldest', title: 'Oldest open', kind: 'days', better: 'less', definition: 'Since the date of service.' },
  ],
  chart: { x: 'name', y: ['unsigned', 'no_note'], kind: 'bar' },
  read: readDocs,
  foot: readDocsFoot,
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'day', title: 'Day', kind: 'day' },
      { id: 'what', title: 'Item', kind: 'text' },
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
      confirm: 'Creates an urgent task for the member who must write or sign the note, and notifies them.',
      offered: (row) => row['is_open'] === 1,
      run: nudge,
    },
  ],
};
