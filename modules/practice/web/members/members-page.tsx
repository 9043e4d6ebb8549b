import { Button } from '@mantine/core';
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { MembersDocument } from '../registration.operations.gen.ts';
import { InvitationDrawer } from './invitation-drawer.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { memberColumns } from './member-columns.tsx';
import { MemberDrawer, type MemberFact } from './member-drawer.tsx';
import { filterRows, memberRows, type MemberRow } from './member-row.ts';

interface MembersPageProps {
  /** Columns from higher modules, e.g. second factor and last activity. */
  extraColumns?: readonly DataColumn<MemberRow>[];
}

/** The values of the extra columns for the drawer, because a phone's list has no space for them. */
function factsOf(row: MemberRow, columns: readonly DataColumn<MemberRow>[] = []): MemberFact[] {
  return columns.map(({ id, title, cell }) => ({ id, title, value: cell(row) }));
}

/** /settings/member: members, invitations, and their rights. */
export function MembersPage({ extraColumns }: MembersPageProps) {
  const read = useApiQuery(MembersDocument, {}, { quiet: true });
  const [typed, setTyped] = useState('');
  const [inviting, setInviting] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  useLive('practice.rights-changed', () => refreshQueries('registration', 'Members'));
  useLive('deliveries.delivery-changed', (body) => {
    if ((body as { about_type?: string } | undefined)?.about_type === 'invitation')
      refreshQueries('registration', 'Members');
  });

  const all = useMemo(() => (read.data === undefined ? [] : memberRows(read.data)), [read.data]);
  const shown = useMemo(() => filterRows(all, typed), [all, typed]);
  const columns = useMemo(() => [...memberColumns, ...(extraColumns ?? [])], [extraColumns]);
  const open = all.find(({ id }) => id === openId);
  const close = (): void => setOpenId(null);
  const active = all.filter(({ status }) => status === 'Active').length;

  return (
    <Page fill>
      <PageHeader title="Practice Member" detail={read.data === undefined ? undefined : `${active} active`}>
        <SearchBox label="Search members" onSearch={setTyped} />
        <Button leftSection={<IconUserPlus size={16} stroke={1.75} />} onClick={() => setInviting(true)}>
          Invite Member
        </Button>
      </PageHeader>
      <Panel fill>
        <DataTable
          label="Members"
          columns={columns}
          rows={{ ...allRows(shown), status: read.status, error: read.error, retry: () => void read.refetch() }}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
          selectedId={openId}
          empty={{
            icon: IconUsersGroup,
            title: 'No members match this search',
            detail: 'Search by name, email, practice, role or status.',
          }}
        />
      </Panel>
      {inviting && (
        <InviteDrawer
          onClose={() => setInviting(false)}
          onUnsent={(id) => {
            setInviting(false);
            setOpenId(id);
          }}
        />
      )}
      {open?.member != null && (
        <MemberDrawer key={open.id} member={open.member} facts={factsOf(open, extraColumns)} onClose={close} />
      )}
      {open?.invitation != null && <InvitationDrawer key={open.id} invitation={open.invitation} onClose={close} />}
    </Page>
  );
}
