import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadCodePicker } from '#codes/web';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { problemForm } from '../../rules/index.ts';
import {
  CreateProblemDocument,
  ProblemsDocument,
  UpdateProblemDocument,
  type ProblemRowFragment,
} from '../chart.operations.gen.ts';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));

interface ProblemDialogProps {
  patientId: string;
  /** Null for a new one. */
  problem: ProblemRowFragment | null;
  onClose: () => void;
}

/** Adds a problem to a patient's list, or edits one. */
export function ProblemDialog({ patientId, problem, onClose }: ProblemDialogProps) {
  const [id] = useState(() => problem?.id ?? crypto.randomUUID());
  const form = useRecordForm({
    row: problem,
    values: (row) => ({
      problem_name: row?.problem_name ?? '',
      icd_code: row?.icd_code ?? '',
      onset_date: row?.onset_date ?? null,
      comment: row?.comment ?? '',
    }),
    rules: problemForm(),
    draft: `problem/${patientId}`,
    says: (row) => row.problem_name,
    read: async () => {
      const { chart_problems: problems } = await request(ProblemsDocument, { patientId });
      return problems.find((one) => one.id === id);
    },
    create: (input) => request(CreateProblemDocument, { id, patientId, input }),
    update: (input, version) => request(UpdateProblemDocument, { id, version, input }),
    done: ['Problem added', 'Problem updated'],
    onSaved: () => {
      refreshQueries('chart', 'Problems');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={problem === null ? 'New problem' : problem.problem_name}
      size="32rem"
      onClose={onClose}
    >
      {problem === null && (
        <Suspense>
          <CodePicker
            kind="diagnosis"
            label="Find diagnosis"
            onPick={({ code, official_name, pmh_display_name }) =>
              form.setValues({ problem_name: pmh_display_name ?? official_name, icd_code: code })
            }
          />
        </Suspense>
      )}
      <TextField form={form} name="problem_name" label="Problem" withAsterisk maxLength={300} />
      <TextField form={form} name="icd_code" label="Code" maxLength={20} />
      <DateField form={form} name="onset_date" label="Since" />
      <TextareaField form={form} name="comment" label="Comment" autosize minRows={2} maxLength={2000} />
    </FormDialog>
  );
}
