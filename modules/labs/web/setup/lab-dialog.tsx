import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { labForm, type LabFields } from '../../rules/index.ts';
import {
  CreateLabDocument,
  LabConnectionsDocument,
  type LabFieldsFragment,
  LabsDocument,
  UpdateLabDocument,
} from '../lab.operations.gen.ts';

/** Makes or changes a laboratory. */
export function LabDialog({ lab, onClose }: { lab: LabFieldsFragment | null; onClose: () => void }) {
  const connections = useApiQuery(LabConnectionsDocument, {}).data?.labConnections ?? [];
  const [initialValues] = useState(() => ({
    lab_name: lab?.labName ?? '',
    connection: lab?.connection ?? null,
    sending_application: lab?.sending_application ?? '',
    sending_facility: lab?.sending_facility ?? '',
    message_type: lab?.message_type ?? 'OML_O21',
    phone: lab?.phone ?? '',
  }));
  const { hint, guard, began } = useVersionConflict(lab?.version ?? null, async () => {
    const { labs } = await request(LabsDocument, {});
    const saved = labs.find(({ id }) => id === lab?.id);
    return saved === undefined ? null : { version: saved.version, says: saved.labName };
  });
  const form = useApiForm<typeof initialValues, LabFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: labForm['~standard'].validate } },
    initialValues,
    draftKey: `lab/${lab?.id ?? 'new'}`,
    began,
    submit: async (input) => {
      if (lab === null) await request(CreateLabDocument, { input });
      else await guard((version) => request(UpdateLabDocument, { id: lab.id, version, input }));
      toast.success(lab === null ? 'Laboratory added' : 'Laboratory updated');
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={lab?.labName ?? 'New laboratory'} hint={hint} onClose={onClose}>
      <TextField form={form} name="lab_name" label="Name" withAsterisk maxLength={100} />
      <SelectField
        form={form}
        name="connection"
        label="Connection"
        placeholder="None: requisitions on paper"
        description="Where messages go is set up with the installation (LABS)."
        clearable
        data={[...new Set([...connections, ...(lab?.connection == null ? [] : [lab.connection])])]}
      />
      <SelectField
        form={form}
        name="message_type"
        label="Orders go as"
        allowDeselect={false}
        data={[
          { value: 'OML_O21', label: 'OML^O21' },
          { value: 'ORM_O01', label: 'ORM^O01 (older laboratories)' },
        ]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="sending_application" label="Its application" maxLength={100} />
        <TextField form={form} name="sending_facility" label="Its facility" maxLength={100} />
      </SimpleGrid>
      <TextField form={form} name="phone" label="Phone" maxLength={40} />
    </FormDialog>
  );
}
