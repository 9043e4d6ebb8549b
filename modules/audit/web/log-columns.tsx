import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { AuditLogProps } from './audit-log-props.ts';
import classes from './audit-log.module.css';
import { actionWord, objectWord, outcomeWord, reasonOf, userOf } from './entry-words.ts';
import type { LogEntry } from './log-entry.ts';

interface LogColumnsOptions {
  phone: boolean;
  nameOf: (userId: string) => string | undefined;
  PatientName: AuditLogProps['PatientName'];
}

/** The columns of the log; on a phone an entry is a sentence, and below it when and about whom. */
export function logColumns({ phone, nameOf, PatientName }: LogColumnsOptions): readonly DataColumn<LogEntry>[] {
  const time: DataColumn<LogEntry> = {
    id: 'time',
    title: 'Time',
    width: '11.75rem',
    cell: (entry) => <time dateTime={entry.time}>{formatInstant(entry.time)}</time>,
  };
  const patient: DataColumn<LogEntry> = {
    id: 'patient',
    title: 'Patient',
    width: 'minmax(8rem, 1.1fr)',
    cell: ({ patient_id: id }) => id !== null && <PatientName id={id} link={phone ? 'none' : 'pointer'} />,
  };
  const reason: DataColumn<LogEntry> = {
    id: 'reason',
    title: 'Reason',
    width: 'minmax(5rem, 1.2fr)',
    cell: (entry) => entry.reason !== null && <span title={reasonOf(entry)}>{reasonOf(entry)}</span>,
  };
  if (phone)
    return [
      {
        id: 'deed',
        title: 'Deed',
        phone: 'title',
        cell: (entry) => (
          <>
            {userOf(entry, nameOf)}{' '}
            <span className={classes.deed}>
              {actionWord(entry.action)} · {objectWord(entry.object_type)}
            </span>
          </>
        ),
      },
      { id: 'outcome', title: 'Outcome', phone: 'aside', cell: (entry) => <Flag entry={entry} /> },
      time,
      patient,
      reason,
    ];
  return [
    time,
    {
      id: 'user',
      title: 'User',
      width: 'minmax(10rem, 1.4fr)',
      phone: 'title',
      cell: (entry) => (
        <>
          {userOf(entry, nameOf)}
          {entry.role !== null && <span className={classes.role}>{entry.role}</span>}
        </>
      ),
    },
    {
      id: 'action',
      title: 'Action',
      width: '7rem',
      cell: ({ action }) =>
        action === 'delete' ? <StatusBadge tone="warning">{actionWord(action)}</StatusBadge> : actionWord(action),
    },
    { id: 'object', title: 'Object', width: 'minmax(7rem, 0.9fr)', cell: (entry) => objectWord(entry.object_type) },
    patient,
    {
      id: 'outcome',
      title: 'Outcome',
      width: '6.5rem',
      cell: ({ outcome }) =>
        outcome === 'refused' ? <StatusBadge tone="danger">{outcomeWord(outcome)}</StatusBadge> : outcomeWord(outcome),
    },
    { id: 'from', title: 'IP address', width: '7.5rem', cell: ({ ip }) => ip },
    reason,
  ];
}

/** What an eye should stop at: a refusal, a deletion. */
function Flag({ entry: { action, outcome } }: { entry: LogEntry }) {
  if (outcome === 'refused') return <StatusBadge tone="danger">{outcomeWord(outcome)}</StatusBadge>;
  return action === 'delete' ? <StatusBadge tone="warning">Deleted</StatusBadge> : null;
}
