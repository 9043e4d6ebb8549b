import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { splitPath, writeQuery } from '#kit/navigation/query.ts';
import { can } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { useGoneThing } from '#kit/windows/use-gone-thing.ts';
import { UrgentNotices } from '#patients/web';
import {
  type DoctorOperation,
  INFO_FIELDS,
  isUnresolved,
  requestHeadings,
  type RequestType,
  rulesToApprove,
} from '../rules/index.ts';
import { AppointmentForm } from './appointment/appointment-form.tsx';
import { beginChoice, extraOf, missingOf } from './choice.ts';
import { PatientRequestByIdDocument, type WholeRequestFragment } from './patient_request.operations.gen.ts';
import { RequestBody } from './request-body.tsx';
import classes from './requests.module.css';
import { statusTones, waitedTooLong } from './request-words.ts';
import { REQUESTS, useRequestsChanged } from './use-requests.ts';
import { confirmVersionConflict, useHandleRequest } from './use-handle-request.ts';

const RecordCorrection = lazy(() =>
  import('./record-correction.tsx').then((file) => ({ default: file.RecordCorrection })),
);
const DecideDialog = lazy(() => import('./decide-dialog.tsx').then((file) => ({ default: file.DecideDialog })));
// Types that the reviewer completes or corrects before approval.
const FILLED_IN = new Set<RequestType>(['MakeAppointment', 'AddMedicationHistory', 'AddAllergy']);
const SIZE = { width: 680, height: 640 };

/** A request: the requested data beside the current record, and the actions. */
export function RequestWindow({ windowId, input, onClose }: WindowContentProps) {
  const id = input['request_id'] ?? '';
  useRequestsChanged();
  const answer = useApiQuery(PatientRequestByIdDocument, { id }, { quiet: true });
  const read = selectRead(answer, ({ fetchRequests }) => fetchRequests.requests[0]);
  const { data: request } = read;
  // The referenced data may change while the window is open.
  useLive('patients.patient-changed', (body) => {
    if (body === undefined || (body as { id?: unknown }).id === request?.patient_id) refreshAll(REQUESTS);
  });
  useLive('scheduling.event-changed', () => {
    if (request?.type === 'CancelAppointment') refreshAll(REQUESTS);
  });
  // A request that was handled during a reload is also gone.
  const isGone = request === undefined ? undefined : request === null || !isUnresolved(request.status);
  useGoneThing(windowId, isGone);
  return (
    <ReadWindow
      read={read}
      label="Request"
      title="Patient Request"
      notFound="This request does not exist"
      onClose={onClose}
      {...SIZE}
    >
      {/* A change by another user resets the window, since the selection applied to the previous data. */}
      {(found) => <Loaded key={`${found.id} ${found.version}`} request={found} onClose={onClose} />}
    </ReadWindow>
  );
}

function Loaded({ request, onClose }: { request: WholeRequestFragment; onClose: () => void }) {
  const [choice, setChoice] = useState(() => beginChoice(request));
  const [isSubmitted, setSubmitted] = useState(false);
  const [deciding, setDeciding] = useState<'Pending' | 'Decline' | null>(null);
  const [isReady, setReady] = useState(false);
  const { busy, handle: send } = useHandleRequest(request);
  const handle: typeof send = async (operation, extra) => {
    const answer = await send(operation, extra);
    // There is nothing left to do in the window.
    if (answer === true && operation !== 'Pending') onClose();
    return answer;
  };
  const isFinal = !isUnresolved(request.status);
  const mayApprove = can('requests.handle') && can(rulesToApprove[request.type]);
  const formId = FILLED_IN.has(request.type) && !isFinal && mayApprove ? `request-${request.id}` : undefined;
  const missing = missingOf(request, choice);
  const approve = async (): Promise<void> => {
    setSubmitted(true);
    if (missing !== null) return;
    const changed = request.review.changed.map((field) => (INFO_FIELDS as Record<string, string>)[field] ?? field);
    if (changed.length > 0 && !(await confirmVersionConflict(changed))) return;
    // Errors have been shown; the selection stays in the window.
    await handle('Approve', extraOf(request, choice)).catch(() => undefined);
  };
  const hasNothing = choice.accepted !== null && choice.accepted.length === 0;
  const footer = (
    <Decisions
      busy={busy}
      formId={formId}
      mayApprove={mayApprove}
      isFinal={isFinal}
      isReady={request.review.gone === null && !hasNothing && (formId === undefined || isReady)}
      onApprove={() => void approve()}
      onDecide={setDeciding}
    />
  );
  return (
    <FloatingWindow
      title={`Patient Request: ${requestHeadings[request.type]}`}
      onClose={onClose}
      footer={footer}
      {...SIZE}
    >
      <Stack gap="md">
        <UrgentNotices patientId={request.patient_id} />
        <Facts request={request} />
        <Standing request={request} />
        {formId === undefined ? (
          <RequestBody
            request={request}
            choice={choice}
            onChoose={setChoice}
            problem={isSubmitted ? missing : null}
            locked={isFinal || !mayApprove}
          />
        ) : request.type === 'MakeAppointment' ? (
          <AppointmentForm formId={formId} request={request} handle={handle} onReady={() => setReady(true)} />
        ) : (
          <LazyArea rows={4}>
            <RecordCorrection formId={formId} request={request} handle={handle} onReady={() => setReady(true)} />
          </LazyArea>
        )}
      </Stack>
      <Suspense>
        {deciding !== null && (
          <DecideDialog request={request} operation={deciding} handle={handle} onClose={() => setDeciding(null)} />
        )}
      </Suspense>
    </FloatingWindow>
  );
}

