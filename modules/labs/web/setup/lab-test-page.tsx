import { IconListDetails } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { DeleteTestSetDocument, TestSetsDocument, type TestSetsQuery } from '../test.operations.gen.ts';
import { useLabSetupChanged } from '../use-labs.ts';
import { SetDialog } from './set-dialog.tsx';

type Set = TestSetsQuery['testSets'][number];

/** /settings/lab-test: sets of tests that are ordered together, the clinic's and the member's own. */
export function LabTestPage() {
  useLabSetupChanged();
  const read = useApiQuery(TestSetsDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.testSets);
  const { remove } = useDelete({
    ask: ({ name }: Set) => ({ title: `Delete ${name}?`, message: 'Existing orders stay on record.' }),
    run: ({ id }) => request(DeleteTestSetDocument, { id }),
    done: 'Set deleted',
    refreshes: ['test'],
  });
  return (
    <Page>
      <PageHeader title="Lab Tests" detail="Sets of tests ordered together">
        <AddButton onClick={editor.add}>New set</AddButton>
      </PageHeader>
      <Panel flush>
        <ReadRows
          label="Sets"
          read={read}
          rows={({ testSets }) => testSets}
          empty={{
            icon: IconListDetails,
            title: 'No sets yet',
            detail: 'A set orders several tests together, e.g. the tests for an annual physical or a diabetes visit.',
          }}
        >
          {(set) => (
            <Row
              title={set.name}
              subtitle={set.products.map(({ testName }) => testName).join(', ')}
              badges={set.is_personal && <StatusBadge>Mine</StatusBadge>}
              actions={
                (set.is_personal || can('labs.setup')) && (
                  <EditDelete of={set.name} onEdit={() => editor.edit(set)} onDelete={() => remove(set)} />
                )
              }
            />
          )}
        </ReadRows>
      </Panel>
      {editor.render((set, close) => (
        <SetDialog set={set} onClose={close} />
      ))}
    </Page>
  );
}
