import { request } from '#kit/api/request.ts';
import { MultiSelectField } from '#kit/forms/fields/multi-select-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { recipientsInput } from '../../rules/index.ts';
import { HealthDocument, type HealthQuery, SaveHealthRecipientsDocument } from '../setting.operations.gen.ts';

/** Who gets mail when something is wrong. */
export type Alerts = HealthQuery['health']['alerts'];

/** Names the recipients: `all administrators (Ada Lang, Sam Okafor)`. */
export function recipientsText({ administrators, recipient_ids: chosen }: Alerts): string {
  const named = administrators.filter(({ user_id: id }) => chosen.length === 0 || chosen.includes(id));
  const names = named.map(({ name }) => name).join(', ');
  if (names === '') return 'no one, because no administrator has an email address';
  return chosen.length === 0 ? `all administrators (${names})` : names;
}

/** The form with the recipients of alerts. */
export function RecipientsDialog({ alerts, onClose }: { alerts: Alerts; onClose: () => void }) {
  const form = useRecordForm({
    row: alerts,
    values: (row) => ({ user_ids: [...(row ?? alerts).recipient_ids] }),
    rules: recipientsInput,
    says: recipientsText,
    read: async () => (await request(HealthDocument, {})).health.alerts,
    update: ({ user_ids }, version) => request(SaveHealthRecipientsDocument, { version, user_ids }),
    done: 'Recipients saved.',
    refreshes: [['setting', 'Health']],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title="Recipients of alerts" onClose={onClose}>
      <MultiSelectField
        form={form}
        name="user_ids"
        label="Recipients"
        description="Leave it empty for all administrators"
        placeholder="All administrators"
        data={alerts.administrators.map(({ user_id, name, email }) => ({ value: user_id, label: `${name}, ${email}` }))}
      />
    </FormDialog>
  );
}
