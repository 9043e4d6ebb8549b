import { Button, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useViewer } from '#kit/session/viewer.ts';
import {
  PracticeClosingDocument,
  type PracticeClosingQuery,
  UpdatePracticeDocument,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import type { Practice } from './practice-row.ts';

type Closing = PracticeClosingQuery['practice_closing'];

interface ClosePracticeProps {
  practice: Practice;
  onCancel: () => void;
  onDone: () => void;
}

/** Explains the consequences of closing a practice, and closes it if every member has another one. */
export function ClosePractice({ practice, onCancel, onDone }: ClosePracticeProps) {
  const { id } = practice;
  const read = useApiQuery(PracticeClosingDocument, { id }, { quiet: true });
  return (
    <ReadLines read={read} label="Members and appointments" lines={4}>
      {({ practice_closing: closing }) => (
        <ClosingForm practice={practice} closing={closing} onCancel={onCancel} onDone={onDone} />
      )}
    </ReadLines>
  );
}

function ClosingForm({ practice, closing, onCancel, onDone }: ClosePracticeProps & { closing: Closing }) {
  const { id, version, practice_name: name } = practice;
  const viewer = useViewer();
  const close = useApiMutation(UpdatePracticeDocument, {
    refreshes: ['registration'],
    onDone: () => {
      toast.success(`${name} is inactive.`);
      onDone();
    },
  });
  const { members, ahead } = closing;
  const stranded = members.filter(({ elsewhere }) => !elsewhere);
  const isOwn = viewer.practiceId === id;
  return (
    <Stack gap="sm" role="group" aria-label={`Deactivate ${name}`}>
      <Text size="sm">
        No one can sign in to {name} anymore, and no one can be assigned to it. Members working there now are asked to
        sign in to another practice. All records are kept, and the practice can be reactivated.
      </Text>
      {ahead.map(({ title, count }) => (
        <Notice key={title} tone="warning">
          {title} of members who work there: {count}. They are not moved; check whether they can take place elsewhere.
        </Notice>
      ))}
      {isOwn && <Notice tone="danger">You are working in this practice now. Sign in to another one first.</Notice>}
      {stranded.length > 0 && (
        <Notice tone="danger">
          <Text size="sm">These members would have no active practice. Assign them to another one first:</Text>
          <List size="sm">
            {stranded.map(({ user_id, name: who }) => (
              <List.Item key={user_id}>{who}</List.Item>
            ))}
          </List>
        </Notice>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          color="red"
          disabled={stranded.length > 0 || isOwn}
          loading={close.isPending}
          onClick={() => close.mutate({ id, version, input: { is_active: false } })}
        >
          Deactivate
        </Button>
      </div>
    </Stack>
  );
}
