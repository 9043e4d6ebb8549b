import { Button, Group, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeed, useRead } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { timeForPatients } from '../../rules/index.ts';
import classes from '../appointment-page.module.css';
import { AnswerOfferedTimeDocument, OfferedTimeDocument, type OfferedFragment } from '../calendar.operations.gen.ts';

/** /offered-time#token: what a patient sees who follows the link of an offer; they take the time or leave it. */
export function OfferedTimePage() {
  // In the fragment, so that no server and no log on the way sees it.
  const [token] = useState(() => window.location.hash.slice(1));
  const read = useRead(OfferedTimeDocument, { token }, { quiet: true });
  const answer = useDeed(AnswerOfferedTimeDocument, { refreshes: [['calendar', 'OfferedTime']] });
  const seen = answer.data?.answer_offered_time ?? read.data?.offered_time;
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={36} />
          <Title order={1} className={classes.title}>
            A time has become free
          </Title>
        </header>
        {seen === undefined && read.isPending && <RowsSkeleton rows={3} />}
        {seen === undefined && read.isError && (
          <ErrorState error={read.error} what="This offer" onRetry={() => void read.refetch()} />
        )}
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
            <Outcome seen={seen} />
            {seen.state === 'open' && (
              <Group grow className={classes.actions}>
                <Button
                  variant="default"
                  disabled={answer.isPending}
                  onClick={() => answer.mutate({ token, accept: false })}
                >
                  No, thank you
                </Button>
                <Button loading={answer.isPending} onClick={() => answer.mutate({ token, accept: true })}>
                  Take this time
                </Button>
              </Group>
            )}
          </>
        )}
      </div>
    </main>
  );
}

function Outcome({ seen }: { seen: OfferedFragment }) {
  switch (seen.state) {
    case 'open':
      return (
        <Notice>
          Whoever answers first gets it.
          {seen.expires !== null && ` You can answer until ${timeForPatients(new Date(seen.expires), seen.time_zone)}.`}
        </Notice>
      );
    case 'accepted':
      return <Notice icon={IconCircleCheck}>This time is yours. We look forward to seeing you.</Notice>;
    case 'declined':
      return <Notice>You left this time to somebody else. You stay on the waiting list.</Notice>;
    case 'expired':
      return <Notice tone="warning">The time to answer is over. You stay on the waiting list.</Notice>;
    default:
      return <Notice tone="warning">This time is gone: somebody else has it. You stay on the waiting list.</Notice>;
  }
}
