import { Button } from '@mantine/core';
import { IconPlus, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { countRights } from './grants.ts';
import { RolesDocument, type RolesQuery } from '../registration.operations.gen.ts';

type Role = RolesQuery['roles'][number];

const columns: readonly DataColumn<Role>[] = [
  { id: 'name', title: 'Role', width: 'minmax(9rem, 1fr)', phone: 'title', cell: ({ role_name }) => role_name },
  {
    id: 'description',
    title: 'Description',
    width: 'minmax(12rem, 3fr)',
    phone: 'hidden',
    cell: ({ description }) => description,
  },
  {
    id: 'rights',
    title: 'Rights',
    width: '8rem',
    cell: ({ preset, access_rule_id_list: rules }) => (preset === 'Admin' ? 'All rights' : countRights(rules)),
  },
  {
    id: 'members',
    title: 'Members',
    width: '8rem',
    cell: ({ member_count: count }) => (count === 1 ? '1 member' : `${count} members`),
  },
  {
    id: 'kind',
    title: 'Kind',
    width: '7rem',
    phone: 'aside',
    cell: ({ preset }) =>
      preset === null ? <StatusBadge tone="accent">Own</StatusBadge> : <StatusBadge>Preset</StatusBadge>,
  },
];

/** /settings/role: the clinic's roles. */
export function RolesPage() {
  const read = useApiQuery(RolesDocument, {}, { quiet: true });
  useLive('practice.rights-changed', () => refreshQueries('registration', 'Roles'));
  return (
    <Page fill>
      <PageHeader title="Role">
        <Button component={Link} to="/settings/role/new" leftSection={<IconPlus size={16} stroke={1.75} />}>
          New role
        </Button>
      </PageHeader>
      <Panel fill>
        <DataTable
          label="Roles"
          columns={columns}
          rows={{
            ...allRows(read.data?.roles ?? []),
            status: read.status,
            error: read.error,
            retry: () => void read.refetch(),
          }}
          rowId={({ id }) => id}
          rowPath={({ id }) => `/settings/role/${id}`}
          empty={{ icon: IconUserCog, title: 'No roles' }}
        />
      </Panel>
    </Page>
  );
}
