import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import type { AuditLogProps } from './log/audit-log-props.ts';
import { ChangedValues } from './changed-values.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './entry-window.module.css';
import { actionWord, objectWord, outcomeWord, reasonOf, userOf } from './entry-words.ts';
import type { LogEntry } from './log/log-entry.ts';
import type { LogFilter } from './log/log-filter.ts';

interface EntryWindowProps {
  entry: LogEntry;
  nameOf: (userId: string) => string | undefined;
  PatientName: AuditLogProps['PatientName'];
  /** Show the adjacent entries of the list; undefined at its ends. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  onFilter: (filter: LogFilter) => void;
  onClose: () => void;
}

/** All details of an entry. */
export function EntryWindow(props: EntryWindowProps) {
  const { entry, nameOf, PatientName, onFilter } = props;
  const user = userOf(entry, nameOf);
  const object = objectWord(entry.object_type);
  const name = entry.object_id === null ? undefined : nameOf(entry.object_id);
  return (
    <FloatingWindow
      title={`${actionWord(entry.action)} · ${object}`}
      width={640}
      height={entry.changes === null ? 460 : 620}
      onClose={props.onClose}
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconChevronUp size={16} />}
            disabled={props.onNewer === undefined}
            onClick={props.onNewer}
          >
            Newer
          </Button>
          <Button
            variant="default"
            leftSection={<IconChevronDown size={16} />}
            disabled={props.onOlder === undefined}
            onClick={props.onOlder}
          >
            Older
          </Button>
        </>
      }
    >
      <dl className={classes.facts}>
        <Fact name="Time">
          <time dateTime={entry.time}>{formatInstant(entry.time)}</time>
        </Fact>
        <Fact name="User">
          {user}
          {entry.role !== null && <span className={classes.quiet}>{entry.role}</span>}
          {entry.user_id !== null && <Only of={user} onClick={() => onFilter({ user: entry.user_id ?? undefined })} />}
        </Fact>
        <Fact name="Action">{actionWord(entry.action)}</Fact>
        <Fact name="Outcome">
          <StatusBadge tone={entry.outcome === 'refused' ? 'danger' : 'neutral'}>
            {outcomeWord(entry.outcome)}
          </StatusBadge>
        </Fact>
        {entry.reason !== null && <Fact name="Reason">{reasonOf(entry, nameOf)}</Fact>}
        {entry.patient_id !== null && (
          <Fact name="Patient">
            <PatientName id={entry.patient_id} link="tab" />
            <Only of="this patient" onClick={() => onFilter({ patient: entry.patient_id ?? undefined })} />
          </Fact>
        )}
        <Fact name="Object">
          {object}
          {name !== undefined && <span className={classes.quiet}>{name}</span>}
          {entry.object_id !== null && (
            <Only
              of={`this ${object.toLowerCase()}`}
              onClick={() => onFilter({ object: entry.object_type, record: entry.object_id ?? undefined })}
            />
          )}
        </Fact>
        {entry.object_id !== null && <Id name="Object ID" what="the object’s ID" id={entry.object_id} />}
        {entry.patient_id !== null && entry.patient_id !== entry.object_id && (
          <Id name="Patient ID" what="the patient’s ID" id={entry.patient_id} />
        )}
        {entry.ip !== null && <Fact name="IP address">{entry.ip}</Fact>}
        {entry.device !== null && <Fact name="Device">{entry.device}</Fact>}
        {entry.session_id !== null && <Id name="Session" what="the session’s ID" id={entry.session_id} />}
        <Id name="Entry" what="the entry’s ID" id={entry.id} />
      </dl>
      <ChangedValues changes={entry.changes} nameOf={nameOf} />
    </FloatingWindow>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Id({ name, what, id }: { name: string; what: string; id: string }) {
  return (
    <Fact name={name}>
      <span>
        <code>{id}</code> <CopyButton text={id} what={what} />
      </span>
    </Fact>
  );
}

function Only({ of, onClick }: { of: string; onClick: () => void }) {
  const label = `Show only entries of ${of}`;
  return (
    <Tooltip label={label}>
      <ActionIcon size="md" aria-label={label} onClick={onClick}>
        <IconFilter size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
