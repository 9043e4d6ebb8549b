import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { CRISIS_DISPOSITIONS, crisisForms } from '../../rules/crisis-handling.ts';
import { SeeCrisisDocument } from '../chart.operations.gen.ts';
import { SURVEY_READS } from './survey-reads.ts';

interface HandleDialogProps {
  id: string;
  patientName: string;
  onClose: () => void;
}

type HandlingValues = { disposition: string | null; comment: string };
type Handling = { disposition: string; comment: string };

const NOTHING: HandlingValues = { disposition: null, comment: '' };

/** Records the outcome of a crisis answer, which ends its banner, task and notifications. */
export function HandleDialog({ id, patientName, onClose }: HandleDialogProps) {
  const form = useApiForm<HandlingValues, Handling>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: crisisForms().handling['~standard'].validate } },
    initialValues: NOTHING,
    submit: async ({ disposition, comment }) => {
      await request(SeeCrisisDocument, { id, disposition, comment: comment === '' ? null : comment });
      toast.success('Marked as handled');
      refreshAll(SURVEY_READS);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Outcome for ${patientName}`}
      save="Mark as handled"
      danger
      size="28rem"
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="disposition"
        label="Outcome"
        placeholder="Choose an outcome"
        data={CRISIS_DISPOSITIONS}
        allowDeselect={false}
        withAsterisk
        data-autofocus
      />
      <TextareaField form={form} name="comment" label="Comment" autosize minRows={3} maxLength={2000} />
    </FormDialog>
  );
}
