import { currentLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { AnswerAppointmentDocument, LinkedAppointmentDocument } from '../calendar.operations.gen.ts';
import { timeForPatients } from '../../rules/index.ts';
import { LinkedTimeCard } from '#kit/page/linked-time-card.tsx';
import classes from '#kit/page/linked-time-card.module.css';

/** /appointment#token: the page that a message's link opens; patients confirm or ask to cancel. */
export function AppointmentPage() {
  useLanguage();
  const token = useLocation({ select: ({ hash }) => hash });
  return <LinkedAppointment key={token} token={token} />;
}

function LinkedAppointment({ token }: { token: string }) {
  const read = useApiQuery(LinkedAppointmentDocument, { token }, { quiet: true });
  const [isAsking, setAsking] = useState(false);
  const answer = useApiMutation(AnswerAppointmentDocument, {
    refreshes: [['calendar', 'LinkedAppointment']],
    onDone: () => setAsking(false),
  });
  const seen = read.data?.linked_appointment;
  const isOn = seen !== undefined && seen.status !== 'canceled';
  return (
    <LinkedTimeCard
      title={t('Your appointment')}
      what={t('This appointment')}
      time={seen && { ...seen, when: timeForPatients(new Date(seen.start), seen.time_zone, currentLanguage()) }}
      read={read}
    >
      {seen?.status === 'canceled' && <Notice tone="warning">{t('This appointment was canceled.')}</Notice>}
      {isOn && seen.patient_response === 'confirmed' && (
        <Notice icon={IconCircleCheck}>{t('Thank you. You have confirmed that you are coming.')}</Notice>
      )}
      {isOn && seen.patient_response === 'cancel_asked' && (
        <Notice>{t('You have asked to cancel. The clinic will take care of it.')}</Notice>
      )}
      {isOn && !isAsking && (
        <Group grow className={classes.actions}>
          {seen.patient_response !== 'cancel_asked' && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('Cancel')}
            </Button>
          )}
          {seen.patient_response !== 'confirmed' && (
            <Button loading={answer.isPending} onClick={() => answer.mutate({ token, answer: 'confirmed' })}>
              {t('Confirm')}
            </Button>
          )}
        </Group>
      )}
      {isAsking && (
        <div role="group" aria-label={t('Cancel this appointment?')}>
          <Text mb="sm">{t('Ask the clinic to cancel this appointment?')}</Text>
          <Group grow>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('Keep it')}
            </Button>
            <Button
              color="red"
              loading={answer.isPending}
              onClick={() => answer.mutate({ token, answer: 'cancel_asked' })}
            >
              {t('Ask to cancel')}
            </Button>
          </Group>
        </div>
      )}
    </LinkedTimeCard>
  );
}
