import { Button, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeed, useRead } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { timeForPatients } from '../rules/index.ts';
import classes from './appointment-page.module.css';
import { AnswerAppointmentDocument, LinkedAppointmentDocument } from './calendar.operations.gen.ts';

/** /appointment#token: what a patient sees who follows the link of a message; they confirm, or ask to cancel. */
export function AppointmentPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const read = useRead(LinkedAppointmentDocument, { token }, { quiet: true });
  const [isAsking, setAsking] = useState(false);
  const answer = useDeed(AnswerAppointmentDocument, {
    refreshes: [['calendar', 'LinkedAppointment']],
    onDone: () => setAsking(false),
  });
  const seen = read.data?.linked_appointment;
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={36} />
          <Title order={1} className={classes.title}>
            Your appointment
          </Title>
        </header>
        {read.isPending && <RowsSkeleton rows={3} />}
        {read.isError && <ErrorState error={read.error} what="This appointment" onRetry={() => void read.refetch()} />}
        {seen !== undefined && (
          <>
            <dl className={classes.facts}>
              <dt>When</dt>
              <dd>{timeForPatients(new Date(seen.start), seen.time_zone)}</dd>
              <dt>With</dt>
              <dd>{seen.doctor}</dd>
              <dt>Where</dt>
              <dd>{seen.practice}</dd>
            </dl>
            {seen.status === 'canceled' && <Notice tone="warning">This appointment was canceled.</Notice>}
            {seen.status !== 'canceled' && seen.patient_response === 'confirmed' && (
              <Notice icon={IconCircleCheck}>Thank you. You have confirmed that you are coming.</Notice>
            )}
            {seen.status !== 'canceled' && seen.patient_response === 'cancel_asked' && (
              <Notice>You have asked to cancel. The clinic will take care of it.</Notice>
            )}
            {seen.status !== 'canceled' && !isAsking && (
              <Group grow className={classes.actions}>
                {seen.patient_response !== 'cancel_asked' && (
                  <Button variant="default" onClick={() => setAsking(true)}>
                    Cancel
                  </Button>
                )}
                {seen.patient_response !== 'confirmed' && (
                  <Button loading={answer.isPending} onClick={() => answer.mutate({ token, answer: 'confirmed' })}>
                    Confirm
                  </Button>
                )}
              </Group>
            )}
            {isAsking && (
              <div role="group" aria-label="Cancel this appointment?">
                <Text mb="sm">Ask the clinic to cancel this appointment?</Text>
                <Group grow>
                  <Button variant="default" onClick={() => setAsking(false)}>
                    Keep it
                  </Button>
                  <Button
                    color="red"
                    loading={answer.isPending}
                    onClick={() => answer.mutate({ token, answer: 'cancel_asked' })}
                  >
                    Ask to cancel
                  </Button>
                </Group>
              </div>
            )}
          </>
        )}
      </div>
    </main>
  );
}
