import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatChartDay } from '#kit/formats/day.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { NoteRow } from './chart-note.ts';
import classes from './note-columns.module.css';

/** The columns of a note list. */
export const NOTE_COLUMNS: readonly DataColumn<NoteRow>[] = [
  {
    id: 'patient',
    title: 'Patient',
    width: 'minmax(11rem, 1.2fr)',
    phone: 'title',
    cell: ({ clinic_patient: patient }) => <span className={classes.name}>{nameLastFirst(patient)}</span>,
  },
  {
    id: 'day',
    title: 'Service date',
    width: '7.5rem',
    sortable: true,
    cell: (note) => formatChartDay(note.service_date),
  },
  { id: 'title', title: 'Visit', width: 'minmax(9rem, 1fr)', cell: (note) => note.chart_note_record_name },
  {
    id: 'excerpt',
    title: 'Note',
    width: 'minmax(12rem, 2fr)',
    phone: 'hidden',
    cell: (note) => <span className={classes.excerpt}>{note.excerpt}</span>,
  },
  { id: 'author', title: 'Author', width: 'minmax(9rem, 1fr)', phone: 'hidden', cell: (note) => note.author_name },
  {
    id: 'status',
    title: 'Status',
    width: '7.5rem',
    phone: 'aside',
    cell: ({ signed_time: signed }) =>
      signed === null ? (
        <StatusBadge tone="warning">Unsigned</StatusBadge>
      ) : (
        <StatusBadge tone="success">Signed</StatusBadge>
      ),
  },
];
