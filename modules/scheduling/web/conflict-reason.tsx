import { Button, Group, TextInput } from '@mantine/core';
import { eventLimits } from '../rules/index.ts';

const REASONS = ['Urgent', 'Agreed with the doctor', 'Short visit', 'They come together'];

interface ConflictReasonProps {
  value: string;
  onChange: (reason: string) => void;
  error?: string;
}

/** Why something is booked although the time is taken: one press, or typed; kept with the event. */
export function ConflictReason({ value, onChange, error }: ConflictReasonProps) {
  return (
    <div>
      <TextInput
        label="Reason"
        description="Kept with the event."
        withAsterisk
        mt="md"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        maxLength={eventLimits.reason}
        data-autofocus
      />
      <Group gap="xs" mt="xs" role="group" aria-label="Common reasons">
        {REASONS.map((reason) => (
          <Button key={reason} size="compact-sm" variant="default" onClick={() => onChange(reason)}>
            {reason}
          </Button>
        ))}
      </Group>
    </div>
  );
}
