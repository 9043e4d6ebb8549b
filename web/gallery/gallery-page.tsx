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
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryTable } from './gallery-table.tsx';

const TONES: readonly Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];
const STATES: readonly SaveState[] = ['saved', 'unsaved', 'saving', 'offline', 'failed'];
const PEOPLE = ['Ada Quist', 'Bjorn Vance', 'Chidi Okafor', 'Dolores Weber', 'Ewa Petrov', 'Farid Tanaka'];

/** /kit in development: every building block in its states, to look at and to copy from. */
export function GalleryPage() {
  const [windows, setWindows] = useState(0);
  return (
    <Page>
      <PageHeader title="Building blocks" detail="for development only">
        <Button variant="default" onClick={() => setWindows(windows + 1)}>
          Open a window
        </Button>
        <Button variant="default" onClick={() => void ask()}>
          Ask
        </Button>
        <Button onClick={() => toast.success('Successfully Updated')}>Say it worked</Button>
        <Button
          color="red"
          variant="light"
          onClick={() => toast.error('The server could not be reached.', { title: 'Network Error' })}
        >
          Say it failed
        </Button>
      </PageHeader>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Panel title="A form">
          <GalleryForm />
        </Panel>
        <Stack gap="md">
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
                <SaveStatus key={state} state={state} savedAt="2026-11-21T14:30:00Z" onRetry={() => undefined} />
              ))}
            </Group>
            <Group gap="xs" mt="sm">
              {PEOPLE.map((name) => (
                <PersonAvatar key={name} name={name} />
              ))}
            </Group>
          </Panel>
          <Panel title="Nothing there" flush>
            <EmptyState icon={IconUsers} title="No patients yet" action={<Button>New patient</Button>}>
              Create the first one, or import a file.
            </EmptyState>
          </Panel>
          <Panel title="Not loaded" flush>
            <ErrorState what="The patients" error={new ApiError(NETWORK, '')} onRetry={() => undefined} />
          </Panel>
          <Panel title="On its way" flush>
            <RowsSkeleton rows={3} />
          </Panel>
        </Stack>
      </SimpleGrid>
      <Panel title="A long list" fill>
        <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
          <GalleryTable />
        </div>
      </Panel>
      {Array.from({ length: windows }, (_, at) => (
        <FloatingWindow
          key={at}
          title={`Window ${at + 1}`}
          isDirty={() => true}
          onClose={() => setWindows(windows - 1)}
          footer={
            <>
              <Button variant="default">Cancel</Button>
              <Button>Save</Button>
            </>
          }
        >
          <GalleryForm />
        </FloatingWindow>
      ))}
    </Page>
  );
}

async function ask(): Promise<void> {
  const yes = await confirm({
    title: 'Delete this appointment?',
    message: 'Ada Quist, tomorrow at 9:00 AM. She is told by e-mail.',
    confirm: 'Delete appointment',
    danger: true,
  });
  toast.info(yes ? 'It would be deleted now.' : 'Nothing was deleted.');
}
