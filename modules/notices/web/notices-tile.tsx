import { deliveryWords } from '#deliveries/rules';
import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshAll, type Refreshes, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
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

const NOTICES: Refreshes = ['sms_email'];
const PAGE = 30;

/** Texts and emails to a patient with their delivery status, and a button to write one. */
export function NoticesTile({ patientId }: { patientId: string }) {
  const [isWriting, setWriting] = useState(false);
  const again = (): void => refreshAll(NOTICES);
  useLive('notices.changed', again);
  useLive('deliveries.delivery-changed', again);
  const { read, paging } = usePages(
    SentToPatientDocument,
    { patientId },
    {
      take: PAGE,
      rows: ({ sentToPatient }) => sentToPatient.deliveries,
      count: ({ sentToPatient }) => sentToPatient.count,
      place: ({ number }) => ({ pageNumber: number }),
    },
  );
  const reachRead = useApiQuery(NoticeReachDocument, { patientId }, { quiet: true });
  const reach = reachRead.data?.noticeReach;
  return (
    <Panel
      title="Texts and emails"
      flush
      actions={
        can('notices.send') && (
          <AddButton small onClick={() => setWriting(true)}>
            New message
          </AddButton>
        )
      }
    >
      <ReadHint read={reachRead} label="Contact preferences" />
      {reach !== undefined && <Ways patientId={patientId} reach={reach} />}
      <ReadRows
        label="Messages to this patient"
        read={read}
        loadingRows={3}
        empty={{ icon: IconMessage2, title: 'No messages yet' }}
      >
        {(delivery) => <Sent delivery={delivery} />}
      </ReadRows>
      <Pager paging={paging} />
      {isWriting && reach !== undefined && (
        <SendDialog patientId={patientId} reach={reach} onClose={() => setWriting(false)} />
      )}
    </Panel>
  );
}

function Ways({ patientId, reach }: { patientId: string; reach: ReachFieldsFragment }) {
  const note = useApiMutation(NoteContactConsentDocument, { refreshes: NOTICES });
  return (
    <RowList label="Contact preferences">
      {reach.channels.map(({ channel, to, consent, stopped_time: stopped }) => {
        const name = channel === 'sms' ? 'Text messages' : 'Emails';
        return (
          <Row
            key={channel}
            title={name}
            subtitle={to === null ? 'None on file' : shown(channel, to)}
            badges={
              <>
                {stopped !== null && <StatusBadge tone="danger">Opted out by text (STOP)</StatusBadge>}
                {consent === null && <StatusBadge tone="neutral">Consent not recorded</StatusBadge>}
                {consent === false && <StatusBadge tone="danger">Opted out</StatusBadge>}
                {consent === true && <StatusBadge tone="success">Consented</StatusBadge>}
              </>
            }
            actions={
              can('notices.send') && (
                <>
                  {consent !== true && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={`Consent to ${name.toLowerCase()}`}
                      onClick={() => note.mutate({ patientId, channel, given: true })}
                    >
                      Consent
                    </Button>
                  )}
                  {consent !== false && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      color="gray"
                      aria-label={`Opt out of ${name.toLowerCase()}`}
                      onClick={() => note.mutate({ patientId, channel, given: false })}
                    >
                      Opt out
                    </Button>
                  )}
                </>
              )
            }
          />
        );
      })}
    </RowList>
  );
}

function Sent({ delivery }: { delivery: SentToPatientFragment }) {
  const { channel, to, about, state, problem, subject, body, created_by_name: by, created_time: time } = delivery;
  const { word, tone } = deliveryWords(state);
  const facts = [channel === 'sms' ? 'Text message' : 'Email', shown(channel, to), by, formatInstant(time)];
  return (
    <Row
      title={subject === null || subject === '' ? about : subject}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      lines={
        <>
          {body !== null && <p className={classes.body}>{body}</p>}
          <RowLine>{joinParts(facts)}</RowLine>
          {problem !== null && <RowLine tone="danger">{problem}</RowLine>}
        </>
      }
    />
  );
}

const shown = (channel: string, to: string): string => (channel === 'sms' ? formatPhone(to) : to);
