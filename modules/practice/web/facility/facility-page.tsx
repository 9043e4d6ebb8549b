import { Button } from '@mantine/core';
import { IconBuildingHospital, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { allRows, DataTable } from '#kit/table/data-table.tsx';
import { PracticesDocument, UpdatePracticeDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { PracticeDrawer } from './practice-drawer.tsx';
import { addressText, practiceColumns, type Practice } from './practice-row.ts';

/** /settings/facility: where the clinic works. */
export function FacilityPage() {
  const read = useApiQuery(PracticesDocument, {});
  const [open, setOpen] = useState<string | null>(null);
  useLive('practice.practice-changed', () => refreshQueries('registration', 'Practices'));
  const all = read.data?.practices ?? [];
  const active = all.filter(({ is_active }) => is_active);
  const inactive = all.filter(({ is_active }) => !is_active);
  const manages = can('practice.manage');
  const practice = all.find(({ id }) => id === open) ?? null;
  return (
    <Page fill>
      <PageHeader title="Practice List" detail={read.data === undefined ? undefined : `${active.length} active`}>
        {manages && (
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
            New practice
          </Button>
        )}
      </PageHeader>
      <Panel fill>
        <DataTable
          label="The practices"
          columns={practiceColumns}
          rows={{ ...allRows(active), status: read.status, error: read.error, retry: () => void read.refetch() }}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpen(id)}
          selectedId={open}
          empty={
            <EmptyState icon={IconBuildingHospital} title="No practices yet">
              A practice is a place where the clinic works.
            </EmptyState>
          }
        />
      </Panel>
      {inactive.length > 0 && (
        <Panel title="Inactive" flush>
          <ul className={classes.rows}>
            {inactive.map((each) => (
              <InactivePractice key={each.id} practice={each} manages={manages} />
            ))}
          </ul>
        </Panel>
      )}
      {(open === 'new' || practice !== null) && (
        <PracticeDrawer key={open} practice={practice} onClose={() => setOpen(null)} />
      )}
    </Page>
  );
}

function InactivePractice({ practice, manages }: { practice: Practice; manages: boolean }) {
  const { id, version, practice_name: name } = practice;
  const activate = useApiMutation(UpdatePracticeDocument, {
    refreshes: ['registration'],
    onDone: () => toast.success(`${name} is active again.`),
  });
  return (
    <li>
      <strong>{name}</strong>
      <span className={classes.grow}>{addressText(practice)}</span>
      {manages && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Activate ${name}`}
          loading={activate.isPending}
          onClick={() => activate.mutate({ id, version, input: { is_active: true } })}
        >
          Activate
        </Button>
      )}
    </li>
  );
}
