import { ActionIcon, Button, Group, Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { NumberField } from '#kit/forms/number-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { waitingSettingsInput } from '../rules/index.ts';
import { SaveWaitingSettingsDocument, WaitingSettingsDocument } from './calendar.operations.gen.ts';

/** How long the clinic's offers are good, set where they are made. */
export function WaitlistSettings() {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label="Settings of offers"
          title="Settings of offers"
          onClick={() => setOpen(!open)}
        >
          <IconSettings size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Settings of offers">
        {open && <Loaded onDone={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Loaded({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useApiQuery(WaitingSettingsDocument, {}, { quiet: true });
  if (data !== undefined) return <Settings {...data.waiting_settings} onDone={onDone} />;
  if (error !== null) return <ErrorState error={error} what="The settings" onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={3} />;
}

interface SettingsProps {
  offer_hours: number;
  version: number;
  onDone: () => void;
}

function Settings({ offer_hours, version, onDone }: SettingsProps) {
  const form = useApiForm<{ offer_hours: number | string | null }, { offer_hours: number }>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: waitingSettingsInput['~standard'].validate } },
    initialValues: { offer_hours },
    submit: async (input) => {
      await request(SaveWaitingSettingsDocument, { version, input });
      refreshQueries('calendar', 'WaitingSettings');
      toast.success('Settings saved');
      onDone();
    },
  });
  return (
    <Form form={form} label="Settings of offers">
      <NumberField
        form={form}
        name="offer_hours"
        label="Patients have to answer within"
        description="Or until half an hour before the time, if that is sooner"
        unit="hours"
        withAsterisk
      />
      <Group justify="end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </Group>
    </Form>
  );
}
