import { Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { PasswordField } from '#kit/forms/fields/password-field.tsx';
import type { FieldOf } from '#kit/forms/use-api-form.ts';
import { useSession } from '#kit/session/viewer.ts';
import { passwordHint, personalWords, SHORTEST_PASSWORD } from '../../rules/index.ts';

/** A field for a new password, with a strength hint while typing. The server decides. */
export function NewPasswordField<Values>(props: FieldOf<Values, PasswordInputProps>) {
  const viewer = useSession((state) => state.viewer);
  const [typed, setTyped] = useState('');
  const known = [viewer?.firstName, viewer?.lastName, viewer?.username, viewer?.clinicName];
  const { level, words } = passwordHint(typed, personalWords(known));
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && setTyped(event.target.value)}>
      <PasswordField {...props} autoComplete="new-password" />
      <Progress
        value={level * 25}
        color={level < 2 ? 'red' : level < 4 ? 'yellow' : 'teal'}
        size="xs"
        mt={6}
        aria-label="Password strength"
      />
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {words === '' ? `At least ${SHORTEST_PASSWORD} characters. A few words in a row work well.` : words}
      </Text>
    </div>
  );
}
