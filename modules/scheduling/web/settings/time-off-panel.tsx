import { IconBeach } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { request } from '#kit/api/request.ts';
import type { Read } from '#kit/feedback/read.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatClock } from '#kit/formats/time.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { timeOffInput, type TimeOffFields } from '../../rules/index.ts';
import {
  CreateTimeOffDocument,
  DeleteTimeOffDocument,
  UpdateTimeOffDocument,
  type OffFragment,
} from '../calendar.operations.gen.ts';
import { clockOfMinutes, dayPartWords, minutesOfClock } from '../minute-clock.ts';
import { refreshSetup } from '../refresh-setup.ts';

interface TimeOffPanelProps {
  title: string;
  /** Null for clinic holidays. */
  calendarId: string | null;
  list: Read<readonly OffFragment[] | null>;
  /** Reads the current list. */
  read: () => Promise<readonly OffFragment[]>;
  disabled: boolean;
  /** Buttons beside the one for new days off. */
  tools?: ReactNode;
}

/** Days off of one calendar or of the whole clinic. */
export function TimeOffPanel({ title, calendarId, list, read, disabled, tools }: TimeOffPanelProps) {
  const editor = useEditor(list.data ?? undefined);
  const { remove } = useDelete({
    ask: ({ reason }: OffFragment) => ({
      title: 'Delete these days off?',
      message: `“${reason}” will no longer block these days.`,
    }),
    run: ({ id, version }) => request(DeleteTimeOffDocument, { id, version }),
    done: 'Days off deleted',
    onDone: refreshSetup,
  });
  return (
    <Panel
      title={title}
      flush
      actions={
        !disabled && (
          <>
            {tools}
            <AddButton small onClick={editor.add}>
              {calendarId === null ? 'New holiday' : 'New time off'}
            </AddButton>
          </>
        )
      }
    >
      <ReadRows
        label={title}
        read={list}
        rows={(found) => found ?? []}
        empty={{
          icon: IconBeach,
          title: calendarId === null ? 'No upcoming holidays' : 'No upcoming time off',
          detail: 'These days can’t be booked.',
        }}
      >
        {(off) => (
          <Row
            title={daysWords(off)}
            subtitle={off.reason}
            actions={
              !disabled && <EditDelete of={off.reason} onEdit={() => editor.edit(off)} onDelete={() => remove(off)} />
            }
          />
        )}
      </ReadRows>
      {editor.render((off, close) => (
        <TimeOffDialog off={off} calendarId={calendarId} read={read} onClose={close} />
      ))}
    </Panel>
  );
}

function daysWords({ first_day, last_day, start_minute, end_minute }: OffFragment): string {
  if (first_day === last_day) {
    const isWhole = start_minute === 0 && end_minute === 1440;
    return isWhole ? formatDay(first_day) : `${formatDay(first_day)}, ${lower(dayPartWords(start_minute, end_minute))}`;
  }
  const at = (minute: number) => ` ${formatClock(clockOfMinutes(minute))}`;
  const [from, to] = [start_minute === 0 ? '' : at(start_minute), end_minute === 1440 ? '' : at(end_minute)];
  return `${formatDay(first_day)}${from} – ${formatDay(last_day)}${to}`;
}

function lower(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}

type Values = { first_day: string; last_day: string; from: string; to: string; reason: string };

const rulesFor = (calendarId: string | null): FormRules<Values, TimeOffFields> => ({
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: async (given) => {
      const { first_day, last_day, from, to, reason } = given as Values;
      const times = {
        start_minute: from === '' ? null : (minutesOfClock(from, false) ?? -1),
        end_minute: to === '' ? null : (minutesOfClock(to, true) ?? -1),
      };
      const days = { first_day, last_day: last_day === '' ? first_day : last_day };
      const checked = await timeOffInput['~standard'].validate({ ...days, ...times, reason, calendar_id: calendarId });
      if (checked.issues === undefined) return { value: checked.value };
      const fields: Record<string, string> = { start_minute: 'from', end_minute: 'to' };
      const issues = checked.issues.map(({ message, path }) => {
        const [first] = path ?? [];
        const name = typeof first === 'string' ? first : '';
        return { message, path: [fields[name] ?? name] };
      });
      // If the first day is invalid, an empty last day is not an error of its own.
      const isFirst = issues.some(({ path }) => path[0] === 'first_day');
      return { issues: issues.filter(({ path }) => !(isFirst && last_day === '' && path[0] === 'last_day')) };
    },
  },
});

interface TimeOffDialogProps {
  off: OffFragment | null;
  calendarId: string | null;
  read: TimeOffPanelProps['read'];
  onClose: () => void;
}

function TimeOffDialog({ off, calendarId, read, onClose }: TimeOffDialogProps) {
  const name = calendarId === null ? 'holiday' : 'time off';
  const title = off === null ? `New ${name}` : `Change ${name}`;
  const form = useRecordForm({
    row: off,
    values: (row): Values => ({
      first_day: row?.first_day ?? '',
      last_day: row?.last_day ?? '',
      from: row === null || row.start_minute === 0 ? '' : clockOfMinutes(row.start_minute),
      to: row === null || row.end_minute === 1440 ? '' : clockOfMinutes(row.end_minute),
      reason: row?.reason ?? '',
    }),
    rules: rulesFor(calendarId),
    says: (row) => `${row.reason}, ${daysWords(row)}`,
    read: async () => (await read()).find(({ id }) => id === off!.id),
    create: (input) => request(CreateTimeOffDocument, { input }),
    update: (input, version) => request(UpdateTimeOffDocument, { id: off!.id, version, input }),
    done: 'Saved',
    onSaved: () => {
      refreshSetup();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField form={form} name="reason" label="Reason" withAsterisk maxLength={200} data-autofocus />
      <FieldGroup label="First day" required>
        <DateField form={form} name="first_day" aria-label="First day" />
        <TimeField form={form} name="from" aria-label="From" placeholder="whole day" />
      </FieldGroup>
      <FieldGroup label="Last day" description="Leave blank for a single day">
        <DateField form={form} name="last_day" aria-label="Last day" />
        <TimeField form={form} name="to" aria-label="Until" placeholder="whole day" />
      </FieldGroup>
    </FormDialog>
  );
}
