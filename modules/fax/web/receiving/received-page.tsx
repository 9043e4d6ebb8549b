import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { useMissingService } from '#practice/web';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { openDocument } from '#messages/web';
import { faxLimits } from '../../rules/index.ts';
import { FAXES_PER_PAGE } from '../faxes-per-page.ts';
import { ExportFaxes } from '../export-faxes.tsx';
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
  { value: 'archived', label: 'Archived' },
] as const;
type State = (typeof STATES)[number]['value'];

/** /fax/received: received faxes with their pages, and filing. */
export function ReceivedPage() {
  useLive('fax.received-changed', () => refreshQueries('setting', 'ReceivedFaxes'));
  const [state, setState] = useState<State>('new');
  const missing = useMissingService('fax.carrier');
  const [text, setText] = useState('');
  const { read, paging } = usePages(
    ReceivedFaxesDocument,
    { state, text },
    {
      take: FAXES_PER_PAGE,
      rows: ({ receivedFaxes }) => receivedFaxes.faxes,
      count: ({ receivedFaxes }) => receivedFaxes.count,
      place: ({ number }) => ({ pageNumber: number }),
    },
  );
  return (
    <Page>
      <PageHeader title="Received faxes" />
      <FilterBar>
        <FilterTabs label="Received faxes" tabs={STATES} value={state} onChange={setState} />
        <SearchBox label="Search received faxes" placeholder="Name, number or patient" onSearch={setText} />
        <ExportFaxes list="received" state={state} text={text} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Received faxes"
          read={read}
          loadingRows={6}
          empty={{
            icon: IconInbox,
            title: state === 'new' ? 'No faxes to file' : 'No faxes',
            detail: missing ?? 'Faxes to the clinic’s number appear here within a minute.',
          }}
        >
          {(fax) => <ReceivedFax fax={fax} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
    </Page>
  );
}

function ReceivedFax({ fax }: { fax: ReceivedFaxFieldsFragment }) {
  const [open, setOpen] = useState<'file' | 'archive' | 'misdirected' | null>(null);
  const archive = useApiMutation(ArchiveFaxDocument, {
    refreshes: ['setting'],
    onDone: () => toast.success('Fax archived'),
  });
  const from =
    fax.from_name ?? fax.pharmacy_name ?? (fax.from_number === '' ? 'Unknown number' : shownNumber(fax.from_number));
  const of = `fax from ${from}`;
  const put = (reason: string): Promise<unknown> =>
    archive.mutateAsync({ id: fax.id, version: fax.version, reason, misdirected: open === 'misdirected' });
  return (
    <Row
      title={from}
      subtitle={[
        (fax.from_name ?? fax.pharmacy_name) !== null && shownNumber(fax.from_number),
        fax.page_count === 0 ? 'No readable pages' : fax.page_count === 1 ? '1 page' : `${fax.page_count} pages`,
        formatInstant(fax.received_time),
      ]}
      lines={<FaxLines fax={fax} />}
      badges={
        <>
          {fax.state !== 'new' && (
            <StatusBadge tone={fax.state === 'filed' ? 'success' : 'neutral'}>
              {fax.state === 'filed' ? 'Filed' : 'Archived'}
            </StatusBadge>
          )}
          {fax.duplicate_time !== null && <StatusBadge tone="warning">Received twice</StatusBadge>}
          {fax.page_count === 0 && <StatusBadge tone="danger">Unreadable</StatusBadge>}
        </>
      }
      actions={
        <>
          {fax.page_count === 0 ? (
            <RowButton of={`of ${of}`} onClick={() => void saveRaw(fax.id)}>
              Download file
            </RowButton>
          ) : (
            <RowButton of={`of ${of}`} onClick={() => openPdf(`/api/fax/received/${fax.id}.pdf`)}>
              Pages
            </RowButton>
          )}
          {fax.state !== 'filed' && fax.page_count > 0 && (
            <RowButton of={of} onClick={() => setOpen('file')}>
              File
            </RowButton>
          )}
          {fax.state === 'new' && (
            <>
              <RowButton of={of} onClick={() => setOpen('archive')}>
                Archive
              </RowButton>
              <RowMenu of={of}>
                <RowMenuItem onClick={() => setOpen('misdirected')}>Not ours</RowMenuItem>
              </RowMenu>
            </>
          )}
        </>
      }
    >
      {open === 'file' && <FileDialog fax={fax} from={from} onClose={() => setOpen(null)} />}
      {(open === 'archive' || open === 'misdirected') && (
        <ReasonDialog
          maxLength={faxLimits.reason}
          title={open === 'archive' ? 'Archive fax' : 'Mark as not ours'}
          label={open === 'archive' ? 'Why isn’t this fax being filed in a chart?' : 'People notified and action taken'}
          confirm="Archive"
          onClose={() => setOpen(null)}
          onReason={put}
        />
      )}
    </Row>
  );
}

function FaxLines({ fax }: { fax: ReceivedFaxFieldsFragment }) {
  return (
    <>
      {fax.duplicate_time !== null && <RowLine>The same pages came on {formatInstant(fax.duplicate_time)}</RowLine>}
      {fax.state === 'new' && fax.earlier_patient_name !== null && (
        <RowLine>Last fax from this number: filed for {fax.earlier_patient_name}</RowLine>
      )}
      {fax.archive_reason !== null && (
        <RowLine>
          {fax.misdirected ? 'Not ours: ' : ''}
          {fax.archive_reason}
        </RowLine>
      )}
      {fax.filings.map((filing) => (
        <RowLine key={filing.id}>
          {pagesText(filing.first_page, filing.last_page)}{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => openDocument({ name: `Fax for ${filing.patient_name}`, document: filing.document_id })}
          >
            in the chart of {filing.patient_name}
          </Button>
        </RowLine>
      ))}
    </>
  );
}

/** Saves an unreadable fax as received. */
async function saveRaw(id: string): Promise<void> {
  try {
    saveFile(await requestFile(`/api/fax/received/${id}.pdf`), 'fax.bin');
  } catch (error) {
    reportError(error);
  }
}

const pagesText = (first: number, last: number): string =>
  first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
