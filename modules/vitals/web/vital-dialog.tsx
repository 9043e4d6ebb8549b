import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FieldGroup } from '#kit/forms/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/number-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { definitionForm, type DefinitionFields } from '../rules/index.ts';
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

/** Makes or changes a vital of the clinic. A standard one keeps its name and unit. */
export function VitalDialog({ vital, onClose }: VitalDialogProps) {
  const title = vital === null ? 'New vital' : vital.vital_name;
  const [initialValues] = useState(() => ({
    vital_name: vital?.vital_name ?? '',
    vital_unit: vital?.vital_unit ?? '',
    decimals: vital?.decimals ?? 0,
    normal_low: vital?.normal_low ?? null,
    normal_high: vital?.normal_high ?? null,
    plausible_low: vital?.plausible_low ?? null,
    plausible_high: vital?.plausible_high ?? null,
  }));
  const { hint, guard, began } = useVersionConflict(vital?.version ?? null, async () => {
    const { get_clinic_vital_info: vitals } = await request(ClinicVitalsDocument, {});
    const saved = vitals.find(({ vital_info_id }) => vital_info_id === vital?.vital_info_id);
    if (saved === undefined) return null;
    return { version: saved.version, says: [saved.vital_name, rangeText(saved)].filter(Boolean).join(', ') };
  });
  const form = useApiForm<typeof initialValues, DefinitionFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: definitionForm['~standard'].validate } },
    initialValues,
    draftKey: `vital-setup/${vital?.vital_info_id ?? 'new'}`,
    began,
    submit: async (input) => {
      if (vital === null) await request(CreateVitalDocument, { input });
      else {
        const { vital_info_id } = vital;
        await guard((version) => request(UpdateVitalDocument, { vital_info_id, version, input }));
      }
      toast.success(vital === null ? 'Vital created' : 'Vital updated');
      for (const read of ['ClinicVitals', 'PatientVitals']) refreshQueries('setting', read);
      onClose();
    },
  });
  const isStandard = vital?.code != null;
  return (
    <FormDialog form={form} title={title} size="30rem" hint={hint} onClose={onClose}>
      <SimpleGrid cols={2}>
        <TextField form={form} name="vital_name" label="Name" withAsterisk disabled={isStandard} maxLength={60} />
        <TextField form={form} name="vital_unit" label="Unit" withAsterisk disabled={isStandard} maxLength={20} />
      </SimpleGrid>
      {!isStandard && <NumberField form={form} name="decimals" label="Decimals" />}
      <FieldGroup label="Normal">
        <NumberField form={form} name="normal_low" aria-label="Normal from" placeholder="from" />
        <NumberField form={form} name="normal_high" aria-label="Normal to" placeholder="to" />
      </FieldGroup>
      <FieldGroup label="Asked about outside of" description="A value beyond is kept only once it is confirmed.">
        <NumberField form={form} name="plausible_low" aria-label="Plausible from" placeholder="from" />
        <NumberField form={form} name="plausible_high" aria-label="Plausible to" placeholder="to" />
      </FieldGroup>
    </FormDialog>
  );
}
