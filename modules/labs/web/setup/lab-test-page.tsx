import { Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import classes from '../labs.module.css';
import { DeleteTestSetDocument, TestSetsDocument, type TestSetsQuery } from '../test.operations.gen.ts';
import { useLabSetupChanged } from '../use-labs.ts';
import { SetDialog } from './set-dialog.tsx';

type Set = TestSetsQuery['testSets'][number];

/** /settings/lab-test: sets of tests that are ordered together, the clinic's and one's own. */
export function LabTestPage() {
  useLabSetupChanged();
  const { data, isPending, isError, error, refetch } = useApiQuery(TestSetsDocument, {});
  const [editing, setEditing] = useState<Set | 'new' | null>(null);
  const remove = useApiMutation(DeleteTestSetDocument, {
    refreshes: ['test'],
    onDone: () => toast.success('Set taken away'),
  });
  return (
    <Page>
      <PageHeader title="Lab Tests" detail="Sets of tests that are ordered together">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New set
        </Button>
      </PageHeader>
      <Panel flush>
        {isPending && <RowsSkeleton rows={4} />}
        {isError && data === undefined && <ErrorState error={error} what="The sets" onRetry={() => void refetch()} />}
        {data?.testSets.length === 0 && (
          <EmptyState icon={IconListDetails} title="No sets yet">
            A set orders what belongs together with one press: the yearly check, the diabetes visit.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Sets">
          {data?.testSets.map((set) => (
            <li key={set.id} className={classes.row}>
              <div className={classes.what}>
                <strong>{set.name}</strong>
                <span className={classes.quiet}>{set.products.map(({ testName }) => testName).join(', ')}</span>
              </div>
              <div className={classes.actions}>
                {set.is_personal && <StatusBadge>Mine</StatusBadge>}
                {(set.is_personal || can('labs.setup')) && (
                  <>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Edit ${set.name}`}
                      onClick={() => setEditing(set)}
                    >
                      Edit
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Take away ${set.name}`}
                      onClick={() =>
                        void confirm({
                          title: `Take ${set.name} away?`,
                          message: 'What was ordered with it stays.',
                          confirm: 'Take away',
                          danger: true,
                        }).then((yes) => yes && remove.mutate({ id: set.id }))
                      }
                    >
                      Take away
                    </Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {editing !== null && <SetDialog set={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}
