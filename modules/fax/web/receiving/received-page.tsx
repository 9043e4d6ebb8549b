import '@mantine/core/styles/Combobox.layer.css';
import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { openDocument } from '#messages/web';
import { faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { PageButtons } from '../page-buttons.tsx';
import { shownNumber } from '../shown-number.ts';
import {
  ArchiveFaxDocument,
  type ReceivedFaxFieldsFragment,
  ReceivedFaxesDocument,
} from '../setting.operations.gen.ts';
import { FileDialog } from './file-dialog.tsx';

const STATES = [
  { value: 'new', label: 'To file' },
  { value: 'filed', label: 'Filed' },
  { value: 'archived', label: 'Put away' },
];

/** /fax/received: what came in, its pages, and into whose chart they go. */
export function ReceivedPage() {
  useLive('fax.received-changed', () => refreshQueries('setting', 'ReceivedFaxes'));
  const [state, setState] = useState('new');
  const [pageNumber, setPageNumber] = useState(1);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    ReceivedFaxesDocument,
    { state, pageNumber },
    { keepPrevious: true, quiet: true },
  );
  const found = data?.receivedFaxes;
  return (
    <Page>
      <PageHeader title="Received faxes" />
      <Panel flush>
        <div className={classes.pad}>
          <SegmentedControl
            aria-label="Which faxes"
            data={STATES}
            value={state}
            onChange={(next) => {
              setState(next);
              setPageNumber(1);
            }}
          />
        </div>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && found === undefined && <ErrorState error={error} what="The faxes" onRetry={() => void refetch()} />}
        {found?.count === 0 && (
          <EmptyState icon={IconInbox} title={state === 'new' ? 'Nothing to file' : 'No faxes here'}>
            Faxes to the clinic’s number stand here within a minute.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Received faxes">
          {found?.faxes.map((fax) => (
            <ReceivedFax key={fax.id} fax={fax} />
          ))}
        </ul>
        <PageButtons count={found?.count ?? 0} page={pageNumber} onPage={setPageNumber} />
      </Panel>
    </Page>
  );
}

function ReceivedFax({ fax }: { fax: ReceivedFaxFieldsFragment }) {
  const [open, setOpen] = useState<'file' | 'archive' | 'misdirected' | null>(null);
  const archive = useApiMutation(ArchiveFaxDocument, {
    refreshes: ['setting'],
    onDone: () => toast.success('The fax was put away'),
  });
  const from = fax.from_name ?? (fax.from_number === '' ? 'Unknown number' : shownNumber(fax.from_number));
  const facts = [
    fax.from_name === null ? '' : shownNumber(fax.from_number),
    fax.page_count === 0 ? 'No readable pages' : fax.page_count === 1 ? '1 page' : `${fax.page_count} pages`,
    formatInstant(fax.received_time),
  ];
  const put = (reason: string): Promise<unknown> =>
    archive.mutateAsync({ id: fax.id, version: fax.version, reason, misdirected: open === 'misdirected' });
  return (
    <li>
      <div className={classes.what}>
        <strong>{from}</strong>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
        {fax.archive_reason !== null && (
          <span className={classes.quiet}>
            {fax.misdirected ? 'Meant for somebody else: ' : ''}
            {fax.archive_reason}
          </span>
        )}
        {fax.filings.map((filing) => (
          <span key={filing.id} className={classes.quiet}>
            {pagesText(filing.first_page, filing.last_page)}{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => openDocument({ name: `Fax of ${filing.patient_name}`, document: filing.document_id })}
            >
              in the chart of {filing.patient_name}
            </Button>
          </span>
        ))}
      </div>
      <div className={classes.actions}>
        {fax.state !== 'new' && (
          <StatusBadge tone={fax.state === 'filed' ? 'success' : 'neutral'}>
            {fax.state === 'filed' ? 'Filed' : 'Put away'}
          </StatusBadge>
        )}
        {fax.page_count === 0 ? (
          <>
            <StatusBadge tone="danger">Unreadable</StatusBadge>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Download file: fax from ${from}`}
              onClick={() => void saveRaw(fax.id)}
            >
              Download file
            </Button>
          </>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Pages of the fax from ${from}`}
            onClick={() => openPdf(`/api/fax/received/${fax.id}.pdf`)}
          >
            Pages
          </Button>
        )}
        {fax.state !== 'filed' && fax.page_count > 0 && (
          <Button size="compact-sm" aria-label={`File the fax from ${from}`} onClick={() => setOpen('file')}>
            File
          </Button>
        )}
        {fax.state === 'new' && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Put away the fax from ${from}`}
              onClick={() => setOpen('archive')}
            >
              Put away
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpen('misdirected')}>
              Not for us
            </Button>
          </>
        )}
      </div>
      {open === 'file' && <FileDialog fax={fax} from={from} onClose={() => setOpen(null)} />}
      {(open === 'archive' || open === 'misdirected') && (
        <ReasonDialog
          maxLength={faxLimits.reason}
          title={open === 'archive' ? 'Put this fax away' : 'This fax was meant for somebody else'}
          label={open === 'archive' ? 'Why does it go into no chart?' : 'Who was told, and what was done with it?'}
          confirm="Put away"
          onClose={() => setOpen(null)}
          onReason={put}
        />
      )}
    </li>
  );
}

/** Saves a fax that can't be read as pages, as it came. */
async function saveRaw(id: string): Promise<void> {
  try {
    saveFile(await requestFile(`/api/fax/received/${id}.pdf`), 'fax.bin');
  } catch (error) {
    reportError(error);
  }
}

const pagesText = (first: number, last: number): string =>
  first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
