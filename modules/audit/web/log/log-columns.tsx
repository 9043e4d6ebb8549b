import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { AuditLogProps } from './audit-log-props.ts';
import classes from './audit-log.module.css';
import {
  actionWord,
  fieldWord,
  type NameOf,
  objectWord,
  outcomeWord,
  reasonOf,
  ruleWord,
  userOf,
} from '../entry-words.ts';
import { listChanges } from '../list-changes.ts';
import type { LogEntry } from './log-entry.ts';
import { type ReadableValue, readableValue } from '../readable-value.ts';

interface LogColumnsOptions {
  phone: boolean;
  nameOf: NameOf;
  PatientName: AuditLogProps['PatientName'];
}

/** The columns of the log; on a phone an entry is a sentence, with time and patient below it. */
export function logColumns({ phone, ...options }: LogColumnsOptions): readonly DataColumn<LogEntry>[] {
  return phone ? phoneColumns(options) : tableColumns(options);
}

type ColumnWords = Omit<LogColumnsOptions, 'phone'>;

const TIME: DataColumn<LogEntry> = {
  id: 'time',
  title: 'Time',
  width: '11.75rem',
  sortable: true,
  cell: (entry) => <time dateTime={entry.time}>{formatInstant(entry.time)}</time>,
};

function patientColumn(PatientName: AuditLogProps['PatientName'], link: 'none' | 'pointer'): DataColumn<LogEntry> {
  return {
    id: 'patient',
    title: 'Patient',
    width: 'minmax(8rem, 1.1fr)',
    cell: ({ patient_id: id }) => id !== null && <PatientName id={id} link={link} />,
  };
}

function reasonColumn(nameOf: NameOf): DataColumn<LogEntry> {
  return {
    id: 'reason',
    title: 'Reason',
    width: 'minmax(5rem, 1.2fr)',
    cell: (entry) => entry.reason !== null && <span title={reasonOf(entry, nameOf)}>{reasonOf(entry, nameOf)}</span>,
  };
}

function phoneColumns({ nameOf, PatientName }: ColumnWords): readonly DataColumn<LogEntry>[] {
  return [
    {
      id: 'deed',
      title: 'Activity',
      phone: 'title',
      cell: (entry) => (
        <>
          {userOf(entry, nameOf)}{' '}
          <span className={classes.action}>
            {actionWord(entry.action)} · {objectWord(entry.object_type)}
          </span>
        </>
      ),
    },
    { id: 'outcome', title: 'Outcome', phone: 'aside', cell: (entry) => <Flag entry={entry} /> },
    TIME,
    patientColumn(PatientName, 'none'),
    reasonColumn(nameOf),
  ];
}

function tableColumns({ nameOf, PatientName }: ColumnWords): readonly DataColumn<LogEntry>[] {
  return [
    { ...TIME, fixed: true },
    {
      id: 'user',
      title: 'User',
      width: 'minmax(9rem, 1.3fr)',
      cell: (entry) => (
        <>
          {userOf(entry, nameOf)}
          {entry.role !== null && <span className={classes.role}>{entry.role}</span>}
        </>
      ),
    },
    { id: 'role', title: 'Role', width: 'minmax(6rem, 0.7fr)', hidden: true, cell: ({ role }) => role },
    {
      id: 'action',
      title: 'Action',
      width: '7rem',
      cell: ({ action }) =>
        action === 'delete' ? <StatusBadge tone="warning">{actionWord(action)}</StatusBadge> : actionWord(action),
    },
    { id: 'object', title: 'Object', width: 'minmax(7rem, 0.9fr)', cell: (entry) => objectWord(entry.object_type) },
    {
      id: 'object_id',
      title: 'Object ID',
      width: '7rem',
      hidden: true,
      cell: ({ object_id: id }) => id !== null && <code title={id}>{id.slice(-8)}</code>,
    },
    patientColumn(PatientName, 'pointer'),
    { id: 'field', title: 'Field', width: 'minmax(7rem, 1fr)', hidden: true, cell: ({ changes }) => fieldsOf(changes) },
    {
      id: 'before',
      title: 'Before',
      width: 'minmax(7rem, 1fr)',
      hidden: true,
      cell: ({ changes }) => valuesOf(changes, 'before', nameOf),
    },
    {
      id: 'after',
      title: 'After',
      width: 'minmax(7rem, 1fr)',
      hidden: true,
      cell: ({ changes }) => valuesOf(changes, 'after', nameOf),
    },
    {
      id: 'outcome',
      title: 'Outcome',
      width: '6.5rem',
      cell: ({ outcome }) =>
        outcome === 'refused' ? <StatusBadge tone="danger">{outcomeWord(outcome)}</StatusBadge> : outcomeWord(outcome),
    },
    { id: 'from', title: 'IP address', width: '7.5rem', cell: ({ ip }) => ip },
    { id: 'device', title: 'Device', width: 'minmax(8rem, 0.8fr)', hidden: true, cell: ({ device }) => device },
    {
      id: 'session',
      title: 'Session',
      width: '7rem',
      hidden: true,
      cell: ({ session_id: id }) => id !== null && <code title={id}>{id.slice(-8)}</code>,
    },
    reasonColumn(nameOf),
  ];
}

/** Returns the names of the changed fields, as a list. */
function fieldsOf(changes: unknown): string {
  return listChanges(changes)
    .map(({ path }) => path.map(fieldWord).join(' · '))
    .join(', ');
}

/** Returns the values of the changed fields before or after, as a list. */
function valuesOf(changes: unknown, side: 'before' | 'after', nameOf: NameOf): string {
  return listChanges(changes)
    .map((line) => valueText(readableValue(line[side], clinicZone()), nameOf))
    .join(', ');
}

function valueText(value: ReadableValue, nameOf: NameOf): string {
  if (value.kind === 'nothing') return '–';
  if (value.kind === 'text') return ruleWord(value.text, nameOf);
  if (value.kind === 'id') return nameOf(value.id) ?? `…${value.id.slice(-8)}`;
  if (value.kind === 'colour') return value.colour;
  if (value.kind === 'fingerprint') return 'not shown';
  if (value.kind === 'list') return value.items.map((item) => valueText(item, nameOf)).join(', ');
  return value.fields.map((field) => `${fieldWord(field.name)} ${valueText(field.value, nameOf)}`).join(', ');
}

/** Highlights a refusal or a deletion. */
function Flag({ entry: { action, outcome } }: { entry: LogEntry }) {
  if (outcome === 'refused') return <StatusBadge tone="danger">{outcomeWord(outcome)}</StatusBadge>;
  return action === 'delete' ? <StatusBadge tone="warning">Deleted</StatusBadge> : null;
}
