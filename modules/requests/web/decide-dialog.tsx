import { useState } from 'react';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { LONGEST_WORDS } from '../rules/index.ts';
import type { WholeRequestFragment } from './patient_request.operations.gen.ts';
import type { useHandleRequest } from './use-handle-request.ts';

interface DecideProps {
  request: WholeRequestFragment;
  operation: 'Pending' | 'Decline';
  handle: ReturnType<typeof useHandleRequest>['handle'];
  onClose: () => void;
}

type Words = { reason: string; note: string; follow_up_date: string };

/** Asks for the details of postponing or declining a request. */
export function DecideDialog({ request, operation, handle, onClose }: DecideProps) {
  const declines = operation === 'Decline';
  const title = declines ? 'Decline request' : 'Mark as pending';
  const [initialValues] = useState<Words>(() => ({
    reason: '',
    note: request.note ?? '',
    follow_up_date: request.follow_up_date ?? '',
  }));
  const form = useApiForm<Words, Words>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Words, declines) } },
    initialValues,
    draftKey: `request/${request.id}/${operation}`,
    quiet: true,
    submit: async ({ reason, note, follow_up_date }) => {
      const words = declines ? { reason } : { note, follow_up_date: follow_up_date === '' ? null : follow_up_date };
      await handle(operation, words);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} save={title} danger={declines} size="28rem" onClose={onClose}>
      {declines ? (
        <TextareaField
          form={form}
          name="reason"
          label="Reason"
          description="Shown to the patient."
          withAsterisk
          maxLength={LONGEST_WORDS}
          data-autofocus
        />
      ) : (
        <>
          <TextareaField
            form={form}
            name="note"
            label="Note"
            description="For the clinic only; not shown to the patient."
            maxLength={LONGEST_WORDS}
            data-autofocus
          />
          <DateField form={form} name="follow_up_date" label="Follow-up date" earliest={today()} />
        </>
      )}
    </FormDialog>
  );
}

function check(typed: Words, declines: boolean) {
  if (declines && typed.reason.trim() === '')
    return { issues: [{ path: ['reason'], message: 'Enter a reason. It is shown to the patient.' }] };
  const day = typed.follow_up_date;
  if (!declines && day !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < today()))
    return { issues: [{ path: ['follow_up_date'], message: 'Enter a future date as MM/DD/YYYY' }] };
  return { value: typed };
}
