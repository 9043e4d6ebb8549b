import { Button } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatDay, today } from '#kit/formats/day.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { type AbsenceFields, checkAbsence, messageLimits } from '../../rules/index.ts';
import {
  EndMessageAbsenceDocument,
  OwnMessageAbsenceDocument,
  type OwnMessageAbsenceQuery,
  SaveMessageAbsenceDocument,
} from '../message.operations.gen.ts';

type AbsenceRow = AbsenceFields & { version: number };

// Without an absence there is nothing to replace, which the API represents as null.
const none = (): AbsenceRow => ({ firstDay: today(), lastDay: '', answer: '', version: 0 });

const rules: FormRules<AbsenceFields, AbsenceFields> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const { firstDay, lastDay, answer } = value as AbsenceFields;
      const checked = checkAbsence({ firstDay: firstDay ?? '', lastDay: lastDay ?? '', answer }, today());
      return Array.isArray(checked)
        ? { issues: checked.map(({ path, message }) => ({ path: [path], message })) }
        : { value: checked };
    },
  },
};

interface AbsenceDialogProps {
  absence: OwnMessageAbsenceQuery['messageAbsence'];
  onClose: () => void;
}

/** Edits the user's absence dates and automatic reply. */
export function AbsenceDialog({ absence, onClose }: AbsenceDialogProps) {
  const form = useRecordForm({
    row: absence ?? none(),
    values: (row) => {
      const { firstDay, lastDay, answer } = row ?? none();
      return { firstDay, lastDay, answer };
    },
    rules,
    says: ({ version, firstDay, lastDay, answer }: AbsenceRow) =>
      version === 0 ? 'the absence has ended' : `${formatDay(firstDay)} – ${formatDay(lastDay)}, “${answer}”`,
    read: async () => (await request(OwnMessageAbsenceDocument, {})).messageAbsence ?? none(),
    update: (input, version) => request(SaveMessageAbsenceDocument, { input, version: version === 0 ? null : version }),
    done: 'Automatic reply saved',
    onSaved: () => {
      refreshQueries('message', 'OwnMessageAbsence');
      onClose();
    },
  });
  const end = (): void =>
    void request(EndMessageAbsenceDocument, {}).then(() => {
      toast.success('Automatic reply ended');
      refreshQueries('message', 'OwnMessageAbsence');
      onClose();
    }, reportError);
  return (
    <FormDialog
      form={form}
      title="Automatic reply"
      save="Save"
      onClose={onClose}
      other={
        absence !== null && (
          <Button variant="default" color="red" onClick={end}>
            End now
          </Button>
        )
      }
    >
      <Notice>
        Members and patients who write to you on these days get one reply per conversation. Everyone gets the same text,
        so don’t include patient information.
      </Notice>
      <DateField form={form} name="firstDay" label="First day" withAsterisk />
      <DateField form={form} name="lastDay" label="Last day" withAsterisk />
      <TextareaField
        form={form}
        name="answer"
        label="Reply"
        withAsterisk
        rows={5}
        autosize={false}
        maxLength={messageLimits.absenceAnswer}
        placeholder="I am away until … For urgent matters, please call the clinic."
      />
    </FormDialog>
  );
}
