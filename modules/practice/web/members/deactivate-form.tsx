import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import {
  DeactivateMemberDocument,
  MemberHandoversDocument,
  type MemberHandoversQuery,
} from '../registration.operations.gen.ts';
import type { Member } from './member-row.ts';
import classes from './members-page.module.css';

interface DeactivateFormProps {
  member: Member;
  onCancel: () => void;
  onDone: () => void;
}

const STAYS = 'stays';

/** Asks who takes over a member's work, then deactivates them. */
export function DeactivateForm({ member, onCancel, onDone }: DeactivateFormProps) {
  const read = useApiQuery(MemberHandoversDocument, { user_id: member.user_id }, { quiet: true });
  return (
    <ReadLines read={read} label="Assignments" lines={4}>
      {({ member_handovers: reassignments }) => (
        <Reassignments member={member} reassignments={reassignments} onCancel={onCancel} onDone={onDone} />
      )}
    </ReadLines>
  );
}

interface ReassignmentsProps extends DeactivateFormProps {
  reassignments: MemberHandoversQuery['member_handovers'];
}

function Reassignments({ member, reassignments, onCancel, onDone }: ReassignmentsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const deactivate = useApiMutation(DeactivateMemberDocument, {
    refreshes: ['registration'],
    onDone: () => {
      toast.success(`${member.name} is deactivated.`);
      onDone();
    },
  });
  const missing = reassignments.filter(({ id }) => chosen[id] === undefined);
  const leave = (): void =>
    deactivate.mutate({
      user_id: member.user_id,
      version: member.version,
      handovers: reassignments.map(({ id }) => ({ id, to_user_id: chosen[id] === STAYS ? null : chosen[id] })),
    });
  return (
    <Stack gap="sm" role="group" aria-label={`Deactivate ${member.name}`}>
      <Text size="sm">
        {member.name} will be signed out everywhere and can’t sign in anymore. Everything they wrote is kept.
      </Text>
      {reassignments.map(({ id, title, count, may_stay, takers }) => (
        <Select
          key={id}
          label={`${title}: ${count}`}
          placeholder="Who takes over?"
          required
          searchable
          data={[
            ...takers.map(({ user_id, name }) => ({ value: user_id, label: name })),
            ...(may_stay ? [{ value: STAYS, label: 'Leave unchanged' }] : []),
          ]}
          value={chosen[id] ?? null}
          onChange={(value) => value !== null && setChosen({ ...chosen, [id]: value })}
        />
      ))}
      {reassignments.some(({ may_stay, takers }) => !may_stay && takers.length === 0) && (
        <Notice tone="warning">
          No one else has the right to take this over. Give another member that right first.
        </Notice>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button color="red" disabled={missing.length > 0} loading={deactivate.isPending} onClick={leave}>
          Deactivate
        </Button>
      </div>
    </Stack>
  );
}
