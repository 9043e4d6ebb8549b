import { IconBuildingHospital } from '@tabler/icons-react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { PracticesDocument, UpdatePracticeDocument } from '../registration.operations.gen.ts';
import { PracticeDrawer } from './practice-drawer.tsx';
import { addressText, practiceColumns, type Practice } from './practice-row.ts';

/** /settings/facility: the clinic's practices. */
export function FacilityPage() {
  const read = useApiQuery(PracticesDocument, {});
  useLive('practice.practice-changed', () => refreshQueries('registration', 'Practices'));
  const inactive = (read.data?.practices ?? []).filter(({ is_active }) => !is_active);
  const manages = can('practice.manage');
  return (
    <ListPage
      title="Practice List"
      detail={(active) => `${active.length} active`}
      label="The practices"
      read={read}
      rows={({ practices }) => practices.filter(({ is_active }) => is_active)}
      columns={practiceColumns}
      rowId={({ id }) => id}
      {...(manages ? { add: 'New practice' } : {})}
      renderForm={(practice, close) => <PracticeDrawer practice={practice} onClose={close} />}
      empty={{
        icon: IconBuildingHospital,
        title: 'No practices yet',
        why: 'A practice is a place where the clinic works.',
      }}
      below={
        inactive.length > 0 && (
          <Panel title="Inactive" flush>
            <RowList label="Inactive practices">
              {inactive.map((each) => (
                <InactivePractice key={each.id} practice={each} manages={manages} />
              ))}
            </RowList>
          </Panel>
        )
      }
    />
  );
}

function InactivePractice({ practice, manages }: { practice: Practice; manages: boolean }) {
  const { id, version, practice_name: name } = practice;
  const activate = useApiMutation(UpdatePracticeDocument, {
    refreshes: ['registration'],
    onDone: () => toast.success(`${name} is active again.`),
  });
  const button = manages && (
    <RowButton
      of={name}
      busy={activate.isPending}
      onClick={() => activate.mutate({ id, version, input: { is_active: true } })}
    >
      Activate
    </RowButton>
  );
  return <Row title={name} subtitle={addressText(practice)} actions={button} />;
}
