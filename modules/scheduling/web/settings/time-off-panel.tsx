import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { Form } from '#kit/forms/form.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatClock } from '#kit/formats/time.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { timeOffInput, type TimeOffFields } from '../../rules/index.ts';
import {
  CreateTimeOffDocument,
  DeleteTimeOffDocument,
  UpdateTimeOffDocument,
  type OffFragment,
} from '../calendar.operations.gen.ts';
import { clockOfMinutes, dayPartWords, minutesOfClock } from '../minute-clock.ts';
import { refreshSetup } from '../refresh-setup.ts';
import classes from './hours.module.css';

interface TimeOffPanelProps {
  title: string;
  /** Null for holidays of the clinic. */
  calendarId: string | null;
  list: readonly OffFragment[];
  /** Reads the list as it stands now. */
  read: () => Promise<readonly OffFragment[]>;
  disabled: boolean;
}

/** Days on which nobody is booked, of one calendar or of the whole clinic. */
export function TimeOffPanel({ title, calendarId, list, read, disabled }: TimeOffPanelProps) {
  const [editing, setEditing] = useState<OffFragment | 'new' | null>(null);
  const remove = useApiMutation(DeleteTimeOffDocument, {
    onDone: () => {
      toast.success('Removed');
      refreshSetup();
    },
  });
  const ask = async ({ id, version, reason }: OffFragment): Promise<void> => {
    const message = `“${reason}” does not keep these days free any more.`;
    if (await confirm({ title: 'Remove these days off?', message, confirm: 'Remove', danger: true }))
      remove.mutate({ id, version });
  };
  return (
    <Panel
      title={title}
      actions={
        !disabled && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={() => setEditing('new')}
          >
            {calendarId === null ? 'New holiday' : 'New time off'}
          </Button>
        )
      }
    >
      {list.length === 0 ? (
        <EmptyState title={calendarId === null ? 'No holidays ahead' : 'No time off ahead'}>
          Nothing is booked on such days by mistake.
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {list.map((off) => (
            <li key={off.id} className={classes.row}>
              <div className={classes.grow}>
                <Text size="sm">{daysWords(off)}</Text>
                <Text size="xs" c="dimmed">
                  {off.reason}
                </Text>
              </div>
              {!disabled && (
                <>
                  <ActionIcon aria-label={`Edit ${off.reason}`} onClick={() => setEditing(off)}>
                    <IconPencil size={16} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon aria-label={`Remove ${off.reason}`} onClick={() => void ask(off)}>
                    <IconTrash size={16} stroke={1.75} />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <TimeOffDialog
          off={editing === 'new' ? null : editing}
          calendarId={calendarId}
          read={read}
          onClose={() => setEditing(null)}
        />
      )}
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
      // A last day that was left out is not wrong: the first is.
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
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Form form={form} label={title}>
        <TextField form={form} name="reason" label="Reason" withAsterisk maxLength={200} data-autofocus />
        <FieldGroup label="First day" required>
          <DateField form={form} name="first_day" aria-label="First day" />
          <TimeField form={form} name="from" aria-label="From" placeholder="whole day" />
        </FieldGroup>
        <FieldGroup label="Last day" description="The same day where it is left out">
          <DateField form={form} name="last_day" aria-label="Last day" />
          <TimeField form={form} name="to" aria-label="Until" placeholder="whole day" />
        </FieldGroup>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
