import { useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type TemplateText, templateLimits } from '../../rules/index.ts';
import { openDocument } from '../drive/open-document.ts';
import { WriteLetterDocument } from '../message.operations.gen.ts';
import { TemplateChoice } from './template-choice.tsx';

/**
 * Writes a letter to a patient, optionally from a template: created as a PDF, saved among the documents, and opened for
 * printing.
 */
export function LetterDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const key = useRef(crypto.randomUUID());
  const [initialValues] = useState<TemplateText & Record<string, unknown>>(() => ({ title: '', body: '' }));
  const form = useApiForm<TemplateText & Record<string, unknown>, TemplateText>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const { title, body } = value as TemplateText;
          const issues = [
            ...(title.trim() === '' ? [{ path: ['title'], message: 'Title is required' }] : []),
            ...(body.trim() === '' ? [{ path: ['body'], message: 'Text is required' }] : []),
          ];
          return issues.length > 0 ? { issues } : { value: { title, body } };
        },
      },
    },
    initialValues,
    draftKey: `letter/${patientId}`,
    submit: async (input) => {
      const variables = { patient_id: patientId, input, key: key.current };
      const { write_letter: letter } = await request(WriteLetterDocument, variables);
      toast.success('Letter saved to documents');
      refreshQueries('message', 'PatientDocuments');
      openDocument({ name: letter.title, document: letter.id });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Write letter" save="Save and open" onClose={onClose}>
      <TemplateChoice kind="letter" patientId={() => patientId} onFilled={(text) => form.setValues({ ...text })} />
      <TextField form={form} name="title" label="Title" withAsterisk maxLength={templateLimits.title} />
      <TextareaField
        form={form}
        name="body"
        label="Text"
        withAsterisk
        autosize
        minRows={10}
        maxRows={20}
        maxLength={templateLimits.body}
      />
    </FormDialog>
  );
}