interface DecisionsProps {
  busy: DoctorOperation | null;
  /** ID of the form that Approve submits, if any. */
  formId: string | undefined;
  mayApprove: boolean;
  isFinal: boolean;
  /** True if nothing is missing for an approval. */
  isReady: boolean;
  onApprove: () => void;
  onDecide: (operation: 'Pending' | 'Decline') => void;
}

function Decisions({ busy, formId, mayApprove, isFinal, isReady, onApprove, onDecide }: DecisionsProps) {
  if (!can('requests.handle')) return <Text size="sm">You have permission to view requests only.</Text>;
  return (
    <>
      <Button variant="default" disabled={isFinal} loading={busy === 'Pending'} onClick={() => onDecide('Pending')}>
        Pending
      </Button>
      <Button
        variant="default"
        color="red"
        disabled={isFinal}
        loading={busy === 'Decline'}
        onClick={() => onDecide('Decline')}
      >
        Decline
      </Button>
      <Button
        type={formId === undefined ? 'button' : 'submit'}
        form={formId}
        disabled={isFinal || !mayApprove || !isReady}
        title={mayApprove ? undefined : 'You don’t have permission to make the change in this request.'}
        loading={busy === 'Approve'}
        onClick={formId === undefined ? onApprove : undefined}
      >
        Approve
      </Button>
    </>
  );
}

function Facts({ request }: { request: WholeRequestFragment }) {
  const days = waitedTooLong(request);
  const path = `/patients/${request.patient_id}${writeQuery({ name: request.patient_name })}`;
  return (
    <div>
      <h3 className={classes.heading}>{requestHeadings[request.type]}</h3>
      <div className={classes.badges} style={{ justifyContent: 'flex-start', margin: '0.375rem 0 0.75rem' }}>
        <StatusBadge tone={statusTones[request.status]}>{request.status}</StatusBadge>
        {days !== null && <StatusBadge tone="danger">Waiting {days} working days</StatusBadge>}
      </div>
      <dl className={classes.facts}>
        <dt>Date</dt>
        <dd>{formatInstant(request.create_time)}</dd>
        <dt>Request Title</dt>
        <dd>{request.title}</dd>
        <dt>Patient Name</dt>
        <dd>
          <Link {...splitPath(path)} className={classes.link}>
            {request.patient_name}
          </Link>
        </dd>
        <dt>Description</dt>
        <dd>{request.description ?? 'None'}</dd>
      </dl>
    </div>
  );
}

function Standing({ request }: { request: WholeRequestFragment }) {
  const { status, handled_by, handled_time, reason, note, follow_up_date, review } = request;
  const by = handled_by === null ? '' : ` by ${handled_by}, ${formatInstant(handled_time)}`;
  const isOpen = isUnresolved(status);
  return (
    <>
      {status === 'Withdrawn' && <Notice>The patient withdrew this request.</Notice>}
      {!isOpen && status !== 'Withdrawn' && (
        <Notice>
          {status}
          {by}.{reason !== null && ` Reason given to the patient: ${reason}`}
        </Notice>
      )}
      {status === 'Pending' && (
        <Notice>
          Pending{by}.{follow_up_date !== null && ` Follow up ${formatDay(follow_up_date)}.`}
          {note !== null && ` ${note}`}
        </Notice>
      )}
      {isOpen && review.gone !== null && <Notice tone="warning">{review.gone}</Notice>}
      {isOpen && review.changed.length > 0 && (
        <Notice tone="warning">
          The record has changed since the patient sent this. Check the current record before you approve.
        </Notice>
      )}
      {review.deceased_date !== null && (
        <Notice tone="warning">The patient died on {formatDay(review.deceased_date)}. No notification is sent.</Notice>
      )}
      {isOpen && review.contact === null && review.deceased_date === null && (
        <Notice tone="warning">
          {request.patient_name} has no email or mobile number on file and can’t be notified.
        </Notice>
      )}
    </>
  );
}
