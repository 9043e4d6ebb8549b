import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { TagField } from '#kit/forms/fields/multi-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type QuestionGroupFields, questionGroupForm } from '../../rules/questionnaire-form.ts';
import { toWire } from '../../rules/wire-question.ts';
import { CreateQuestionGroupDocument, type QuestionInput } from '../chart.operations.gen.ts';
import type { EditedQuestionnaire } from './edited-questionnaire.ts';

interface KeepGroupProps {
  edited: EditedQuestionnaire;
  onClose: () => void;
}

type GroupValues = { name: string; group_type: string; tags: string[] };

/** Saves the editor's questions as a group for other questionnaires. */
export function KeepGroup({ edited, onClose }: KeepGroupProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [initialValues] = useState<GroupValues>(() => ({ name: edited.name, group_type: edited.type, tags: [] }));
  const form = useApiForm<GroupValues, QuestionGroupFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: questionGroupForm['~standard'].validate } },
    initialValues,
    submit: async (fields) => {
      const questions = toWire(edited.questions) as QuestionInput[];
      await request(CreateQuestionGroupDocument, { input: { ...fields, questions }, key });
      refreshAll([['chart', 'QuestionGroups']]);
      toast.success('Group saved');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Save as group" save="Keep" size="28rem" onClose={onClose}>
      <TextField form={form} name="name" label="Name" withAsterisk />
      <TextField form={form} name="group_type" label="Type" withAsterisk />
      <TagField form={form} name="tags" label="Tags" />
    </FormDialog>
  );
}
