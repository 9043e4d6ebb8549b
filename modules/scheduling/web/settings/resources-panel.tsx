import { ActionIcon, Button } from '@mantine/core';
import { IconDoor, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { Row, RowList } from '#kit/page/row-list.tsx';
import {
  ClinicResourcesDocument,
  CreateResourceDocument,
  UpdateResourceDocument,
  type ResourceSetupFragment,
} from '../calendar.operations.gen.ts';
import { refreshSetup } from '../refresh-setup.ts';

/** The clinic's rooms and devices, which can't be in two places. */
export function ResourcesPanel() {
  const read = useApiQuery(ClinicResourcesDocument, {});
  const [editing, setEditing] = useState<ResourceSetupFragment | 'new' | null>(null);
  const switching = useApiMutation(UpdateResourceDocument, {
    onDone: ({ event_resource_update: { is_active } }) => {
      toast.success(is_active ? 'Back in use' : 'Out of use; events keep it');
      refreshSetup();
    },
  });
  const row = (resource: ResourceSetupFragment): React.ReactNode => {
    const { id, version, is_active, resource_name: name } = resource;
    const word = is_active ? 'Deactivate' : 'Reactivate';
    const turn = (): void => switching.mutate({ id, version, is_active: !is_active });
    return (
      <Row
        key={id}
        what={name}
        quiet={is_active ? undefined : 'out of use'}
        actions={
          <>
            <Button size="compact-sm" variant="default" aria-label={`${word} ${name}`} onClick={turn}>
              {word}
            </Button>
            <ActionIcon aria-label={`Rename ${name}`} onClick={() => setEditing(resource)}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          </>
        }
      />
    );
  };
  const add = (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={14} stroke={1.75} />}
      onClick={() => setEditing('new')}
    >
      New resource
    </Button>
  );
  return (
    <Panel title="Resources" actions={add} flush>
      <ReadState
        read={read}
        what="The resources"
        render={({ clinic_resources: resources }) =>
          resources.length === 0 ? (
            <EmptyState icon={IconDoor} title="No rooms or devices yet">
              A room or device that is booked with an appointment can’t be taken twice.
            </EmptyState>
          ) : (
            <RowList label="The resources">{resources.map(row)}</RowList>
          )
        }
      />
      {editing !== null && (
        <ResourceDialog resource={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}

function ResourceDialog({ resource, onClose }: { resource: ResourceSetupFragment | null; onClose: () => void }) {
  const form = useRecordForm({
    row: resource,
    values: (row) => ({ resource_name: row?.resource_name ?? '' }),
    rules: required<{ resource_name: string }>({ resource_name: 'Name is required' }),
    says: (row) => row.resource_name,
    read: async () =>
      (await request(ClinicResourcesDocument, {})).clinic_resources.find(({ id }) => id === resource?.id),
    create: (input) => request(CreateResourceDocument, input),
    update: (input, version) => request(UpdateResourceDocument, { id: resource!.id, version, ...input }),
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
