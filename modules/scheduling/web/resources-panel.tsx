import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconDoor, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { required } from '#kit/forms/form-rules.ts';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import {
  ClinicResourcesDocument,
  CreateResourceDocument,
  UpdateResourceDocument,
  type ResourceSetupFragment,
} from './calendar.operations.gen.ts';
import { refreshSetup } from './refresh-setup.ts';
import classes from './hours.module.css';

/** The clinic's rooms and devices, which can't be in two places. */
export function ResourcesPanel() {
  const { data, error, isPending, refetch } = useApiQuery(ClinicResourcesDocument, {});
  const [editing, setEditing] = useState<ResourceSetupFragment | 'new' | null>(null);
  const switching = useApiMutation(UpdateResourceDocument, {
    onDone: ({ event_resource_update: { is_active } }) => {
      toast.success(is_active ? 'Back in use' : 'Out of use; events keep it');
      refreshSetup();
    },
  });
  const resources = data?.clinic_resources;
  return (
    <Panel
      title="Resources"
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.75} />}
          onClick={() => setEditing('new')}
        >
          New resource
        </Button>
      }
    >
      {isPending && <RowsSkeleton rows={4} />}
      {error !== null && resources === undefined && (
        <ErrorState error={error} what="The resources" onRetry={() => void refetch()} />
      )}
      {resources?.length === 0 && (
        <EmptyState icon={IconDoor} title="No rooms or devices yet">
          A room or device that is booked with an appointment can’t be taken twice.
        </EmptyState>
      )}
      {resources !== undefined && resources.length > 0 && (
        <ul className={classes.list}>
          {resources.map((resource) => {
            const { id, version, is_active, resource_name: name } = resource;
            return (
              <li key={id} className={classes.row}>
                <Text size="sm" className={classes.grow} c={is_active ? undefined : 'dimmed'}>
                  {name}
                  {!is_active && ' (out of use)'}
                </Text>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${is_active ? 'Deactivate' : 'Reactivate'} ${name}`}
                  onClick={() => switching.mutate({ id, version, is_active: !is_active })}
                >
                  {is_active ? 'Deactivate' : 'Reactivate'}
                </Button>
                <ActionIcon aria-label={`Rename ${name}`} onClick={() => setEditing(resource)}>
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      {editing !== null && (
        <ResourceDialog resource={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}

function ResourceDialog({ resource, onClose }: { resource: ResourceSetupFragment | null; onClose: () => void }) {
  const title = resource === null ? 'New resource' : 'Rename resource';
  const form = useApiForm({
    rules: required<{ resource_name: string }>({ resource_name: 'Name is required' }),
    initialValues: { resource_name: resource?.resource_name ?? '' },
    submit: async ({ resource_name }) => {
      if (resource === null) await request(CreateResourceDocument, { resource_name });
      else await request(UpdateResourceDocument, { id: resource.id, version: resource.version, resource_name });
      toast.success(resource === null ? 'Resource created' : 'Resource updated');
      refreshSetup();
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Form form={form} label={title}>
        <TextField form={form} name="resource_name" label="Name" withAsterisk maxLength={80} data-autofocus />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
