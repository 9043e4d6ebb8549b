import { lazy, Suspense, useState } from 'react';
import { loadCodePicker } from '#codes/web';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { problemForm, type ProblemFields } from '../../rules/index.ts';
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

/** Puts a problem onto a patient's list, or changes one. */
export function ProblemDialog({ patientId, problem, onClose }: ProblemDialogProps) {
  const [id] = useState(() => problem?.id ?? crypto.randomUUID());
  const [initialValues] = useState(() => ({
    problem_name: problem?.problem_name ?? '',
    icd_code: problem?.icd_code ?? '',
    onset_date: problem?.onset_date ?? null,
    comment: problem?.comment ?? '',
  }));
  const { hint, guard, began } = useVersionConflict(problem?.version ?? null, async () => {
    const { chart_problems: problems } = await request(ProblemsDocument, { patientId });
    const saved = problems.find((one) => one.id === id);
    return saved === undefined ? null : { version: saved.version, says: saved.problem_name };
  });
  const form = useApiForm<typeof initialValues, ProblemFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: problemForm()['~standard'].validate } },
    initialValues,
    draftKey: `problem/${problem?.id ?? patientId}`,
    began,
    submit: async (input) => {
      if (problem === null) await request(CreateProblemDocument, { id, patientId, input });
      else await guard((version) => request(UpdateProblemDocument, { id, version, input }));
      toast.success(problem === null ? 'Problem added' : 'Problem updated');
      refreshQueries('chart', 'Problems');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={problem === null ? 'New problem' : problem.problem_name}
      size="32rem"
      hint={hint}
      onClose={onClose}
    >
      {problem === null && (
        <Suspense>
          <CodePicker
            kind="diagnosis"
            label="Find a diagnosis"
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
