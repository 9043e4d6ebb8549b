import { Anchor } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { faxLimits } from '../../rules/index.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { openCorrection, openFax } from '../open-fax.ts';
import { FAXES_PER_PAGE } from '../faxes-per-page.ts';
import { ExportFaxes } from '../export-faxes.tsx';
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
  handed: { word: 'Sending', tone: 'info' },
  sent: { word: 'Sent', tone: 'success' },
  failed: { word: 'Not sent', tone: 'danger' },
  cancelled: { word: 'Stopped', tone: 'neutral' },
};

const STATE_WORDS = Object.entries(STATES).map(([value, { word }]) => ({ value, label: word }));

/** /fax/sent: sent, waiting and failed faxes, with their actions. */
export function SentPage() {
  useLive('fax.sent-changed', () => refreshQueries('setting', 'SentFaxes'));
  const [state, setState] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { read, paging } = usePages(
    SentFaxesDocument,
    { state, text },
    {
      take: FAXES_PER_PAGE,
      rows: ({ sentFaxes }) => sentFaxes.faxes,
      count: ({ sentFaxes }) => sentFaxes.count,
      place: ({ number }) => ({ pageNumber: number }),
    },
  );
  return (
    <Page>
      <PageHeader title="Sent faxes">
        <AddButton onClick={() => openFax()}>New eFax</AddButton>
      </PageHeader>
      <FilterBar>
        <FilterSelect label="Status" all="All statuses" choices={STATE_WORDS} value={state} onChange={setState} />
        <SearchBox label="Search sent faxes" placeholder="Name, number or patient" onSearch={setText} />
        <ExportFaxes list="sent" state={state} text={text} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Sent faxes"
          read={read}
          loadingRows={6}
          empty={{ icon: IconSend, title: 'No faxes', detail: 'Sent faxes are listed here with their status.' }}
        >
          {(fax) => <SentFax fax={fax} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
    </Page>
  );
}

function SentFax({ fax }: { fax: SentFaxFieldsFragment }) {
  const [asking, setAsking] = useState(false);
  const refreshes = ['setting'] as const;
  const cancel = useApiMutation(CancelFaxDocument, { refreshes, onDone: () => toast.success('Fax stopped') });
  const retry = useApiMutation(RetryFaxDocument, { refreshes, onDone: () => toast.success('Sending again') });
  const settle = useApiMutation(SettleFaxDocument, { refreshes });
  const report = useApiMutation(ReportMisdirectedFaxDocument, { refreshes });
  const { word, tone } = STATES[fax.state] ?? STATES['queued']!;
  const of = `fax to ${fax.to_name}`;
  const isMisdirected = fax.misdirected_reason !== null;
  return (
    <Row
      title={fax.to_name}
      subtitle={[
        shownNumber(fax.to_number),
        fax.page_count === 1 ? '1 page' : `${fax.page_count} pages`,
        fax.subject,
        fax.created_by_name,
        formatInstant(fax.created_time),
        fax.attempts > 1 && `${fax.attempts} tries`,
      ]}
      lines={<FaxLines fax={fax} />}
      badges={
        <StatusBadge tone={tone}>{fax.settled && fax.state === 'failed' ? 'Not sent, handled' : word}</StatusBadge>
      }
      actions={
        <>
          <RowButton of={`of ${of}`} onClick={() => openPdf(`/api/fax/sent/${fax.id}.pdf`)}>
            Pages
          </RowButton>
          {fax.state === 'queued' && (
            <RowButton of={of} busy={cancel.isPending} onClick={() => cancel.mutate({ id: fax.id })}>
              Stop
            </RowButton>
          )}
          {fax.state === 'failed' && !isMisdirected && (
            <RowButton of={of} busy={retry.isPending} onClick={() => retry.mutate({ id: fax.id })}>
              Try again
            </RowButton>
          )}
          {(fax.state === 'failed' || isMisdirected) && (
            <RowButton of={of} onClick={() => openCorrection(fax)}>
              Correct number
            </RowButton>
          )}
          {fax.state === 'failed' && !fax.settled && (
            <RowButton of={of} busy={settle.isPending} onClick={() => settle.mutate({ id: fax.id })}>
              Mark as handled
            </RowButton>
          )}
          {['handed', 'sent', 'failed'].includes(fax.state) && !isMisdirected && (
            <RowMenu of={of}>
              <RowMenuItem onClick={() => setAsking(true)}>Sent to the wrong recipient</RowMenuItem>
            </RowMenu>
          )}
        </>
      }
    >
      {asking && (
        <ReasonDialog
          maxLength={faxLimits.reason}
          title="Sent to the wrong recipient"
          label="What happened, and what action was taken?"
          confirm="Record"
          onClose={() => setAsking(false)}
          onReason={(reason) => report.mutateAsync({ id: fax.id, reason })}
        />
      )}
    </Row>
  );
}

function FaxLines({ fax }: { fax: SentFaxFieldsFragment }) {
  return (
    <>
      {fax.patient_id !== null && (
        <Anchor href={`/patients/${fax.patient_id}`} size="xs" underline="always">
          Subject {fax.patient_name}
        </Anchor>
      )}
      {fax.problem !== null && (
        <RowLine tone="danger">
          {fax.problem}
          {fax.state === 'queued' && fax.due_time !== null && ` Next attempt ${formatInstant(fax.due_time)}.`}
        </RowLine>
      )}
      {fax.misdirected_reason !== null && (
        <RowLine tone="danger">Sent to the wrong recipient: {fax.misdirected_reason}</RowLine>
      )}
    </>
  );
}
