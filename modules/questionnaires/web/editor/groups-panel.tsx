import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TagField } from '#kit/forms/fields/multi-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
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

type Typed = { name: string; group_type: string; tags: string[] };

interface GroupDialogProps {
  group: QuestionGroupRowFragment;
  onClose: () => void;
}

function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { id } = group;
  const form = useRecordForm({
    row: group,
    values: (row): Typed => {
      const { name, group_type, tags } = row ?? group;
      return { name, group_type, tags: [...tags] };
    },
    rules: { '~standard': { validate: (typed) => ({ value: typed as Typed }) } },
    says: ({ name, group_type, tags }) => [`“${name}”`, group_type, ...tags].join(', '),
    read: async () => (await request(QuestionGroupsDocument, {})).question_groups.find((one) => one.id === id),
    update: (typed, version) => {
      const input = { ...typed, questions: group.questions as QuestionInput[] };
      return request(UpdateQuestionGroupDocument, { id, version, input });
    },
    done: 'Group updated',
    onSaved: () => {
      refreshQueries('chart', 'QuestionGroups');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={group.name} size="28rem" onClose={onClose}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="group_type" label="Type" />
      <TagField form={form} name="tags" label="Tags" />
    </FormDialog>
  );
}
