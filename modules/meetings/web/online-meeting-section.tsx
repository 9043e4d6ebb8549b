import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Anchor, Button, Group, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { IconDice5, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { messagesByPath } from '#kit/forms/form-rules.ts';
import { useMissingService } from '#practice/web';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import type { EventSectionProps } from '#scheduling/web';
import { meetingInput, meetingLimits, meetingPassword } from '../rules/index.ts';
import {
  OnlineMeetingHostsDocument,
  OnlineMeetingOfEventDocument,
  RemoveOnlineMeetingDocument,
  RetryOnlineMeetingDocument,
  SaveOnlineMeetingDocument,
  type OnlineMeetingFragment,
} from './calendar.operations.gen.ts';
import { JoinMeetingButton } from './join-meeting-button.tsx';
import { invitationWord, meetingProblem, meetingState } from './meeting-words.ts';
import classes from './online-meeting-section.module.css';
import { EmailOfPatientDocument } from './registration.operations.gen.ts';
import { refreshMeetings } from './refresh-meetings.ts';

interface MeetingValues {
  on: boolean;
  password: string;
  agenda: string;
  invitees: string[];
}

const KEY = 'meeting';
const OFF: MeetingValues = { on: false, password: '', agenda: '', invitees: [] };

/** The event window's section for an online meeting, with a password and invitees. */
export function OnlineMeetingSection(props: EventSectionProps) {
  return can('meetings.view') ? <Section {...props} /> : null;
}

function Section({ event, form, parts }: EventSectionProps) {
  const { inner } = form;
  const [typed, setTyped] = useState(() => inner.getValues().parts[KEY] as MeetingValues | undefined);
  const [patientId, setPatientId] = useState(() => inner.getValues().patient_id);
  const [isSeries, setSeries] = useState(() => inner.getValues().recurrence.repeats);
  inner.watch('recurrence', ({ value }) => setSeries(value.repeats));
  const [problems, setProblems] = useState<Record<string, string>>({});
  inner.watch('parts', ({ value }) => setTyped(value[KEY] as MeetingValues | undefined));
  inner.watch('patient_id', ({ value }) => setPatientId(value));
  const meeting = useMeeting(event?.event_key ?? null);
  const hosts = useApiQuery(OnlineMeetingHostsDocument, {}, { quiet: true }).data?.onlineMeetingHosts;
  const standing = meeting == null || meeting.state === 'ended' ? OFF : valuesOf(meeting);
  const values = typed ?? standing;

  useEffect(() => {
    parts.set(KEY, {
      key: KEY,
      check: (value) => {
        const wrong = problemsOf(value as MeetingValues);
        setProblems(wrong);
        return Object.values(wrong)[0] ?? null;
      },
      save: (value, saved) => save(saved.event_key, value as MeetingValues),
    });
    return () => void parts.delete(KEY);
  }, [parts]);

  const set = (change: Partial<MeetingValues>): void => {
    const next = { ...values, ...change };
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next));
    inner.setFieldValue('parts', { ...inner.getValues().parts, [KEY]: next });
  };
  const mayPlan = can('meetings.plan');
  const noHost = hosts !== undefined && hosts.length === 0 && !standing.on;
  return (
    <fieldset className={classes.section}>
      <legend>Online meeting</legend>
      <Group gap="sm" wrap="wrap">
        <Switch
          label="Meet online with Zoom"
          checked={values.on}
          disabled={!mayPlan || noHost}
          onChange={({ currentTarget: { checked } }) =>
            set(checked && values.password === '' ? { on: true, password: randomPassword() } : { on: checked })
          }
        />
        {meeting != null && standing.on && values.on && (
          <>
            <StatusBadge tone={meetingState(meeting).tone}>{meetingState(meeting).word}</StatusBadge>
            <JoinMeetingButton eventId={meeting.event_id} />
          </>
        )}
      </Group>
      {noHost && <NoHost />}
      {standing.on && !values.on && (
        <Text size="sm">The meeting is deleted when you save, and its invitees are notified.</Text>
      )}
      {values.on && isSeries && (
        <Text size="sm">
          This link is for {event === null ? 'the first event of the series' : 'this event'} only. To give another event
          of the series its own link, open it and turn on “Meet online”.
        </Text>
      )}
      {meeting != null && values.on && <Problem meeting={meeting} />}
      {values.on && (
        <MeetingFields values={values} problems={problems} disabled={!mayPlan} patientId={patientId} onChange={set} />
      )}
      {meeting != null && values.on && meeting.invitations.length > 0 && (
        <Text size="sm" c="dimmed">
          {meeting.invitations.map(({ email, state }) => `${email}: ${invitationWord(state)}`).join(' · ')}
        </Text>
      )}
    </fieldset>
  );
}

