import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatChartDay } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { notePath, patientName, type NoteRow } from '../chart-note.ts';
import classes from './note-list.module.css';

interface NoteListProps {
  notes: readonly NoteRow[];
  /** Whose notes they are stands on the page already. */
  ofOnePatient?: boolean;
  label: string;
}

/** A short list of notes on a card; one leads to each. */
export function NoteList({ notes, ofOnePatient = false, label }: NoteListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {notes.map((note) => (
        <li key={note.id}>
          <Link {...splitPath(notePath(note))} className={classes.note}>
            <span className={classes.day}>{formatChartDay(note.service_date)}</span>
            <span className={classes.words}>
              <span className={classes.title}>
                {ofOnePatient ? note.chart_note_record_name : patientName(note.clinic_patient)}
              </span>
              <span className={classes.detail}>
                {ofOnePatient ? note.author_name : note.chart_note_record_name}
                {note.excerpt !== '' && ` · ${note.excerpt}`}
              </span>
            </span>
            {ofOnePatient && (
              <StatusBadge tone={note.signed_time === null ? 'warning' : 'success'}>
                {note.signed_time === null ? 'Unsigned' : 'Signed'}
              </StatusBadge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
