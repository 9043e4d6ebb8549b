import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { eventLimits, eventMessages } from '../../../rules/index.ts';

const REASONS = ['Urgent', 'Agreed with the doctor', 'Short visit', 'Patients seen together'];

interface ConflictReasonProps {
  value: string;
  onChange: (reason: string) => void;
  /** Number of attempts to continue; an attempt with an empty reason focuses the field. */
  attempts: number;
}

/** The reason for double-booking, a preset or free text; stored with the event. */
export function ConflictReason({ value, onChange, attempts }: ConflictReasonProps) {
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (attempts > 0) field.current?.focus();
  }, [attempts]);
  return (
    <div>
      <TextInput
        ref={field}
        label="Reason"
        description="Saved with the event."
        withAsterisk
        mt="md"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={attempts > 0 && value.trim() === '' ? eventMessages.reason : undefined}
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
