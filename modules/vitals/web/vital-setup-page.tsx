import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
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

const VITALS: Refreshes = [
  ['setting', 'ClinicVitals'],
  ['setting', 'VitalsOutOfUse'],
  ['setting', 'PatientVitals'],
];

const vitalId = ({ vital_info_id: id }: VitalSetupFragment): string => id;

/** /settings/vital-setup: the clinic's vitals, their order and ranges. */
export function VitalSetupPage() {
  useLive('vitals.definitions-changed', () => refreshAll(VITALS));
  const read = useApiQuery(ClinicVitalsDocument, {}, { quiet: true });
  const vitals = read.data?.get_clinic_vital_info ?? [];
  const editor = useEditor(vitals, vitalId);
  const { remove } = useDelete({
    run: ({ vital_info_id }: VitalSetupFragment) => request(TakeVitalOutOfUseDocument, { vital_info_id }),
    done: 'Archived. Recorded values are kept.',
    undo: ({ vital_info_id }) => request(BringVitalBackDocument, { vital_info_id }),
    refreshes: VITALS,
  });
  const sort = useApiMutation(SortVitalsDocument, { refreshes: VITALS });
  const move = (at: number, by: number): void => {
    const ids = vitals.map(vitalId);
    const [moved] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved!);
    sort.mutate({ vital_info_ids: ids });
  };
  return (
    <Page>
      <PageHeader title="Vital Setup" detail="Vitals measured at your clinic">
        <AddButton onClick={editor.add}>New vital</AddButton>
      </PageHeader>
      <Panel title="In use" flush>
        <ReadRows
          label="Vitals in use"
          read={read}
          rows={() => vitals}
          rowId={vitalId}
          empty={{ title: 'No vitals in use' }}
        >
          {(vital, at) => (
            <VitalRow
              vital={vital}
              onUp={at === 0 ? undefined : () => move(at, -1)}
              onDown={at === vitals.length - 1 ? undefined : () => move(at, 1)}
              onEdit={() => editor.edit(vital)}
              onRemove={() => remove(vital)}
            />
          )}
        </ReadRows>
      </Panel>
      <OutOfUse />
      {editor.render((vital, close) => (
        <VitalDialog vital={vital} onClose={close} />
      ))}
    </Page>
  );
}

interface VitalRowProps {
  vital: VitalSetupFragment;
  /** Each is omitted at its end of the list. */
  onUp?: () => void;
  onDown?: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function VitalRow({ vital, onUp, onDown, onEdit, onRemove }: VitalRowProps) {
  const { vital_name: name, vital_unit: unit } = vital;
  return (
    <Row
      title={name}
      subtitle={[unit, ...ranges(vital)]}
      actions={
        <>
          <RowIcon label={`Move ${name} up`} icon={IconArrowUp} disabled={!onUp} onClick={() => onUp?.()} />
          <RowIcon label={`Move ${name} down`} icon={IconArrowDown} disabled={!onDown} onClick={() => onDown?.()} />
          <RowIcon label={`Edit ${name}`} icon={IconPencil} onClick={onEdit} />
          <RowIcon label={`Take ${name} out of use`} icon={IconTrash} onClick={onRemove} />
        </>
      }
    />
  );
}

function ranges(vital: VitalSetupFragment): string[] {
  const plausible = rangeText({ ...vital, normal_low: vital.plausible_low, normal_high: vital.plausible_high });
  return [
    ...(rangeText(vital) ? [`normal ${rangeText(vital)}`] : []),
    ...(plausible ? [`confirm outside of ${plausible}`] : []),
  ];
}

function OutOfUse() {
  const { data } = useApiQuery(VitalsOutOfUseDocument, {});
  const back = useApiMutation(BringVitalBackDocument, {
    refreshes: VITALS,
    onDone: () => toast.success('Back in use'),
  });
  const vitals = data?.get_inactive_clinic_info ?? [];
  if (vitals.length === 0) return null;
  return (
    <Panel title="Out of use" flush>
      <RowList label="Vitals out of use">
        {vitals.map((vital) => (
          <Row
            key={vital.vital_info_id}
            title={vital.vital_name}
            subtitle={vital.vital_unit}
            actions={
              <RowButton of={vital.vital_name} onClick={() => back.mutate({ vital_info_id: vital.vital_info_id })}>
                Reactivate
              </RowButton>
            }
          />
        ))}
      </RowList>
    </Panel>
  );
}
