import { ActionIcon, Button, Table, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
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
import classes from './vitals.module.css';

const refreshes = ['ClinicVitals', 'VitalsOutOfUse', 'PatientVitals'].map((read) => ['setting', read] as const);

/** /settings/vital-setup: which vitals the clinic takes, in which order and with which ranges. */
export function VitalSetupPage() {
  const active = useApiQuery(ClinicVitalsDocument, {});
  const [editing, setEditing] = useState<VitalSetupFragment | 'new' | null>(null);
  useLive('vitals.definitions-changed', () => {
    for (const read of refreshes) refreshQueries(...read);
  });
  const vitals = active.data?.get_clinic_vital_info;
  return (
    <Page>
      <PageHeader title="Vital Setup" detail="What is measured at your clinic">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New vital
        </Button>
      </PageHeader>
      <Panel title="In use" flush>
        {active.isPending && <RowsSkeleton rows={9} />}
        {active.isError && vitals === undefined && (
          <ErrorState error={active.error} what="The vitals" onRetry={() => void active.refetch()} />
        )}
        {vitals !== undefined && <InUse vitals={vitals} onEdit={setEditing} />}
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
  const phone = usePhone();
  const back = useApiMutation(BringVitalBackDocument, { refreshes });
  const remove = useApiMutation(TakeVitalOutOfUseDocument, {
    refreshes,
    onDone: ({ delete_clinc_vital_info: { vital_info_id } }) =>
      toast.success('Out of use; what was measured stays', {
        action: { label: 'Undo', run: () => back.mutate({ vital_info_id }) },
      }),
  });
  const sort = useApiMutation(SortVitalsDocument, { refreshes });
  const move = (at: number, by: number): void => {
    const ids = vitals.map(({ vital_info_id }) => vital_info_id);
    const [moved] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved!);
    sort.mutate({ vital_info_ids: ids });
  };
  if (vitals.length === 0) return <EmptyState title="No vitals in use" />;
  const plausible = (vital: VitalSetupFragment): string =>
    rangeText({ ...vital, normal_low: vital.plausible_low, normal_high: vital.plausible_high });
  const actions = (vital: VitalSetupFragment, at: number): React.ReactNode => (
    <ActionIcon.Group className={classes.rowActions}>
      <Action label={`Move ${vital.vital_name} up`} disabled={at === 0} onClick={() => move(at, -1)}>
        <IconArrowUp size={16} stroke={1.75} />
      </Action>
      <Action label={`Move ${vital.vital_name} down`} disabled={at === vitals.length - 1} onClick={() => move(at, 1)}>
        <IconArrowDown size={16} stroke={1.75} />
      </Action>
      <Action label={`Edit ${vital.vital_name}`} onClick={() => onEdit(vital)}>
        <IconPencil size={16} stroke={1.75} />
      </Action>
      <Action
        label={`Take ${vital.vital_name} out of use`}
        onClick={() => remove.mutate({ vital_info_id: vital.vital_info_id })}
      >
        <IconTrash size={16} stroke={1.75} />
      </Action>
    </ActionIcon.Group>
  );
  if (phone)
    return (
      <ul className={classes.setup}>
        {vitals.map((vital, at) => (
          <li key={vital.vital_info_id}>
            <div>
              <strong>{vital.vital_name}</strong> {vital.vital_unit}
              <small>
                {[
                  rangeText(vital) && `normal ${rangeText(vital)}`,
                  plausible(vital) && `asked about outside of ${plausible(vital)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </div>
            {actions(vital, at)}
          </li>
        ))}
      </ul>
    );
  return (
    <Table verticalSpacing="xs" horizontalSpacing="sm" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Name</Table.Th>
          <Table.Th scope="col">Unit</Table.Th>
          <Table.Th scope="col">Normal</Table.Th>
          <Table.Th scope="col">Asked about outside of</Table.Th>
          <Table.Th scope="col">
            <VisuallyHidden>Change</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {vitals.map((vital, at) => (
          <Table.Tr key={vital.vital_info_id}>
            <Table.Th scope="row">{vital.vital_name}</Table.Th>
            <Table.Td>{vital.vital_unit}</Table.Td>
            <Table.Td>{rangeText(vital)}</Table.Td>
            <Table.Td>{plausible(vital)}</Table.Td>
            <Table.Td>{actions(vital, at)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ActionProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Action({ label, disabled = false, onClick, children }: ActionProps) {
  return (
    <ActionIcon aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function OutOfUse() {
  const { data } = useApiQuery(VitalsOutOfUseDocument, {});
  const back = useApiMutation(BringVitalBackDocument, { refreshes, onDone: () => toast.success('Back in use') });
  const vitals = data?.get_inactive_clinic_info ?? [];
  if (vitals.length === 0) return null;
  return (
    <Panel title="Out of use" flush>
      <Table verticalSpacing="xs">
        <Table.Tbody>
          {vitals.map(({ vital_info_id, vital_name, vital_unit }) => (
            <Table.Tr key={vital_info_id}>
              <Table.Th scope="row">{vital_name}</Table.Th>
              <Table.Td>{vital_unit}</Table.Td>
              <Table.Td ta="end">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Reactivate ${vital_name}`}
                  onClick={() => back.mutate({ vital_info_id })}
                >
                  Reactivate
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
