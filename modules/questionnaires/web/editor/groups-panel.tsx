import { ActionIcon, TagsInput, TextInput, Modal, Button } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import {
  DeleteQuestionGroupDocument,
  type QuestionGroupRowFragment,
  QuestionGroupsDocument,
  type QuestionInput,
  UpdateQuestionGroupDocument,
} from '../chart.operations.gen.ts';
import classes from './editor.module.css';

const refreshes = [['chart', 'QuestionGroups']] as const;

/** Questions that are kept for more than one questionnaire; they are made and taken over in the editor. */
export function GroupsPanel() {
  const { data, isPending, isError, error, refetch } = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  const [editing, setEditing] = useState<QuestionGroupRowFragment | null>(null);
  const remove = useApiMutation(DeleteQuestionGroupDocument, {
    refreshes,
    onDone: () => toast.success('Group deleted'),
  });
  const groups = data?.question_groups;
  const ask = async ({ id, name }: QuestionGroupRowFragment): Promise<void> => {
    const message = `“${name}” is taken away. Questionnaires that took its questions over keep them.`;
    if (await confirm({ title: 'Delete group?', message, confirm: 'Delete', danger: true })) remove.mutate({ id });
  };
  return (
    <Panel title="Question groups" flush>
      {isPending && <RowsSkeleton rows={2} />}
      {isError && groups === undefined && <ErrorState error={error} what="The groups" onRetry={() => void refetch()} />}
      {groups?.length === 0 && (
        <EmptyState title="No groups yet">
          Keep questions for other questionnaires with “Keep as group” in the editor.
        </EmptyState>
      )}
      <ul className={classes.groups}>
        {groups?.map((group) => (
          <li key={group.id}>
            <span className={classes.grow}>
              <strong>{group.name}</strong>
              <small>{[group.group_type, `${group.questions.length} questions`, ...group.tags].join(' · ')}</small>
            </span>
            <ActionIcon aria-label={`Edit ${group.name}`} onClick={() => setEditing(group)}>
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Delete ${group.name}`} onClick={() => void ask(group)}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {editing !== null && <GroupDialog group={editing} onClose={() => setEditing(null)} />}
    </Panel>
  );
}

interface GroupDialogProps {
  group: QuestionGroupRowFragment;
  onClose: () => void;
}

function GroupDialog({ group, onClose }: GroupDialogProps) {
  const [values, setValues] = useState({ name: group.name, group_type: group.group_type, tags: [...group.tags] });
  const save = async (): Promise<void> => {
    try {
      const input = { ...values, questions: group.questions as QuestionInput[] };
      await request(UpdateQuestionGroupDocument, { id: group.id, version: group.version, input });
      refreshQueries('chart', 'QuestionGroups');
      toast.success('Group updated');
      onClose();
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={group.name} closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
        />
        <TextInput
          label="Type"
          value={values.group_type}
          onChange={(event) => setValues({ ...values, group_type: event.currentTarget.value })}
        />
        <TagsInput label="Tags" value={values.tags} onChange={(tags) => setValues({ ...values, tags })} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()}>Save</Button>
      </div>
    </Modal>
  );
}
