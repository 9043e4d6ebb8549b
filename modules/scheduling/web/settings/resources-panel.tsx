import { IconDoor, IconPencil } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import {
  ClinicResourcesDocument,
  CreateResourceDocument,
  UpdateResourceDocument,
  type ResourceSetupFragment,
} from '../calendar.operations.gen.ts';
import { refreshSetup } from '../refresh-setup.ts';

/** The clinic's rooms and devices, which can't be double-booked. */
export function ResourcesPanel() {
  const read = useApiQuery(ClinicResourcesDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.clinic_resources);
  const switching = useApiMutation(UpdateResourceDocument, {
    onDone: ({ event_resource_update: { is_active } }) => {
      toast.success(is_active ? 'Resource reactivated' : 'Resource deactivated. Existing events keep it.');
      refreshSetup();
    },
  });
  return (
    <Panel
      title="Resources"
      actions={
        <AddButton small onClick={editor.add}>
          New resource
        </AddButton>
      }
      flush
    >
      <ReadRows
        label="Resources"
        read={read}
        rows={({ clinic_resources: resources }) => resources}
        empty={{
          icon: IconDoor,
          title: 'No rooms or devices yet',
          detail: 'A room or device that is booked with an appointment can’t be booked twice.',
        }}
      >
        {(resource) => {
          const { id, version, is_active, resource_name: name } = resource;
          const turn = (): void => switching.mutate({ id, version, is_active: !is_active });
          return (
            <Row
              title={name}
              subtitle={is_active ? undefined : 'Inactive'}
              actions={
                <>
                  <RowButton of={name} onClick={turn}>
                    {is_active ? 'Deactivate' : 'Reactivate'}
                  </RowButton>
                  <RowIcon label={`Rename ${name}`} icon={IconPencil} onClick={() => editor.edit(resource)} />
                </>
              }
            />
          );
        }}
      </ReadRows>
      {editor.render((resource, close) => (
        <ResourceDialog resource={resource} onClose={close} />
      ))}
    </Panel>
  );
}

function ResourceDialog({ resource, onClose }: { resource: ResourceSetupFragment | null; onClose: () => void }) {
  const form = useRecordForm({
    row: resource,
    values: (row) => ({ resource_name: row?.resource_name ?? '' }),
    rules: required<{ resource_name: string }>({ resource_name: 'Name is required' }),
    says: (row) => row.resource_name,
    read: async ({ id }) => (await request(ClinicResourcesDocument, {})).clinic_resources.find((row) => row.id === id),
    create: (input) => request(CreateResourceDocument, input),
    update: (input, version, { id }) => request(UpdateResourceDocument, { id, version, ...input }),
    done: ['Resource created', 'Resource updated'],
    onSaved: () => {
      refreshSetup();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={resource === null ? 'New resource' : 'Rename resource'} onClose={onClose}>
      <TextField form={form} name="resource_name" label="Name" withAsterisk maxLength={80} data-autofocus />
    </FormDialog>
  );
}
