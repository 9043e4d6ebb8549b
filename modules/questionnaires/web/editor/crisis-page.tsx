import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { CrisisSettingDocument, type CrisisSettingQuery, SaveCrisisSettingDocument } from '../chart.operations.gen.ts';
import { OnCallTeamsDocument } from '../registration.operations.gen.ts';
import classes from './crisis-page.module.css';

/** /settings/crisis-answers: who is on call for answers that may be a cry for help, and when these are escalated. */
export function CrisisPage() {
  const { data, error, refetch } = useApiQuery(CrisisSettingDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader
        title="Crisis answers"
        detail="Answers that may mean self-harm go to the person who sent the questionnaire. If nobody did, they go to the provider of the next or last visit, or to the on-call team."
      />
      <Panel>
        {data === undefined && error === null && <RowsSkeleton rows={3} />}
        {data === undefined && error !== null && (
          <ErrorState what="The settings" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Fields key={data.crisis_setting.version} setting={data.crisis_setting} />}
      </Panel>
    </Page>
  );
}

function Fields({ setting }: { setting: CrisisSettingQuery['crisis_setting'] }) {
  const roles = useApiQuery(OnCallTeamsDocument, {}, { quiet: true }).data?.roles ?? [];
  const [team, setTeam] = useState(setting.on_call_role_id ?? null);
  const [minutes, setMinutes] = useState<number | string>(setting.escalate_after_minutes);
  const isWrong = typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 5 || minutes > 1440;
  const save = useApiMutation(SaveCrisisSettingDocument, {
    refreshes: [['chart', 'CrisisSetting']],
    onDone: () => toast.success('Saved'),
  });
  const submit = (): void => {
    if (isWrong) return;
    const input = { on_call_role_id: team, escalate_after_minutes: minutes };
    save.mutate({ version: setting.version, input });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label="On-call team"
        description="Used where no sender or provider is available, and for escalation"
        placeholder="The team that treats patients"
        clearable
        data={roles.map(({ id, role_name }) => ({ value: id, label: role_name }))}
        value={team}
        onChange={setTeam}
      />
      <NumberInput
        label="Escalate after (minutes)"
        description="If no one has opened the answers by then"
        min={5}
        max={1440}
        clampBehavior="none"
        allowDecimal={false}
        value={minutes}
        error={isWrong ? 'Enter 5 to 1,440 minutes.' : undefined}
        onChange={setMinutes}
      />
      <div>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
