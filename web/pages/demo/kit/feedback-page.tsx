import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError, NETWORK } from '#kit/api/api-error.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { type SaveState, SaveStatus } from '#kit/feedback/save-status.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PersonChip } from '#kit/page/person-chip.tsx';
import { confirm } from '#kit/windows/confirm.ts';

const TONES: readonly Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];
const STATES: readonly SaveState[] = ['saved', 'unsaved', 'saving', 'offline', 'failed'];
const PEOPLE = ['Ada Quist', 'Bjorn Vance', 'Chidi Okafor'];

/** /demo/kit/feedback: messages, questions, states, people. */
export function FeedbackPage() {
  const [people, setPeople] = useState<readonly string[]>(PEOPLE);
  const remove = (name: string): void => {
    setPeople(people.filter((other) => other !== name));
    toast.success(`${name} removed`, { action: { label: 'Undo', run: () => setPeople(people) } });
  };
  const ask = async (): Promise<void> => {
    const message = 'Ada Quist, tomorrow at 9:00 AM. She is told by e-mail.';
    const yes = await confirm({ title: 'Delete this appointment?', message, confirm: 'Delete', danger: true });
    toast.info(yes ? 'It would be deleted now.' : 'Nothing was deleted.');
  };
  return (
    <Page>
      <PageHeader title="Feedback" />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Stack gap="md">
          <Panel title="Short messages">
            <Group gap="xs">
              <Button onClick={() => toast.success('Successfully Updated')}>It worked</Button>
              <Button variant="default" onClick={() => toast.warning('Ada Quist did not provide a mobile number')}>
                A warning
              </Button>
              <Button
                variant="default"
                onClick={() => toast.error('The server could not be reached.', { title: 'Network Error' })}
              >
                It failed
              </Button>
              <Button variant="default" onClick={() => void ask()}>
                A question
              </Button>
            </Group>
          </Panel>
          <Panel title="People, and taking back">
            <Stack gap="xs">
              {people.map((name) => (
                <Group key={name} justify="space-between" wrap="nowrap">
                  <PersonChip name={name} detail="37 y · 100003" />
                  <Button size="compact-sm" variant="default" onClick={() => remove(name)}>
                    Remove {name.split(' ')[0]}
                  </Button>
                </Group>
              ))}
              {people.length === 0 && <EmptyState icon={IconUsers} title="Nobody left" />}
            </Stack>
          </Panel>
          <Panel title="Statuses">
            <Group gap="xs">
              {TONES.map((tone) => (
                <StatusBadge key={tone} tone={tone}>
                  {tone}
                </StatusBadge>
              ))}
            </Group>
            <Group gap="md" mt="sm">
              {STATES.map((state) => (
                <SaveStatus key={state} state={state} savedAt="2026-11-21T14:30:00Z" />
              ))}
            </Group>
          </Panel>
        </Stack>
        <Stack gap="md">
          <Panel title="Nothing there" flush>
            <EmptyState
              icon={IconUsers}
              title="No patients yet"
              action={<Button onClick={() => toast.info('A form would open now.')}>New patient</Button>}
            >
              Create the first one, or import a file.
            </EmptyState>
          </Panel>
          <Panel title="Not loaded" flush>
            <ErrorState
              what="The patients"
              error={new ApiError(NETWORK, '')}
              onRetry={() => toast.info('Once more …')}
            />
          </Panel>
          <Panel title="On its way" flush>
            <RowsSkeleton rows={3} />
          </Panel>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}
