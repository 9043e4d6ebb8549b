import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { ListPage } from '#kit/page/list-page.tsx';
import { dayColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { BookingState } from '../../rules/index.ts';
import { type BookingRequestPartsFragment, BookingRequestsDocument } from '../calendar.operations.gen.ts';
import { usePendingRequests } from '../use-requests.ts';
import { appointmentTime } from './appointment-time.ts';
import { RequestDialog } from './request-dialog.tsx';

const STATES: Readonly<Record<BookingState, string>> = {
  pending: 'To review',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};
const TONES: Readonly<Record<BookingState, Tone>> = {
  pending: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
};

type Row = BookingRequestPartsFragment;

const columns: readonly DataColumn<Row>[] = [
  textColumn('name', 'Name', (row) => `${row.last_name}, ${row.first_name}`, {
    width: 'minmax(10rem, 1fr)',
    phone: 'title',
  }),
  dayColumn('born', 'Born', (row) => row.date_of_birth),
  textColumn('type', 'Type', (row) => row.category_name, { width: 'minmax(8rem, 1fr)' }),
  textColumn('start', 'Time', (row) => appointmentTime(row.start), {
    width: '11rem',
    phone: 'detail',
    sortBy: (row) => row.start,
  }),
  textColumn('until', 'Answer by', (row) => (row.state === 'pending' ? appointmentTime(row.held_until) : null), {
    width: '11rem',
    phone: 'hidden',
  }),
  textColumn('doctor', 'With', (row) => row.doctor, { width: 'minmax(9rem, 1fr)' }),
  {
    id: 'state',
    title: 'Status',
    width: '8rem',
    phone: 'aside',
    cell: (row) => <StatusBadge tone={TONES[row.state]}>{STATES[row.state]}</StatusBadge>,
    text: (row) => STATES[row.state],
  },
];

/** /scheduling/online-booking: the requests of the public page, and their review. */
export function RequestsPage() {
  const [state, setState] = useState<BookingState>('pending');
  // Keeps the list current as well: it listens to changes of the requests.
  usePendingRequests();
  return (
    <ListPage
      title="Online booking"
      detail={(rows) => (rows.length === 1 ? '1 request' : `${rows.length} requests`)}
      label="Requests"
      read={useApiQuery(BookingRequestsDocument, { states: [state] }, { quiet: true })}
      rows={({ booking_requests: rows }) => rows}
      columns={columns}
      rowId={({ id }) => id}
      actions={<FilterSelect label="Status" choices={STATES} value={state} onChange={setState} />}
      renderForm={(row, close) => row !== null && <RequestDialog row={row} onClose={close} />}
      empty={{
        icon: IconWorld,
        title: 'No requests',
        why: 'Requests from the clinic’s public booking page appear here.',
      }}
    />
  );
}
