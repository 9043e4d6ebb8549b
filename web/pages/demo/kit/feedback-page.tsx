import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError, NETWORK } from '#kit/api/api-error.ts';
import type { Rows } from '#kit/api/use-api.ts';
import { type SaveState, SaveStatus } from '#kit/feedback/save-status.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PersonChip } from '#kit/page/person-chip.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { allRows } from '#kit/table/all-rows.ts';
import { confirm } from '#kit/windows/confirm.ts';

const TONES: readonly Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];
const STATES: readonly SaveState[] = ['saved', 'unsaved', 'saving', 'offline', 'failed'];
const PEOPLE = ['Ada Quist', 'Bjorn Vance', 'Chidi Okafor'];

const FAILED: Rows<string> = {
  ...allRows<string>([]),
  status: 'error',
  error: new ApiError(NETWORK, ''),
  retry: () => toast.info('Once more …'),
};

/** /demo/kit/feedback: messages, questions, states, people. */
export function FeedbackPage() {
  const [people, setPeople] = useState<readonly string[]>(PEOPLE);
  const remove = (name: string): void => {
    setPeople(people.filter((other) => other !== name));
    toast.success(`${name} removed`, { action: { label: 'Undo', run: () => setPeople(people) } });
  };
  const ask = async (): Promise<void> => {
    const message = 'Ada Quist, tomorrow at 9:00 AM. She is notified by email.';
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
          <Panel title="People, and undo" flush>
            <ReadRows
              label="People"
              read={allRows(people)}
              rowId={(name) => name}
              empty={{ icon: IconUsers, title: 'No people left' }}
            >
              {(name) => (
                <Row
                  title={<PersonChip name={name} detail="37 y · 100003" />}
                  actions={
                    <RowButton of={name} onClick={() => remove(name)}>
                      Remove
                    </RowButton>
                  }
                />
              )}
            </ReadRows>
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
            <Patients read={allRows<string>([])} />
          </Panel>
          <Panel title="Not loaded" flush>
            <Patients read={FAILED} />
          </Panel>
          <Panel title="On its way" flush>
            <Patients read={{ ...allRows<string>([]), status: 'pending' }} />
          </Panel>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

/** The states of a list, as ReadRows shows them. */
function Patients({ read }: { read: Rows<string> }) {
  const create = <Button onClick={() => toast.info('A form would open now.')}>New patient</Button>;
  return (
    <ReadRows
      label="Patients"
      read={read}
      loadingRows={3}
      empty={{
        icon: IconUsers,
        title: 'No patients yet',
        detail: 'Create the first one, or import a file.',
        action: create,
      }}
    >
      {(name) => <Row title={name} />}
    </ReadRows>
  );
}
