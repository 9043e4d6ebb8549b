import { SimpleGrid } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { DateTimeRangeField } from '#kit/forms/fields/dates/range-fields.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { dayOf } from '#kit/formats/instant.ts';
import { instantOf } from '#kit/formats/time.ts';
import { alreadyShown } from '#kit/forms/server-messages.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { eventLimits, eventStatuses, eventStatusNames } from '#scheduling/rules';
import { requestMessages } from '../../rules/index.ts';
import { WishedAppointment } from './appointment-details.tsx';
import { CalendarChecks, CategorySelect, loadFindTime } from '#scheduling/web';
import { NotificationsPopover } from './notifications-popover.tsx';
import {
  type Choices,
  type AppointmentValues,
  beginAppointment,
  checkAppointment,
  endAfter,
  notificationsOf,
  type RequestedEvent,
} from './appointment-values.ts';
import type { WholeRequestFragment } from '../patient_request.operations.gen.ts';
import { useFormId } from '../use-form-id.ts';
import type { AppointmentConflict, useHandleRequest } from '../use-handle-request.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })));
const FindTime = lazy(loadFindTime);
// Conflicts accepted with a reason.
const NO_OVERLAP: { ids: readonly string[]; reason: string | null } = { ids: [], reason: null };
const STATUSES = eventStatuses.map((value) => ({ value, label: eventStatusNames[value] }));

/** Handles the form's request. */
export type Handle = ReturnType<typeof useHandleRequest>['handle'];

interface AppointmentFieldsProps {
  formId: string;
  request: WholeRequestFragment;
  handle: Handle;
  choices: Choices;
  onReady: () => void;
}

/** The form for the requested appointment, prefilled with the patient's preferences. */
export function AppointmentFields({ formId, request, handle, choices, onReady }: AppointmentFieldsProps) {
  const { userId } = useViewer();
  const [initialValues] = useState(() => beginAppointment(request.data, request.description, choices, userId));
  const [inTheWay, setInTheWay] = useState<AppointmentConflict | null>(null);
  const overlap = useRef(NO_OVERLAP);
  const approve = async (event: RequestedEvent): Promise<void> => {
    const { ids, reason } = overlap.current;
    overlap.current = NO_OVERLAP;
    const decided = { event, accepted_conflicts: [...ids], conflict_reason: reason };
    const answer = await handle('Approve', decided).catch((error: unknown) => {
      throw besideFields(error);
    });
    if (typeof answer === 'boolean') return;
    setInTheWay(answer);
    // Nothing is saved yet: the input stays a draft.
    throw alreadyShown();
  };
  const form = useApiForm<AppointmentValues, RequestedEvent>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (typed) => withToast(checkAppointment(typed as AppointmentValues)),
      },
    },
    initialValues,
    draftKey: `request/${request.id}/appointment`,
    quiet: true,
    submit: approve,
  });
  useFormId(form, formId, onReady);
  return (
    <>
      <WishedAppointment wish={request.data as Record<string, unknown>} />
      <Form form={form} label="Appointment">
        <TextField
          form={form}
          name="title"
          label="Title"
          withAsterisk
          maxLength={eventLimits.title}
          autoComplete="off"
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CategoryField form={form} choices={choices} />
          <SelectField form={form} name="status" label="Status" withAsterisk data={STATUSES} allowDeselect={false} />
        </SimpleGrid>
        <TextareaField form={form} name="notes" label="Description" maxLength={eventLimits.notes} />
        <DateTimeRangeField form={form} from="start" to="end" label="Time" withAsterisk />
        <Suspense>
          <FindTime
            search={() => {
              const { start, end, calendar_ids: calendarIds } = form.inner.getValues();
              const seconds = (Date.parse(end) - Date.parse(start)) / 1000;
              const duration = Number.isNaN(seconds) ? categoryOf(form, choices).minutes * 60 : seconds;
              return {
                calendarIds,
                duration,
                gap: categoryOf(form, choices).gap,
                from: start === '' ? '' : dayOf(start),
              };
            }}
            onPick={(start, end) => form.setValues({ start: instantAt(start), end: instantAt(end) })}
          />
        </Suspense>
        <CalendarChecks
          form={form}
          name="calendar_ids"
          label="Assign to"
          withAsterisk
          calendars={choices.clinic_calendars.filter((one) => one.is_active)}
        />
        <NotificationsPopover form={form} choices={choices} request={request} />
      </Form>
      <Suspense>
        {inTheWay !== null && (
          <ConflictDialog
            inTheWay={inTheWay}
            onAnswer={(answer) => {
              setInTheWay(null);
              if (answer === null) {
                toast.info(requestMessages.conflictDeclined, { title: requestMessages.approveCanceled });
                return;
              }
              if ('start' in answer) {
                const was = form.inner.getValues();
                const minutes = (Date.parse(was.end) - Date.parse(was.start)) / 60_000;
                form.setValues({ start: answer.start, end: endAfter(answer.start, minutes) });
                toast.info(requestMessages.otherTime, { id: 'request-appointment' });
                return;
              }
              overlap.current = { ids: inTheWay.conflicts.map(({ event_id }) => event_id), reason: answer.reason };
              form.submit();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function categoryOf(form: ApiForm<AppointmentValues>, choices: Choices): { minutes: number; gap: number } {
  const { category_id: id } = form.inner.getValues();
  const category = choices.event_categories.find((one) => one.id === id);
  return { minutes: category?.event_category_duration ?? 30, gap: category?.event_category_interval ?? 0 };
}

/** Returns the instant of a local time, YYYY-MM-DD HH:MM:SS. */
const instantAt = (local: string): string => instantOf(local.slice(0, 10), local.slice(11, 16));

function CategoryField({ form, choices }: { form: ApiForm<AppointmentValues>; choices: Choices }) {
  const { inner } = form;
  const byId = (id: string | null) => choices.event_categories.find((category) => category.id === id);
  const [chosen, setChosen] = useState(() => byId(inner.getValues().category_id));
  inner.watch('category_id', ({ previousValue, value }) => {
    const [before, after] = [byId(previousValue), byId(value)];
    setChosen(after);
    if (after === undefined) return;
    const { title, start, notifications } = inner.getValues();
    // A type change replaces the previous type's notifications, but not edited ones.
    if (JSON.stringify(notifications) === JSON.stringify(notificationsOf(before)))
      inner.setFieldValue('notifications', notificationsOf(after));
    if (start.includes('T')) inner.setFieldValue('end', endAfter(start, after.event_category_duration));
    if (title.trim() === '' || title === before?.event_category_name)
      inner.setFieldValue('title', after.event_category_name);
  });
  return <CategorySelect form={form} name="category_id" categories={choices.event_categories} chosen={chosen} />;
}

/** Missing values are also shown as a toast: the button may be far from the field. */
function withToast<T>(checked: T | { issues: { message: string }[] }): T | { issues: { message: string }[] } {
  const first = (checked as { issues?: { message: string }[] }).issues?.[0];
  if (first !== undefined) toast.warning(first.message, { id: 'request-appointment' });
  return checked;
}

/** Maps the server's issues to the form's fields, which have no `event` prefix. */
function besideFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: path.replace(/^event\./, ''), message }));
  return new ApiError(error.code, error.message, { subType: error.subType, title: error.title, issues });
}
