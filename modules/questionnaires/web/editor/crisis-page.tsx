import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { PageForm } from '#kit/forms/page-form.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { crisisForms, DEFAULT_ESCALATE_MINUTES } from '../../rules/crisis-handling.ts';
import { CrisisSettingDocument, type CrisisSettingQuery, SaveCrisisSettingDocument } from '../chart.operations.gen.ts';
import { OnCallTeamsDocument } from '../registration.operations.gen.ts';

/** /settings/crisis-answers: the on-call team for crisis answers, and the escalation time. */
export function CrisisPage() {
  const read = useApiQuery(CrisisSettingDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader
        title="Crisis answers"
        detail="Answers that may indicate self-harm are sent to the member who sent the questionnaire. If there is none, they are sent to the provider of the next or last visit, or to the on-call team."
      />
      <Panel>
        <ReadState read={read} label="Settings" rows={3}>
          {({ crisis_setting }) => <SettingForm setting={crisis_setting} />}
        </ReadState>
      </Panel>
    </Page>
  );
}

type Setting = CrisisSettingQuery['crisis_setting'];
type SettingValues = { on_call_role_id: string | null; escalate_after_minutes: number | string | null };

function SettingForm({ setting }: { setting: Setting }) {
  const read = useApiQuery(OnCallTeamsDocument, {}, { quiet: true });
  const roles = read.data?.roles ?? [];
  const form = useRecordForm({
    row: setting,
    values: (row): SettingValues => ({
      on_call_role_id: row?.on_call_role_id ?? null,
      escalate_after_minutes: row?.escalate_after_minutes ?? DEFAULT_ESCALATE_MINUTES,
    }),
    rules: crisisForms().setting,
    says: (row) => {
      const team = roles.find(({ id }) => id === row.on_call_role_id)?.role_name ?? 'patient care team';
      return `${team}, escalated after ${row.escalate_after_minutes} minutes`;
    },
    read: async () => (await request(CrisisSettingDocument, {})).crisis_setting,
    update: async (input, version) =>
      (await request(SaveCrisisSettingDocument, { version, input })).crisis_setting_save.version,
    done: 'Settings saved',
    refreshes: [['chart', 'CrisisSetting']],
  });
  return (
    <PageForm form={form} label="Crisis answers" narrow>
      <SelectField
        form={form}
        name="on_call_role_id"
        label="On-call team"
        description="Used when no sender or provider is available, and for escalation"
        placeholder="Patient care team"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear on-call team' }}
        data={roles.map(({ id, role_name }) => ({ value: id, label: role_name }))}
      />
      <ReadHint read={read} label="On-call teams" />
      <NumberField
        form={form}
        name="escalate_after_minutes"
        label="Escalate after (minutes)"
        description="If no one has opened the answers by then"
        withAsterisk
      />
    </PageForm>
  );
}
