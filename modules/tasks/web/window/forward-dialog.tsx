import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { ForwardTaskDocument } from '../task.operations.gen.ts';
import type { WholeTask } from './whole-task.ts';
import { assigneeOf, findAssignees, findOwners } from './find-assignees.ts';

type ForwardValues = { to: string | null; mode: 'hand_over' | 'copy'; note: string };
type Forward = { to: string; mode: 'hand_over' | 'copy'; note: string };

const rules: FormRules<ForwardValues, Forward> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (given) => {
      const { to, mode, note } = given as ForwardValues;
      return to === null
        ? { issues: [{ path: ['to'], message: 'Choose a recipient.' }] }
        : { value: { to, mode, note } };
    },
  },
};

interface ForwardDialogProps {
  task: WholeTask;
  onClose: () => void;
}

/** Asks for the new owner, and whether the task is reassigned or copied. */
export function ForwardDialog({ task, onClose }: ForwardDialogProps) {
  const isPatients = task.ownedBy.type === 'Patient';
  const mayCopy = task.closing === 'free';
  const form = useApiForm<ForwardValues, Forward>({
    rules,
    initialValues: { to: null, mode: isPatients ? 'copy' : 'hand_over', note: '' },
    submit: async ({ to, mode, note }) => {
      const { id, type } = assigneeOf(to, '');
      const input = { id: task.taskID, version: task.version, to: { id, type }, mode, note: note === '' ? null : note };
      await request(ForwardTaskDocument, input);
      toast.success(mode === 'hand_over' ? 'Task reassigned' : 'Copy sent');
      refreshQueries('task');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Forward task" save="Forward" onClose={onClose}>
      <SearchSelectField
        form={form}
        name="to"
        label="To"
        withAsterisk
        search={isPatients ? findAssignees : findOwners}
      />
      <RadioField
        form={form}
        name="mode"
        label="Method"
        data={[
          ...(isPatients
            ? []
            : [{ value: 'hand_over', label: 'Reassign', description: 'The task moves to the new owner.' }]),
          ...(mayCopy
            ? [{ value: 'copy', label: 'Copy', description: 'The recipient gets a copy; this task is not changed.' }]
            : []),
        ]}
      />
      <TextareaField form={form} name="note" label="Note" placeholder="Added to the comments" />
    </FormDialog>
  );
}
