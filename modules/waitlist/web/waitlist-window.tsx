import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { joinReads, selectRead } from '#kit/feedback/read.ts';
import { today } from '#kit/formats/day.ts';
import { fullName } from '#kit/formats/person-name.ts';
import { Form } from '#kit/forms/form.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { useGoneThing } from '#kit/windows/use-gone-thing.ts';
import { UrgentNotices } from '#patients/web';
import { waitlistStates, type WaitlistFields } from '../rules/index.ts';
import { type CalendarSetup, openNewEvent, nextFreeHour, clinicClock, useCalendarSetup } from '#scheduling/web';
import {
  CreateWaitingDocument,
  UpdateWaitingDocument,
  type WaitingFragment,
  WaitingListDocument,
} from './calendar.operations.gen.ts';
import { removeFromWaitlist, restoreToWaitlist } from './remove-from-waitlist.ts';
import { refreshWaitlist, useWaitlist } from './use-waitlist.ts';
import { WaitingFormFields } from './waitlist-fields.tsx';
import { newWaitingValues, waitingFormRules, waitingValues, type WaitlistValues } from './waitlist-values.ts';
import { betweenWords, wishWords } from './waitlist-wording.ts';

const SIZE = { width: 760, height: 640 };

/** The window for adding or editing a waitlist entry. */
export function WaitlistWindow({ windowId, input, onClose }: WindowContentProps) {
  const { setup, error, retry } = useCalendarSetup();
  const entryId = input['entry_id'] ?? null;
  const patientId = input['patient_id'] ?? null;
  const read = useWaitlist({ states: [...waitlistStates], patient_id: entryId === null ? null : patientId });
  const entry = read.data?.waiting_list.find(({ id }) => id === entryId);
  const title = entryId === null ? 'Add to waiting list' : 'Waiting list';
  const isGone = entryId !== null && read.data !== undefined && entry === undefined;
  useGoneThing(windowId, entryId === null || read.data === undefined ? undefined : isGone);
  const known = {
    patientId,
    categoryId: input['category_id'] ?? null,
    calendarIds: (input['calendar_ids'] ?? '').split(' ').filter((id) => id !== ''),
    appointmentId: input['appointment_id'] ?? null,
  };
  // A new entry needs no data; a deleted entry is not found.
  const list = entryId === null ? { data: { waiting_list: [] }, error: null, refetch: read.refetch } : read;
  const both = joinReads({ data: setup, error, refetch: retry }, list);
  return (
    <ReadWindow
      read={selectRead(both, ([calendar]) => (isGone ? null : { calendar }))}
      label="Waiting list"
      title={title}
      notFound="This is no longer on the waiting list"
      onClose={onClose}
      {...SIZE}
    >
      {({ calendar }) => (
        <Filled
          key={windowId}
          windowId={windowId}
          begun={entry === undefined ? newWaitingValues(known, calendar, today()) : waitingValues(entry)}
          entry={entry}
          setup={calendar}
          onClose={onClose}
        />
      )}
    </ReadWindow>
  );
}

interface FilledProps {
  windowId: string;
  begun: WaitlistValues;
  entry: WaitingFragment | undefined;
  setup: CalendarSetup;
  onClose: () => void;
}

function Filled({ windowId, begun, entry, setup, onClose }: FilledProps) {
  const form = useRecordForm({
    row: entry ?? null,
    values: (row) => (row === null ? begun : waitingValues(row)),
    rules: waitingFormRules,
    draft: `window/${windowId}`,
    says: (row) => `${row.category_name}, ${betweenWords(row)}, ${wishWords(row)}`,
    read: async () => {
      const which = { states: [...waitlistStates], patient_id: entry!.patient.id };
      const { waiting_list: list } = await request(WaitingListDocument, which);
      return list.find(({ id }) => id === entry!.id);
    },
    create: (fields) => request(CreateWaitingDocument, { input: inputOf(fields) }),
    update: (fields, version) => request(UpdateWaitingDocument, { id: entry!.id, version, input: inputOf(fields) }),
    done: ['Added to the waiting list', 'Waiting list updated'],
    // A type change set its default duration; the other user's value is restored.
    onTake: ({ minutes }) => {
      form.inner.setFieldValue('minutes', minutes);
    },
    onSaved: () => {
      refreshWaitlist();
      onClose();
    },
  });
  const title = entry === undefined ? 'Add to waiting list' : `Waiting: ${fullName(entry.patient)}`;
  const mayChange = can('scheduling.waiting');
  const isOnList = entry === undefined || entry.state === 'waiting' || entry.state === 'offered';
  const actions = entry !== undefined && (
    <Group gap="xs">
      {isOnList && can('scheduling.create') && (
        <Button size="compact-sm" variant="default" onClick={() => bookByHand(entry)}>
          Book a time
        </Button>
      )}
      {mayChange && isOnList && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() => void removeFromWaitlist(entry).then((gone) => gone && onClose())}
        >
          Remove from list
        </Button>
      )}
      {mayChange && !isOnList && (
        <Button size="compact-sm" variant="default" onClick={() => void restoreToWaitlist(entry).then(onClose)}>
          Restore to list
        </Button>
      )}
    </Group>
  );
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {mayChange ? 'Cancel' : 'Close'}
      </Button>
      {mayChange && isOnList && (
        <Button onClick={() => form.submit()} loading={form.submitting}>
          {entry === undefined ? 'Add' : 'Save'}
        </Button>
      )}
    </>
  );
  return (
    <FloatingWindow title={title} onClose={onClose} isDirty={form.isDirty} {...SIZE} footer={footer}>
      <UrgentOfEntry form={form} />
      <Form form={form} label={title}>
        <WaitingFormFields form={form} setup={setup} entry={entry} actions={actions} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </FloatingWindow>
  );
}

function UrgentOfEntry({ form }: { form: ApiForm<WaitlistValues> }) {
  const [patientId, setPatientId] = useState(() => form.inner.getValues().patient_id);
  form.inner.watch('patient_id', ({ value }) => setPatientId(value));
  return patientId === null ? null : <UrgentNotices patientId={patientId} />;
}

function inputOf(fields: WaitlistFields) {
  return { ...fields, note: fields.note ?? null, appointment_id: fields.appointment_id ?? null };
}

/** Books any time, in the event window; the booking fulfills the entry. */
function bookByHand({
  patient,
  calendar_ids: calendarIds,
  category_id: categoryId,
  first_day: day,
}: WaitingFragment): void {
  const now = clinicClock(new Date());
  const from = day > now.slice(0, 10) ? day : now.slice(0, 10);
  openNewEvent({ ...nextFreeHour(from, now), calendarIds: calendarIds.slice(0, 1), patientId: patient.id, categoryId });
}