function MeetingFields({
  values,
  problems,
  disabled,
  patientId,
  onChange,
}: {
  values: MeetingValues;
  problems: Record<string, string>;
  disabled: boolean;
  patientId: string | null;
  onChange: (change: Partial<MeetingValues>) => void;
}) {
  const found = useApiQuery(
    EmailOfPatientDocument,
    { id: patientId ?? '' },
    { enabled: patientId !== null && can('patients.view'), quiet: true },
  );
  const email = patientId === null ? null : (found.data?.search_patients.patient_list[0]?.email ?? null);
  const isInvited = values.invitees.some((other) => other.toLowerCase() === email?.toLowerCase());
  return (
    <>
      <div className={classes.fields}>
        <div className={classes.password}>
          <TextInput
            label="Meeting password"
            withAsterisk
            autoComplete="off"
            inputMode="numeric"
            maxLength={meetingLimits.password}
            disabled={disabled}
            value={values.password}
            onChange={(change) => onChange({ password: change.currentTarget.value })}
            error={problems['password']}
          />
          <Button
            variant="default"
            disabled={disabled}
            leftSection={<IconDice5 size={16} stroke={1.75} />}
            onClick={() => onChange({ password: randomPassword() })}
          >
            Generate
          </Button>
        </div>
        <TextInput
          label="Agenda"
          description="Zoom and the invitees see it, but not the title or the patient."
          autoComplete="off"
          maxLength={meetingLimits.agenda}
          disabled={disabled}
          value={values.agenda}
          onChange={(change) => onChange({ agenda: change.currentTarget.value })}
          error={problems['agenda']}
        />
      </div>
      <div className={classes.invitees}>
        <TagsInput
          label="Invitees"
          placeholder={values.invitees.length === 0 ? 'Email addresses' : undefined}
          disabled={disabled}
          value={values.invitees}
          onChange={(typed) => onChange({ invitees: typed.flatMap(addressesIn) })}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          maxTags={meetingLimits.invitees}
          error={Object.entries(problems).find(([path]) => path.startsWith('invitees'))?.[1]}
        />
        {email !== null && !isInvited && (
          <Button
            variant="default"
            disabled={disabled}
            leftSection={<IconUserPlus size={16} stroke={1.75} />}
            onClick={() => onChange({ invitees: [...values.invitees, email] })}
          >
            Invite the patient
          </Button>
        )}
        {patientId !== null && found.isSuccess && email === null && (
          <Text size="sm" c="dimmed">
            The patient has no email address.
          </Text>
        )}
      </div>
    </>
  );
}

function NoHost() {
  const missing = useMissingService('meetings.zoom');
  if (missing !== null)
    return (
      <Text size="sm" c="dimmed">
        {missing}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      No one has linked Zoom yet.{' '}
      {can('meetings.link') && (
        <Anchor component={Link} to="/settings/VA-OAuth-authorization" size="sm" underline="always">
          Link your account
        </Anchor>
      )}
    </Text>
  );
}

function Problem({ meeting }: { meeting: OnlineMeetingFragment }) {
  const retry = useApiMutation(RetryOnlineMeetingDocument, { onDone: refreshMeetings });
  const problem = meetingProblem(meeting);
  if (problem === null) return null;
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{problem}</Text>
      {meeting.state === 'failed' && can('meetings.plan') && (
        <Button
          size="compact-sm"
          variant="default"
          loading={retry.isPending}
          onClick={() => retry.mutate({ event_id: meeting.event_id })}
        >
          Try again
        </Button>
      )}
    </Group>
  );
}

function useMeeting(eventId: string | null): OnlineMeetingFragment | null | undefined {
  const { data } = useApiQuery(
    OnlineMeetingOfEventDocument,
    { event_id: eventId ?? '' },
    { enabled: eventId !== null, quiet: true },
  );
  const again = (): void => refreshQueries('calendar', 'OnlineMeetingOfEvent');
  useLive('meetings.meeting-changed', again);
  useLive('deliveries.delivery-changed', again);
  return data?.onlineMeeting;
}

async function save(eventId: string, { on, password, agenda, invitees }: MeetingValues): Promise<void> {
  if (on) await request(SaveOnlineMeetingDocument, { event_id: eventId, input: { password, agenda, invitees } });
  else await request(RemoveOnlineMeetingDocument, { event_id: eventId });
  refreshMeetings();
}

function valuesOf({ password, agenda, invitees }: OnlineMeetingFragment): MeetingValues {
  return { on: true, password, agenda, invitees: [...invitees] };
}

function problemsOf({ on, ...values }: MeetingValues): Record<string, string> {
  if (!on) return {};
  const checked = meetingInput.safeParse(values);
  return checked.success ? {} : messagesByPath(checked.error.issues);
}

// Pasted text may contain several addresses, and typed text may end with a comma.
function addressesIn(text: string): string[] {
  return text.split(/[,;\s]+/).filter((address) => address !== '');
}

function randomPassword(): string {
  const [length = 0, digits = 0] = crypto.getRandomValues(new Uint32Array(2));
  return meetingPassword(length / 2 ** 32, digits / 2 ** 32);
}
