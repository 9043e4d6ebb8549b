import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { labForm } from '../../rules/index.ts';
import {
  CreateLabDocument,
  LabConnectionsDocument,
  type LabFieldsFragment,
  LabsDocument,
  UpdateLabDocument,
} from '../lab.operations.gen.ts';

/** Creates or updates a laboratory. */
export function LabDialog({ lab, onClose }: { lab: LabFieldsFragment | null; onClose: () => void }) {
  const connections = useApiQuery(LabConnectionsDocument, {}).data?.labConnections ?? [];
  const form = useRecordForm({
    row: lab,
    values: (row) => ({
      lab_name: row?.labName ?? '',
      connection: row?.connection ?? null,
      sending_application: row?.sending_application ?? '',
      sending_facility: row?.sending_facility ?? '',
      message_type: row?.message_type ?? 'OML_O21',
      phone: row?.phone ?? '',
      missing_status: row?.missing_status ?? 'preliminary',
    }),
    rules: labForm,
    draft: 'lab',
    says: (row) => row.labName,
    read: async () => {
      const { labs } = await request(LabsDocument, {});
      return labs.find(({ id }) => id === lab?.id);
    },
    create: (input) => request(CreateLabDocument, { input }),
    update: (input, version) => request(UpdateLabDocument, { id: lab!.id, version, input }),
    done: ['Laboratory added', 'Laboratory updated'],
    onSaved: () => {
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={lab?.labName ?? 'New laboratory'} onClose={onClose}>
      <TextField form={form} name="lab_name" label="Name" withAsterisk maxLength={100} />
      <SelectField
        form={form}
        name="connection"
        label="Connection"
        placeholder="None (paper requisitions)"
        description="Connections are configured with the installation (LABS)."
        clearable
        data={[...new Set([...connections, ...(lab?.connection == null ? [] : [lab.connection])])]}
      />
      <SelectField
        form={form}
        name="message_type"
        label="Order message type"
        allowDeselect={false}
        data={[
          { value: 'OML_O21', label: 'OML^O21' },
          { value: 'ORM_O01', label: 'ORM^O01 (older laboratories)' },
        ]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="sending_application" label="Laboratory application" maxLength={100} />
        <TextField form={form} name="sending_facility" label="Laboratory facility" maxLength={100} />
      </SimpleGrid>
      <SelectField
        form={form}
        name="missing_status"
        label="Results without a status (OBR-25)"
        allowDeselect={false}
        data={[
          { value: 'preliminary', label: 'File as preliminary' },
          { value: 'refused', label: 'Reject' },
        ]}
      />
      <TextField form={form} name="phone" label="Phone" maxLength={40} />
    </FormDialog>
  );
}
