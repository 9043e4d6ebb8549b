import { Alert, Button, Group, Stack, type StackProps, Text } from '@mantine/core';
import { IconAlertCircle, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { timeAgo } from '../formats/time-ago.ts';
import type { ApiForm } from './use-api-form.ts';

interface FormProps<Values> {
  form: ApiForm<Values>;
  /** What the form is for, for those who don't see it. */
  label: string;
  gap?: StackProps['gap'];
  children: ReactNode;
}

/** The form element of an ApiForm: on top of the fields, what is wrong with the whole and where a draft came back. */
export function Form<Values>({ form, label, gap = 'sm', children }: FormProps<Values>) {
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-label={label}>
      <Stack gap={gap}>
        {form.draft.restoredFrom !== null && (
          <Alert color="blue" variant="light" icon={<IconHistory size={18} />} py={8}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">
                What you typed {timeAgo(form.draft.restoredFrom, new Date())} is back. It is not saved yet.
              </Text>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={form.draft.discard}>
                Discard
              </Button>
            </Group>
          </Alert>
        )}
        {form.problem !== null && (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert" py={8}>
            <Text size="sm">{form.problem}</Text>
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
}
