import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { MemberRow } from './member-row.ts';

const TONES: Record<MemberRow['status'], Tone> = {
  Invited: 'info',
  'Invited, not sent': 'warning',
  'Invited, bounced': 'danger',
  'Invitation expired': 'warning',
  Active: 'success',
  Deactivated: 'neutral',
};

/** The columns of the list of members. */
export const memberColumns: readonly DataColumn<MemberRow>[] = [
  { id: 'name', title: 'Name', width: 'minmax(8.5rem, 1fr)', phone: 'title', cell: ({ name }) => name },
  { id: 'title', title: 'Title', width: '3.5rem', phone: 'hidden', cell: ({ title }) => title },
  { id: 'credential', title: 'Credential', width: '5.75rem', phone: 'hidden', cell: ({ credential }) => credential },
  {
    id: 'npi',
    title: 'NPI',
    width: '6.5rem',
    phone: 'hidden',
    cell: ({ npi }) => <span className="numbers">{npi}</span>,
  },
  { id: 'email', title: 'Email', width: 'minmax(9.5rem, 2fr)', phone: 'hidden', cell: ({ email }) => email },
  {
    id: 'practices',
    title: 'Practices',
    width: 'minmax(8rem, 1.5fr)',
    phone: 'hidden',
    cell: ({ practices }) => practices,
  },
  { id: 'roles', title: 'Roles', width: 'minmax(6rem, 0.8fr)', cell: ({ roles }) => roles },
  {
    id: 'status',
    title: 'Status',
    width: '9.25rem',
    phone: 'aside',
    cell: ({ status }) => <StatusBadge tone={TONES[status]}>{status}</StatusBadge>,
  },
];
