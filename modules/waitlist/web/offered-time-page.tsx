import { currentLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { timeForPatients } from '#scheduling/rules';
import { AnswerOfferedTimeDocument, OfferedTimeDocument, type OfferedTimeQuery } from './calendar.operations.gen.ts';
import { LinkedTimeCard } from '#kit/page/linked-time-card.tsx';
import classes from '#kit/page/linked-time-card.module.css';

/** /offered-time#token: the page of an offer's link, where the patient accepts or declines the time. */
export function OfferedTimePage() {
  useLanguage();
  // In the fragment, so that it appears in no server or proxy log.
  const token = useLocation({ select: ({ hash }) => hash });
  return <OfferedTime key={token} token={token} />;
}

function OfferedTime({ token }: { token: string }) {
  const read = useApiQuery(OfferedTimeDocument, { token }, { quiet: true });
  const answer = useApiMutation(AnswerOfferedTimeDocument, { refreshes: [['calendar', 'OfferedTime']] });
  const seen = answer.data?.answer_offered_time ?? read.data?.offered_time;
  return (
    <LinkedTimeCard
      title={t('An appointment time is available')}
      what={t('This offer')}
      time={seen && { ...seen, when: timeForPatients(new Date(seen.start), seen.time_zone, currentLanguage()) }}
      read={read}
    >
      {seen !== undefined && <Outcome seen={seen} />}
      {seen?.state === 'open' && (
        <Group grow className={classes.actions}>
          <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate({ token, accept: false })}>
            {t('No, thank you')}
          </Button>
          <Button loading={answer.isPending} onClick={() => answer.mutate({ token, accept: true })}>
            {t('Take this time')}
          </Button>
        </Group>
      )}
    </LinkedTimeCard>
  );
}

function Outcome({ seen }: { seen: OfferedTimeQuery['offered_time'] }) {
  switch (seen.state) {
    case 'open':
      return (
        <Notice>
          {t('The first patient to answer gets this time.')}
          {seen.expires !== null &&
            ` ${t('You can answer until {time}.', { time: timeForPatients(new Date(seen.expires), seen.time_zone, currentLanguage()) })}`}
        </Notice>
      );
    case 'accepted':
      return <Notice icon={IconCircleCheck}>{t('This time is yours. We look forward to seeing you.')}</Notice>;
    case 'declined':
      return <Notice>{t('You declined this time. You stay on the waitlist.')}</Notice>;
    case 'expired':
      return <Notice tone="warning">{t('This offer has expired. You stay on the waitlist.')}</Notice>;
    default:
      return <Notice tone="warning">{t('This time is no longer available. You stay on the waitlist.')}</Notice>;
  }
}
