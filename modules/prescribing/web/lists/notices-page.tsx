import { IconInbox } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { NetworkNoticesDocument, type NetworkNoticesQuery } from '../prescription.operations.gen.ts';
import { OperationDenied } from '../registration/operation-denied.tsx';
import { usePrescribingChanged } from '../use-prescribing.ts';

type Notice = NetworkNoticesQuery['networkNotices']['notices'][number];

/** Delivery errors reported by the network, with their reasons. */
export function ErrorsPage() {
  return <NoticesPage kind="error" title="Error Messages" empty="No errors from the network" />;
}

/** Pharmacies' responses to cancellations. */
export function CancellationsPage() {
  return <NoticesPage kind="cancel_response" title="Cancel Responses" empty="No responses to cancellations" />;
}

function NoticesPage({ kind, title, empty }: { kind: 'error' | 'cancel_response'; title: string; empty: string }) {
  usePrescribingChanged();
  const { read, count, paging } = usePages(
    NetworkNoticesDocument,
    { kind },
    {
      take: 50,
      rows: ({ networkNotices }) => networkNotices.notices,
      count: ({ networkNotices }) => networkNotices.count,
    },
  );
  return (
    <Page>
      <PageHeader title={title} detail={count === undefined ? undefined : `${count}`} />
      {kind === 'error' && can('prescribing.send') && <OperationDenied />}
      <Panel flush>
        <ReadRows label={title} read={read} loadingRows={5} rowHeight={76} empty={{ icon: IconInbox, title: empty }}>
          {(notice) => <NoticeRow notice={notice} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
    </Page>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const navigate = useNavigate();
  const { patient_id: patientId, patient_name: patientName, order_number: order, code } = notice;
  return (
    <Row
      title={[patientName, notice.drug_description].filter(Boolean).join(': ') || 'Our message'}
      lines={
        <>
          <span>{notice.text}</span>
          <RowLine>
            {joinParts([order !== null && `Order ${order}`, notice.pharmacy_name, formatInstant(notice.received_time)])}
          </RowLine>
        </>
      }
      badges={<StatusBadge tone={code === 'Approved' ? 'success' : 'danger'}>{code}</StatusBadge>}
      actions={
        patientId !== null && (
          <RowButton of={patientName ?? ''} onClick={() => void navigate({ to: `/patients/${patientId}` })}>
            Open patient
          </RowButton>
        )
      }
    />
  );
}
