import { ActionIcon, Button, Group, Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { Form } from '#kit/forms/form.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { waitingSettingsInput } from '../rules/index.ts';
import {
  SaveWaitingSettingsDocument,
  WaitingSettingsDocument,
  type WaitingSettingsQuery,
} from './calendar.operations.gen.ts';

/** The clinic's offer settings, edited where offers are made. */
export function WaitlistSettings() {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label="Offer settings"
          title="Offer settings"
          onClick={() => setOpen(!open)}
        >
          <IconSettings size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Offer settings">
        {open && <Loaded onDone={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Loaded({ onDone }: { onDone: () => void }) {
  return (
    <ReadLines read={useApiQuery(WaitingSettingsDocument, {}, { quiet: true })} label="Settings">
      {({ waiting_settings }) => <Settings settings={waiting_settings} onDone={onDone} />}
    </ReadLines>
  );
}

interface SettingsProps {
  settings: WaitingSettingsQuery['waiting_settings'];
  onDone: () => void;
}

function Settings({ settings, onDone }: SettingsProps) {
  const form = useRecordForm({
    row: settings,
    values: (row) => ({ offer_hours: (row ?? settings).offer_hours }),
    rules: waitingSettingsInput,
    says: (row) => `${row.offer_hours} hours`,
    read: async () => (await request(WaitingSettingsDocument, {})).waiting_settings,
    update: (input, version) => request(SaveWaitingSettingsDocument, { version, input }),
    done: 'Settings saved',
    refreshes: [['calendar', 'WaitingSettings']],
    onSaved: onDone,
  });
  return (
    <Form form={form} label="Offer settings">
      <NumberField
        form={form}
        name="offer_hours"
        label="Time to answer"
        description="Ends half an hour before the appointment if that is sooner"
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
