import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TagField } from '#kit/forms/fields/multi-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { questionGroupForm } from '../../rules/questionnaire-form.ts';
import {
  DeleteQuestionGroupDocument,
  type QuestionGroupRowFragment,
  QuestionGroupsDocument,
  type QuestionInput,
  UpdateQuestionGroupDocument,
} from '../chart.operations.gen.ts';
import { describeGroup } from './group-words.ts';

const GROUPS: Refreshes = [['chart', 'QuestionGroups']];

/** Questions saved for several questionnaires; they are created and inserted in the editor. */
export function GroupsPanel() {
  const read = useApiQuery(QuestionGroupsDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.question_groups);
  const { remove } = useDelete({
    ask: ({ name }: QuestionGroupRowFragment) => ({
      title: `Delete “${name}”?`,
      message: 'Questionnaires that already use its questions are not changed.',
    }),
    run: ({ id }) => request(DeleteQuestionGroupDocument, { id }),
    done: 'Group deleted',
    refreshes: GROUPS,
  });
  return (
    <Panel title="Question groups" flush>
      <ReadRows
        label="Question groups"
        read={read}
        rows={({ question_groups }) => question_groups}
        empty={{
          title: 'No groups yet',
          detail: 'To reuse questions in other questionnaires, choose “Save as group” in the editor.',
        }}
        loadingRows={2}
      >
        {(group) => (
          <Row
            title={group.name}
            subtitle={describeGroup(group)}
            actions={<EditDelete of={group.name} onEdit={() => editor.edit(group)} onDelete={() => remove(group)} />}
          />
        )}
      </ReadRows>
      {editor.render((group, close) => group !== null && <GroupDialog group={group} onClose={close} />)}
    </Panel>
  );
}

type GroupValues = { name: string; group_type: string; tags: string[] };

interface GroupDialogProps {
  group: QuestionGroupRowFragment;
  onClose: () => void;
}

function GroupDialog({ group, onClose }: GroupDialogProps) {
  const form = useRecordForm({
    row: group,
    values: (row): GroupValues => {
      const { name, group_type, tags } = row ?? group;
      return { name, group_type, tags: [...tags] };
    },
    rules: questionGroupForm,
    says: ({ name, group_type, tags }) => [`“${name}”`, group_type, ...tags].join(', '),
    read: async ({ id }) => (await request(QuestionGroupsDocument, {})).question_groups.find((one) => one.id === id),
    update: (checked, version, { id, questions }) => {
      const input = { ...checked, questions: questions as QuestionInput[] };
      return request(UpdateQuestionGroupDocument, { id, version, input });
    },
    done: 'Group updated',
    refreshes: GROUPS,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={group.name} size="28rem" onClose={onClose}>
      <TextField form={form} name="name" label="Name" withAsterisk />
      <TextField form={form} name="group_type" label="Type" withAsterisk />
      <TagField form={form} name="tags" label="Tags" />
    </FormDialog>
  );
}
