import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Checkbox, Group, Loader, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Panel } from '#kit/page/panel.tsx';
import { IDLE_RANGE } from '../../rules/index.ts';
import { problemOf } from '../problem-of.ts';
import {
  SessionPolicyDocument,
  type SessionPolicyQuery,
  SessionPolicyUpdateDocument,
} from '../registration.operations.gen.ts';

/** What the clinic asks of everybody who signs in. */
export function PolicyPanel() {
  const read = useApiQuery(SessionPolicyDocument, {}, { quiet: true });
  return (
    <Panel title="For the whole clinic">
      {read.isPending && <Loader size="sm" role="progressbar" aria-label="Loading" />}
      {read.isError && <ErrorState error={read.error} what="The clinic’s rules" onRetry={() => void read.refetch()} />}
      {read.data !== undefined && (
        <PolicyForm key={read.data.session_policy.version} policy={read.data.session_policy} />
      )}
    </Panel>
  );
}

function PolicyForm({ policy }: { policy: SessionPolicyQuery['session_policy'] }) {
  const [minutes, setMinutes] = useState<number | string>(policy.idle_minutes);
  const [twoFa, setTwoFa] = useState(policy.require_two_fa);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const idle_minutes = Number(minutes);
  const fits = Number.isInteger(idle_minutes) && idle_minutes >= IDLE_RANGE.least && idle_minutes <= IDLE_RANGE.most;
  const save = (): void => {
    setBusy(true);
    setProblem(null);
    request(SessionPolicyUpdateDocument, { input: { idle_minutes, require_two_fa: twoFa, version: policy.version } })
      .then(() => {
        toast.success('Saved. It holds from the next sign-in on.');
        refreshQueries('registration', 'SessionPolicy');
        refreshQueries('registration', 'MySecurity');
      })
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  const missing = policy.members_without_two_fa;
  return (
    <Stack gap="md" maw="30rem">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <NumberInput
        label="A session ends without use after (minutes)"
        description={`${IDLE_RANGE.least} to ${IDLE_RANGE.most}. Everybody is warned a minute before, and nothing typed is lost.`}
        value={minutes}
        onChange={setMinutes}
        min={IDLE_RANGE.least}
        max={IDLE_RANGE.most}
        allowDecimal={false}
        error={fits ? undefined : `Choose ${IDLE_RANGE.least} to ${IDLE_RANGE.most} minutes`}
      />
      <Checkbox
        label="Everybody needs a second factor"
        description="Who has none sets one up after the password, before anything else."
        checked={twoFa}
        onChange={(event) => setTwoFa(event.currentTarget.checked)}
      />
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {missing === 1 ? 'One active member has' : `${missing} active members have`} no second factor yet.
        </Text>
      )}
      <Group>
        <Button
          onClick={save}
          loading={busy}
          disabled={!fits || (idle_minutes === policy.idle_minutes && twoFa === policy.require_two_fa)}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}
