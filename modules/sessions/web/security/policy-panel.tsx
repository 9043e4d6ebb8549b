import { Box, Button, Group, Text } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { Panel } from '#kit/page/panel.tsx';
import { IDLE_RANGE } from '../../rules/index.ts';
import {
  SessionPolicyDocument,
  type SessionPolicyQuery,
  SessionPolicyUpdateDocument,
} from '../registration.operations.gen.ts';

type Policy = SessionPolicyQuery['session_policy'];
type PolicyValues = Pick<Policy, 'idle_minutes' | 'require_two_fa'>;

/** The sign-in policy of the clinic. */
export function PolicyPanel() {
  const read = useApiQuery(SessionPolicyDocument, {}, { quiet: true });
  return (
    <Panel title="For the whole clinic">
      <ReadLines read={read} label="Security policy" lines={5}>
        {({ session_policy: policy }) => <PolicyForm policy={policy} />}
      </ReadLines>
    </Panel>
  );
}

function PolicyForm({ policy }: { policy: Policy }) {
  const form = useRecordForm({
    row: policy,
    values: (row): PolicyValues => {
      const { idle_minutes, require_two_fa } = row ?? policy;
      return { idle_minutes, require_two_fa };
    },
    rules: { '~standard': { validate: (typed) => check(typed as PolicyValues) } },
    says: ({ idle_minutes, require_two_fa }) =>
      `${idle_minutes} minutes, second factor ${require_two_fa ? 'required' : 'optional'}`,
    read: async () => {
      // The dirty state is based on the current policy.
      refreshQueries('registration', 'SessionPolicy');
      return (await request(SessionPolicyDocument, {})).session_policy;
    },
    update: async (typed, version) => {
      const answer = await request(SessionPolicyUpdateDocument, { input: { ...typed, version } });
      return answer.session_policy_update.version;
    },
    done: 'Saved. It applies from the next sign-in.',
    onSaved: () => {
      refreshQueries('registration', 'SessionPolicy');
      refreshQueries('registration', 'MySecurity');
    },
  });
  const minutes = useWatched(form, 'idle_minutes');
  const twoFa = useWatched(form, 'require_two_fa');
  const missing = policy.members_without_two_fa;
  return (
    <Box maw="30rem">
      <Form form={form} label="For the whole clinic" gap="md">
        <NumberField
          form={form}
          name="idle_minutes"
          label="Session timeout (minutes)"
          description={`${IDLE_RANGE.least} to ${IDLE_RANGE.most}. Members are warned one minute before, and nothing they typed is lost.`}
        />
        <CheckboxField
          form={form}
          name="require_two_fa"
          label="Require a second factor"
          description="Members without one set it up right after entering their password."
        />
        {missing > 0 && (
          <Text size="sm" c="dimmed">
            {missing === 1 ? 'One active member has' : `${missing} active members have`} no second factor yet.
          </Text>
        )}
        <Group>
          <Button
            type="submit"
            loading={form.submitting}
            disabled={minutes === policy.idle_minutes && twoFa === policy.require_two_fa}
          >
            Save
          </Button>
        </Group>
      </Form>
    </Box>
  );
}

function check(typed: PolicyValues): RulesResult<PolicyValues> {
  const { least, most } = IDLE_RANGE;
  const { idle_minutes: minutes } = typed;
  if (Number.isInteger(minutes) && minutes >= least && minutes <= most) return { value: typed };
  return { issues: [{ message: `Choose ${least} to ${most} minutes`, path: ['idle_minutes'] }] };
}
