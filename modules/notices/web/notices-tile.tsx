import { Button } from '@mantine/core';
import { IconMessage2, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from './notices.module.css';
import { SendDialog } from './send-dialog.tsx';
import {
  NoteContactConsentDocument,
  NoticeReachDocument,
  type ReachFieldsFragment,
  SentToPatientDocument,
  type SentToPatientFragment,
} from './sms_email.operations.gen.ts';

const PAGE = 30;
const STATES: Readonly<Record<string, { word: string; tone: 'info' | 'success' | 'danger' | 'warning' | 'neutral' }>> =
  {
    queued: { word: 'Waiting', tone: 'info' },
    sending: { word: 'Leaving', tone: 'info' },
    sent: { word: 'Sent', tone: 'success' },
    failed: { word: 'Not delivered', tone: 'danger' },
    review: { word: 'Perhaps delivered', tone: 'warning' },
    cancelled: { word: 'Withdrawn', tone: 'neutral' },
  };

/** What was sent to a patient by text message and e-mail, whether it arrived, and the way to write to them. */
export function NoticesTile({ patientId }: { patientId: string }) {
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const again = (): void => refreshQueries('sms_email');
  useLive('notices.changed', again);
  useLive('deliveries.delivery-changed', again);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    SentToPatientDocument,
    { patientId, pageNumber: page },
    { keepPrevious: true, quiet: true },
  );
  const reach = useApiQuery(NoticeReachDocument, { patientId }, { quiet: true }).data?.noticeReach;
  const found = data?.sentToPatient;
  return (
    <Panel
      title="Texts and e-mails"
      flush
      actions={
        can('notices.send') && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setWriting(true)}
          >
            Write
          </Button>
        )
      }
    >
      {reach !== undefined && <Ways patientId={patientId} reach={reach} />}
      {isPending && <RowsSkeleton rows={3} />}
      {isError && found === undefined && (
        <ErrorState error={error} what="What was sent" onRetry={() => void refetch()} />
      )}
      {found?.count === 0 && <EmptyState icon={IconMessage2} title="Nothing was sent yet" />}
      <ul className={classes.list} aria-label="What was sent to this patient">
        {found?.deliveries.map((delivery) => (
          <Sent key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {(found?.count ?? 0) > PAGE && (
        <div className={classes.pad}>
          <Button size="compact-sm" variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={page * PAGE >= (found?.count ?? 0)}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </div>
      )}
      {isWriting && reach !== undefined && (
        <SendDialog patientId={patientId} reach={reach} onClose={() => setWriting(false)} />
      )}
    </Panel>
  );
}

function Ways({ patientId, reach }: { patientId: string; reach: ReachFieldsFragment }) {
  const note = useApiMutation(NoteContactConsentDocument, { refreshes: ['sms_email'] });
  return (
    <ul className={classes.list} aria-label="How this patient is reached">
      {reach.channels.map(({ channel, to, consent, stopped_time: stopped }) => {
        const name = channel === 'sms' ? 'Text messages' : 'E-mails';
        return (
          <li key={channel}>
            <span className={classes.what}>
              <span>{name}</span>
              <span className={classes.quiet}>{to === null ? 'None in the record' : shown(channel, to)}</span>
            </span>
            <span className={classes.actions}>
              {stopped !== null && <StatusBadge tone="danger">The phone wrote STOP</StatusBadge>}
              {consent === null && <StatusBadge tone="neutral">Not asked</StatusBadge>}
              {consent === false && <StatusBadge tone="danger">Does not want them</StatusBadge>}
              {consent === true && <StatusBadge tone="success">Agreed</StatusBadge>}
              {can('notices.send') && consent !== true && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Agrees to ${name.toLowerCase()}`}
                  onClick={() => note.mutate({ patientId, channel, given: true })}
                >
                  Agrees
                </Button>
              )}
              {can('notices.send') && consent !== false && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={`Refuses ${name.toLowerCase()}`}
                  onClick={() => note.mutate({ patientId, channel, given: false })}
                >
                  Refuses
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Sent({ delivery }: { delivery: SentToPatientFragment }) {
  const { channel, to, about, state, problem, subject, body, created_by_name: by, created_time: time } = delivery;
  const { word, tone } = STATES[state] ?? STATES['queued']!;
  const facts = [channel === 'sms' ? 'Text message' : 'E-mail', shown(channel, to), by ?? '', formatInstant(time)];
  return (
    <li>
      <span className={classes.what}>
        <strong>{subject === null || subject === '' ? about : subject}</strong>
        {body !== null && <p className={classes.body}>{body}</p>}
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
        {problem !== null && <span className={classes.problem}>{problem}</span>}
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </li>
  );
}

const shown = (channel: string, to: string): string => (channel === 'sms' ? formatPhone(to) : to);
