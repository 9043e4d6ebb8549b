import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatChartDay } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { notePath, patientName, type NoteRow } from '../chart-note.ts';
import classes from './note-list.module.css';

interface NoteItemProps {
  note: NoteRow;
  /** Omits the patient's name, which is already on the page. */
  ofOnePatient?: boolean;
}

/** A note in a list, linked to its page. */
export function NoteItem({ note, ofOnePatient = false }: NoteItemProps) {
  return (
    <li>
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
  );
}
