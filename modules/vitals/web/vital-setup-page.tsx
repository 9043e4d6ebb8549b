import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Row, RowList } from '#kit/page/row-list.tsx';
import {
  BringVitalBackDocument,
  ClinicVitalsDocument,
  SortVitalsDocument,
  TakeVitalOutOfUseDocument,
  VitalsOutOfUseDocument,
  type VitalSetupFragment,
} from './setting.operations.gen.ts';
import { rangeText } from './vital-words.ts';
import { VitalDialog } from './vital-dialog.tsx';

const refresh = (): void => {
  for (const read of ['ClinicVitals', 'VitalsOutOfUse', 'PatientVitals']) refreshQueries('setting', read);
};

/** /settings/vital-setup: which vitals the clinic takes, in which order and with which ranges. */
export function VitalSetupPage() {
  const read = useApiQuery(ClinicVitalsDocument, {});
  const [editing, setEditing] = useState<VitalSetupFragment | 'new' | null>(null);
  useLive('vitals.definitions-changed', refresh);
  return (
    <Page>
      <PageHeader title="Vital Setup" detail="What is measured at your clinic">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New vital
        </Button>
      </PageHeader>
      <Panel title="In use" flush>
        <ReadState
          read={read}
          what="The vitals"
          render={({ get_clinic_vital_info: vitals }) => <InUse vitals={vitals} onEdit={setEditing} />}
        />
      </Panel>
      <OutOfUse />
      {editing !== null && <VitalDialog vital={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  );
}

interface InUseProps {
  vitals: readonly VitalSetupFragment[];
  onEdit: (vital: VitalSetupFragment) => void;
}

function InUse({ vitals, onEdit }: InUseProps) {
  const { remove } = useDelete({
    run: ({ vital_info_id }: VitalSetupFragment) => request(TakeVitalOutOfUseDocument, { vital_info_id }),
    done: () => 'Out of use; what was measured stays',
    undo: ({ vital_info_id }) => request(BringVitalBackDocument, { vital_info_id }),
    onDone: refresh,
  });
  const sort = useApiMutation(SortVitalsDocument, { onDone: refresh });
  const move = (at: number, by: number): void => {
    const ids = vitals.map(({ vital_info_id }) => vital_info_id);
    const [moved] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved!);
    sort.mutate({ vital_info_ids: ids });
  };
  if (vitals.length === 0) return <EmptyState title="No vitals in use" />;
  return (
    <RowList label="Vitals in use">
      {vitals.map((vital, at) => {
        const { vital_info_id: id, vital_name: name, vital_unit: unit } = vital;
        const last = vitals.length - 1;
        return (
          <Row
            key={id}
            what={name}
            quiet={[unit, ...ranges(vital)].join(' · ')}
            actions={
              <ActionIcon.Group>
                <Action label={`Move ${name} up`} icon={IconArrowUp} disabled={at === 0} run={() => move(at, -1)} />
                <Action
                  label={`Move ${name} down`}
                  icon={IconArrowDown}
                  disabled={at === last}
                  run={() => move(at, 1)}
                />
                <Action label={`Edit ${name}`} icon={IconPencil} run={() => onEdit(vital)} />
                <Action label={`Take ${name} out of use`} icon={IconTrash} run={() => remove(vital)} />
              </ActionIcon.Group>
            }
          />
        );
      })}
    </RowList>
  );
}

function ranges(vital: VitalSetupFragment): string[] {
  const plausible = rangeText({ ...vital, normal_low: vital.plausible_low, normal_high: vital.plausible_high });
  return [
    ...(rangeText(vital) ? [`normal ${rangeText(vital)}`] : []),
    ...(plausible ? [`asked about outside of ${plausible}`] : []),
  ];
}

interface ActionProps {
  label: string;
  icon: typeof IconPencil;
  disabled?: boolean;
  run: () => void;
}

function Action({ label, icon: Icon, disabled = false, run }: ActionProps) {
  return (
    <ActionIcon aria-label={label} title={label} disabled={disabled} onClick={run}>
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}

function OutOfUse() {
  const { data } = useApiQuery(VitalsOutOfUseDocument, {});
  const onDone = (): void => {
    refresh();
    toast.success('Back in use');
  };
  const back = useApiMutation(BringVitalBackDocument, { onDone });
  const vitals = data?.get_inactive_clinic_info ?? [];
  if (vitals.length === 0) return null;
  const reactivate = ({ vital_info_id, vital_name: name }: VitalSetupFragment): React.ReactNode => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Reactivate ${name}`}
      onClick={() => back.mutate({ vital_info_id })}
    >
      Reactivate
    </Button>
  );
  return (
    <Panel title="Out of use" flush>
      <RowList label="Vitals out of use">
        {vitals.map((vital) => (
          <Row key={vital.vital_info_id} what={vital.vital_name} quiet={vital.vital_unit} actions={reactivate(vital)} />
        ))}
      </RowList>
    </Panel>
  );
}
