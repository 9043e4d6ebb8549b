import '@mantine/core/styles/Combobox.layer.css';
import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DeleteRoleDocument } from '../registration.operations.gen.ts';
import type { Role } from './grants.ts';

/** Deletes a role, after asking for a replacement for its members. */
export function DeleteRole({ role, roles }: { role: Role; roles: readonly Role[] }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [replacement, setReplacement] = useState<string | null>(null);
  const remove = useApiMutation(DeleteRoleDocument, {
    refreshes: ['registration'],
    onDone: () => {
      toast.success(`Role ${role.role_name} deleted.`);
      void navigate({ to: '/settings/role' });
    },
  });
  const { id, version, member_count: count } = role;
  return (
    <>
      <Button variant="default" color="red" onClick={() => setAsking(true)}>
        Delete …
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete the role ${role.role_name}?`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack>
          <Text size="sm">
            {count === 0
              ? 'No active member has this role. Deactivated and invited members with it get the role you choose here.'
              : `${count === 1 ? '1 member has' : `${count} members have`} this role and immediately get the one you choose here.`}
          </Text>
          <Select
            label="Replacement role"
            required={count > 0}
            clearable
            data={roles
              .filter((other) => other.id !== id && other.may_give)
              .map((other) => ({ value: other.id, label: other.role_name }))}
            value={replacement}
            onChange={setReplacement}
          />
          <Button
            color="red"
            loading={remove.isPending}
            disabled={count > 0 && replacement === null}
            onClick={() => remove.mutate({ id, version, replacement_role_id: replacement })}
          >
            Delete role
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
