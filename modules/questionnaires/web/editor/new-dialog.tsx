import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { questionnaireForm, type QuestionnaireFields } from '../../rules/questionnaire-form.ts';
import { CreateQuestionnaireDocument } from '../chart.operations.gen.ts';

interface NewDialogProps {
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Creates a questionnaire; its questions are added in the editor. */
export function NewDialog({ onMade, onClose }: NewDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [initialValues] = useState(() => ({ name: '', type: '', comments: '' }));
  const form = useApiForm<typeof initialValues, QuestionnaireFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: questionnaireForm['~standard'].validate } },
    initialValues,
    draftKey: 'questionnaire/new',
    submit: async (fields) => {
      const made = await request(CreateQuestionnaireDocument, { input: { ...fields, questions: [] }, key });
      refreshQueries('chart', 'Questionnaires');
      onMade(made.questionnaire_create.id);
    },
  });
  return (
    <FormDialog form={form} title="New questionnaire" save="Create" size="30rem" onClose={onClose}>
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={120} data-autofocus />
      <TextField form={form} name="type" label="Type" withAsterisk maxLength={60} placeholder="Intake, Depression …" />
      <TextareaField form={form} name="comments" label="Comments" autosize minRows={2} maxLength={2000} />
    </FormDialog>
  );
}
