import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { queryClient } from '#kit/api/query-client.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { nextFreeHour, clinicClock, openNewEvent } from '#scheduling/web';
import {
  RehearsalDocument,
  type RehearsalStateFragment,
  RemoveRehearsalDocument,
  StartRehearsalDocument,
} from '../registration.operations.gen.ts';

interface StepText {
  title: string;
  detail: string;
  label: string;
  rule: string;
}

// Texts for the steps that the modules name in their descriptors.
const STEPS: Readonly<Record<string, StepText>> = {
  'scheduling.booked': {
    title: 'Book an appointment',
    detail: 'Pick a type and a time today. The rehearsal patient gets no messages.',
    label: 'Book',
    rule: 'scheduling.create',
  },
  'chart.signed': {
    title: 'See the patient',
    detail: 'Open the note from the appointment, add a procedure, and sign it.',
    label: 'Open patient',
    rule: 'chart.write',
  },
  'billing.posted': {
    title: 'Bill the visit',
    detail: 'Post the proposed charge on the patient’s page.',
    label: 'Open patient',
    rule: 'billing.charge',
  },
  'billing.paid': {
    title: 'Take the payment',
    detail: 'Record cash or a check. A card would be charged for real.',
    label: 'Open patient',
    rule: 'billing.pay',
  },
};

const refreshSteps = (): void => refreshQueries('registration', 'Rehearsal');

/** /patients/rehearsal: a visit of a rehearsal patient from booking to payment, and its removal. */
export function RehearsalPage() {
  useLive('scheduling.event-changed', refreshSteps);
  useLive('chart.note-changed', refreshSteps);
  useLive('billing.account-changed', refreshSteps);
  const read = useApiQuery(RehearsalDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Rehearsal" detail="Try a whole visit with a patient who is removed afterward" />
      <ReadState read={selectRead(read, ({ rehearsal }) => rehearsal)} label="The rehearsal">
        {(rehearsal) => <Rehearsal rehearsal={rehearsal} />}
      </ReadState>
    </Page>
  );
}

function Rehearsal({ rehearsal }: { rehearsal: RehearsalStateFragment }) {
  const { patient_id: patientId, removed_time: removed, steps } = rehearsal;
  const refreshAll = (): void => void queryClient.invalidateQueries();
  const start = useApiMutation(StartRehearsalDocument, { onDone: refreshAll });
  const remove = useApiMutation(RemoveRehearsalDocument, {
    onDone: () => {
      refreshAll();
      toast.success('Rehearsal patient removed');
    },
  });
  const askToRemove = async (id: string): Promise<void> => {
    const yes = await confirm({
      title: 'Remove the rehearsal patient?',
      message: 'The appointments, notes, charges and payments of this patient are deleted. The audit log is kept.',
      confirm: 'Remove patient',
      danger: true,
    });
    if (yes) remove.mutate({ patient_id: id });
  };
  return (
    <Panel title="Steps" flush>
      <RowList label="Steps">
        <Row
          mark={<Sign done={patientId !== null} />}
          title="Create the rehearsal patient"
          subtitle={removed === null ? 'Named “Rehearsal Patient”' : `Last rehearsal removed ${formatInstant(removed)}`}
          actions={
            patientId === null && (
              <Button size="xs" loading={start.isPending} onClick={() => start.mutate({})}>
                Create patient
              </Button>
            )
          }
        />
        {steps.map(({ id, is_done: isDone }) => (
          <Step key={id} id={id} isDone={isDone} patientId={patientId ?? null} />
        ))}
        <Row
          mark={<Sign done={patientId === null && removed !== null} />}
          title="Remove the rehearsal patient"
          subtitle="Nothing remains in lists, bills and statistics"
          actions={
            patientId != null && (
              <Button
                size="xs"
                variant="default"
                loading={remove.isPending}
                onClick={() => void askToRemove(patientId)}
              >
                Remove
              </Button>
            )
          }
        />
      </RowList>
    </Panel>
  );
}

function Step({ id, isDone, patientId }: { id: string; isDone: boolean; patientId: string | null }) {
  const step = STEPS[id];
  if (step === undefined) return null;
  const { title, detail, label, rule } = step;
  const book = (): void => {
    const now = clinicClock(new Date());
    openNewEvent({ ...nextFreeHour(now.slice(0, 10), now), calendarIds: [], patientId });
  };
  const isOpen = patientId !== null && !isDone;
  return (
    <Row
      mark={<Sign done={isDone} />}
      title={title}
      subtitle={can(rule) ? detail : `${detail} Your role doesn’t include this; ask a colleague.`}
      actions={
        isOpen &&
        (id === 'scheduling.booked' ? (
          <Button size="xs" variant="default" disabled={!can(rule)} onClick={book}>
            {label}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/patients/${patientId}`}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </Button>
        ))
      }
    />
  );
}

function Sign({ done }: { done: boolean }) {
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return <Icon size={20} stroke={1.5} role="img" aria-label={done ? 'Done' : 'To do'} />;
}
