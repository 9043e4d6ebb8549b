import '@mantine/core/styles/Combobox.layer.css';
import { Anchor, Button, Select } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { openPdf } from '#kit/api/open-pdf.ts';
import { openFax } from '../open-fax.ts';
import { PageButtons } from '../page-buttons.tsx';
import { shownNumber } from '../shown-number.ts';
import {
  CancelFaxDocument,
  ReportMisdirectedFaxDocument,
  RetryFaxDocument,
  type SentFaxFieldsFragment,
  SentFaxesDocument,
  SettleFaxDocument,
} from '../setting.operations.gen.ts';

const STATES: Record<string, { word: string; tone: 'info' | 'success' | 'danger' | 'neutral' }> = {
  queued: { word: 'Waiting', tone: 'info' },
  sending: { word: 'Sending', tone: 'info' },
  handed: { word: 'With the carrier', tone: 'info' },
  sent: { word: 'Sent', tone: 'success' },
  failed: { word: 'Not sent', tone: 'danger' },
  cancelled: { word: 'Stopped', tone: 'neutral' },
};

/** /fax/sent: what went out, what waits, what failed, and the ways on. */
export function SentPage() {
  useLive('fax.sent-changed', () => refreshQueries('setting', 'SentFaxes'));
  const [state, setState] = useState<string | null>(null);
  const [pageNumber, setPageNumber] = useState(1);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    SentFaxesDocument,
    { state, pageNumber },
    { keepPrevious: true, quiet: true },
  );
  const found = data?.sentFaxes;
  return (
    <Page>
      <PageHeader title="Sent faxes">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => openFax()}>
          New eFax
        </Button>
      </PageHeader>
      <Panel flush>
        <div className={classes.pad}>
          <Select
            label="State"
            placeholder="All"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear State' }}
            value={state}
            onChange={(next) => {
              setState(next);
              setPageNumber(1);
            }}
            data={Object.entries(STATES).map(([value, { word }]) => ({ value, label: word }))}
          />
        </div>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && found === undefined && <ErrorState error={error} what="The faxes" onRetry={() => void refetch()} />}
        {found?.count === 0 && (
          <EmptyState icon={IconSend} title="No faxes here">
            What is faxed stands here, with what became of it.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Sent faxes">
          {found?.faxes.map((fax) => (
            <SentFax key={fax.id} fax={fax} />
          ))}
        </ul>
        <PageButtons count={found?.count ?? 0} page={pageNumber} onPage={setPageNumber} />
      </Panel>
    </Page>
  );
}

function SentFax({ fax }: { fax: SentFaxFieldsFragment }) {
  const [asking, setAsking] = useState(false);
  const refreshes = ['setting'] as const;
  const cancel = useApiMutation(CancelFaxDocument, { refreshes, onDone: () => toast.success('The fax was stopped') });
  const retry = useApiMutation(RetryFaxDocument, { refreshes, onDone: () => toast.success('It is tried again') });
  const settle = useApiMutation(SettleFaxDocument, { refreshes });
  const report = useApiMutation(ReportMisdirectedFaxDocument, { refreshes });
  const { word, tone } = STATES[fax.state] ?? STATES['queued']!;
  const facts = [
    shownNumber(fax.to_number),
    `${fax.page_count} pages`,
    fax.subject,
    fax.created_by_name,
    formatInstant(fax.created_time),
    fax.attempts > 1 ? `${fax.attempts} tries` : '',
  ];
  return (
    <li>
      <div className={classes.what}>
        <strong>{fax.to_name}</strong>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
        {fax.patient_id !== null && (
          <Anchor href={`/patients/${fax.patient_id}`} size="xs" underline="always">
            About {fax.patient_name}
          </Anchor>
        )}
        {fax.problem !== null && (
          <span className={classes.problem}>
            {fax.problem}
            {fax.state === 'queued' && fax.due_time !== null && ` Tried again ${formatInstant(fax.due_time)}.`}
          </span>
        )}
        {fax.misdirected_reason !== null && (
          <span className={classes.problem}>It reached somebody else: {fax.misdirected_reason}</span>
        )}
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={tone}>{fax.settled && fax.state === 'failed' ? 'Not sent, seen to' : word}</StatusBadge>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Pages of the fax to ${fax.to_name}`}
          onClick={() => openPdf(`/api/fax/sent/${fax.id}.pdf`)}
        >
          Pages
        </Button>
        {fax.state === 'queued' && (
          <Button size="compact-sm" variant="default" onClick={() => cancel.mutate({ id: fax.id })}>
            Stop
          </Button>
        )}
        {fax.state === 'failed' && fax.misdirected_reason === null && (
          <Button size="compact-sm" variant="default" onClick={() => retry.mutate({ id: fax.id })}>
            Try again
          </Button>
        )}
        {fax.state === 'failed' && !fax.settled && (
          <Button size="compact-sm" variant="default" onClick={() => settle.mutate({ id: fax.id })}>
            Seen to
          </Button>
        )}
        {['handed', 'sent', 'failed'].includes(fax.state) && fax.misdirected_reason === null && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
            Reached the wrong one
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          maxLength={faxLimits.reason}
          title="This fax reached somebody else"
          label="What happened, and what was done about it?"
          confirm="Record it"
          onClose={() => setAsking(false)}
          onReason={(reason) => report.mutateAsync({ id: fax.id, reason })}
        />
      )}
    </li>
  );
}
