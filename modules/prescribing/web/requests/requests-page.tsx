import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { ageWords, isAnswerSent, responseWords } from '../../rules/index.ts';
import {
  DeletePharmacyRequestDocument,
  PharmacyRequestsDocument,
  type RxRequestFragment,
} from '../prescription.operations.gen.ts';
import { PRESCRIPTIONS, usePrescribingChanged } from '../use-prescribing.ts';
import { ageTone, changeWords, DELIVERY_TONES, RESPONSE_WORDS } from '../prescription-labels.ts';
import { MatchDialog } from './match-dialog.tsx';
import { OpenedRequest } from './opened-request.tsx';
import { ResponseDialog } from './response-dialog.tsx';
import { ReviewDialog, sigFlagsOf } from './review-dialog.tsx';

const TABS = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'answered', label: 'Answered' },
] as const;

/** Renewal requests of pharmacies. */
export function RenewalsPage() {
  return <RequestsPage kind="renewal" title="Renewal Requests" />;
}

/** Change requests of pharmacies. */
export function ChangesPage() {
  return <RequestsPage kind="change" title="Change Requests" />;
}

function RequestsPage({ kind, title }: { kind: 'renewal' | 'change'; title: string }) {
  usePrescribingChanged();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('waiting');
  const waiting = tab === 'waiting';
  const { query, go } = useAddress<'request'>();
  const { read, count, paging } = usePages(
    PharmacyRequestsDocument,
    { kind, waiting },
    {
      take: 50,
      rows: ({ pharmacyRequests }) => pharmacyRequests.requests,
      count: ({ pharmacyRequests }) => pharmacyRequests.count,
    },
  );
  return (
    <Page>
      <PageHeader title={title} detail={count === undefined ? undefined : `${count}`} />
      <FilterBar>
        <FilterTabs label="Requests" tabs={TABS} value={tab} onChange={setTab} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label={title}
          read={read}
          loadingRows={5}
          rowHeight={60}
          empty={{ icon: IconRefresh, title: waiting ? 'No requests to answer' : 'No answered requests yet' }}
        >
          {(row) => <RequestRow row={row} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
      {query.request !== undefined && (
        <OpenedRequest key={query.request} id={query.request} onClose={() => go({ request: null })} />
      )}
    </Page>
  );
}

type OpenDialog = 'respond' | 'review' | 'match';

function RequestRow({ row }: { row: RxRequestFragment }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  const lastFill = row.dispensed?.last_fill_date ?? '';
  return (
    <Row
      title={`${row.patient_name}: ${row.drug_description}`}
      subtitle={[
        row.matched_name === null ? 'not matched to a patient yet' : `matched to ${row.matched_name}`,
        lastFill !== '' && `last fill ${formatDay(lastFill.slice(0, 10))}`,
        row.kind === 'renewal' ? refillWords(row) : changeWords(row),
        row.pharmacy_name,
        row.prescriber_name,
        `received ${formatInstant(row.received_time)}`,
      ]}
      lines={
        <>
          {sigFlagsOf(row).map((flag) => (
            <RowLine key={flag} tone="danger">
              {flag}
            </RowLine>
          ))}
          {row.response_problem !== null && <RowLine tone="danger">{row.response_problem}</RowLine>}
        </>
      }
      badges={<RequestBadges row={row} />}
      actions={<RequestActions row={row} onOpen={setOpen} />}
    >
      {open === 'respond' && <ResponseDialog row={row} onClose={close} />}
      {open === 'review' && <ReviewDialog row={row} onClose={close} />}
      {open === 'match' && <MatchDialog row={row} onClose={close} />}
    </Row>
  );
}

function refillWords({ requested_refills: refills }: RxRequestFragment): string {
  return refills === null ? 'refills not stated' : `${refills} refills requested`;
}

function RequestBadges({ row }: { row: RxRequestFragment }) {
  const answer = row.response === null ? null : RESPONSE_WORDS[row.response]!;
  return (
    <>
      {row.state === 'Waiting' && <StatusBadge tone={ageTone(row.age_hours)}>{ageWords(row.age_hours)}</StatusBadge>}
      {answer !== null && (
        <StatusBadge tone={isAnswerSent(row.response_state) ? answer.tone : 'neutral'}>{answer.word}</StatusBadge>
      )}
      {row.response_state !== null && (
        <StatusBadge tone={DELIVERY_TONES[row.response_state]}>{responseWords(row.response_state)}</StatusBadge>
      )}
    </>
  );
}

function RequestActions({ row, onOpen }: { row: RxRequestFragment; onOpen: (part: OpenDialog) => void }) {
  const waits = row.state === 'Waiting';
  const of = `${row.drug_description} of ${row.patient_name}`;
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this request?',
      message: 'No response will be sent; the pharmacy will ask again in two days.',
    }),
    run: ({ id, version }: RxRequestFragment) => request(DeletePharmacyRequestDocument, { id, version }),
    done: 'Request deleted',
    refreshes: PRESCRIPTIONS,
  });
  return (
    <>
      {waits && row.patient_id === null && can('prescribing.prepare') && (
        <RowButton of={of} onClick={() => onOpen('match')}>
          Match patient
        </RowButton>
      )}
      <RowButton of={of} onClick={() => onOpen('review')}>
        Review
      </RowButton>
      {waits && can('prescribing.send') && (
        <>
          <RowButton of={`to ${of}`} onClick={() => onOpen('respond')}>
            Respond
          </RowButton>
          <RowIcon label={`Delete ${of}`} icon={IconTrash} onClick={() => remove(row)} />
        </>
      )}
    </>
  );
}
