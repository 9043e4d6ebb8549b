import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { definitionForm } from '../rules/index.ts';
import {
  ClinicVitalsDocument,
  CreateVitalDocument,
  UpdateVitalDocument,
  type VitalSetupFragment,
} from './setting.operations.gen.ts';
import { rangeText } from './vital-words.ts';

interface VitalDialogProps {
  /** Null for a new one. */
  vital: VitalSetupFragment | null;
  onClose: () => void;
}

/** Creates or edits a vital of the clinic. A standard one keeps its name and unit. */
export function VitalDialog({ vital, onClose }: VitalDialogProps) {
  const form = useRecordForm({
    row: vital === null ? null : { ...vital, id: vital.vital_info_id },
    values: (row) => ({
      vital_name: row?.vital_name ?? '',
      vital_unit: row?.vital_unit ?? '',
      decimals: row?.decimals ?? 0,
      normal_low: row?.normal_low ?? null,
      normal_high: row?.normal_high ?? null,
      plausible_low: row?.plausible_low ?? null,
      plausible_high: row?.plausible_high ?? null,
    }),
    rules: definitionForm,
    draft: 'vital-setup',
    says: (row) => [row.vital_name, rangeText(row)].filter(Boolean).join(', '),
    read: async () => {
      const { get_clinic_vital_info: vitals } = await request(ClinicVitalsDocument, {});
      const saved = vitals.find(({ vital_info_id }) => vital_info_id === vital?.vital_info_id);
      return saved && { ...saved, id: saved.vital_info_id };
    },
    create: (input) => request(CreateVitalDocument, { input }),
    update: (input, version) => request(UpdateVitalDocument, { vital_info_id: vital!.vital_info_id, version, input }),
    done: ['Vital created', 'Vital updated'],
    onSaved: () => {
      for (const read of ['ClinicVitals', 'PatientVitals']) refreshQueries('setting', read);
      onClose();
    },
  });
  const isStandard = vital?.code != null;
  return (
    <FormDialog form={form} title={vital?.vital_name ?? 'New vital'} size="30rem" onClose={onClose}>
      <SimpleGrid cols={2}>
        <TextField form={form} name="vital_name" label="Name" withAsterisk disabled={isStandard} maxLength={60} />
        <TextField form={form} name="vital_unit" label="Unit" withAsterisk disabled={isStandard} maxLength={20} />
      </SimpleGrid>
      {!isStandard && <NumberField form={form} name="decimals" label="Decimals" />}
      <FieldGroup label="Normal">
        <NumberField form={form} name="normal_low" aria-label="Normal from" placeholder="from" />
        <NumberField form={form} name="normal_high" aria-label="Normal to" placeholder="to" />
      </FieldGroup>
      <FieldGroup
        label="Confirm values outside"
        description="Values outside this range are saved only after confirmation."
      >
        <NumberField form={form} name="plausible_low" aria-label="Plausible from" placeholder="from" />
        <NumberField form={form} name="plausible_high" aria-label="Plausible to" placeholder="to" />
      </FieldGroup>
    </FormDialog>
  );
}
