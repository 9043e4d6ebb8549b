import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { verifyCode } from './sign-in-flow.ts';
import { problemOf } from '../problem-of.ts';
import { type GetUserTypeTwoFaQuery, SendAuthCodeDocument } from '../registration.operations.gen.ts';

const rules = required<{ code: string }>({ code: 'Enter the code' });

interface CodeFormProps {
  token: string;
  method: GetUserTypeTwoFaQuery['get_user_type_two_fa'][number];
  remember: boolean;
}

/** A form for a code. A code that has to be sent is sent when the form opens, and again on request. */
export function CodeForm({ token, method, remember }: CodeFormProps) {
  const sends = method.kind === 'email' || method.kind === 'sms';
  const [notice, setNotice] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isRequested = useRef(false);
  const send = (): void => {
    setFailed(null);
    request(SendAuthCodeDocument, { token, method_id: method.id })
      .then(({ send_auth_code }) => setNotice(`A code was sent to ${send_auth_code.sent_to}.`))
      .catch((error: unknown) => setFailed(problemOf(error)));
  };
  useEffect(() => {
    if (!sends || method.used || isRequested.current) return;
    isRequested.current = true;
    send();
  });
  const form = useApiForm({
    rules,
    initialValues: { code: '' },
    quiet: true,
    submit: ({ code }) => verifyCode(token, code, remember),
  });
  return (
    <Form form={form} label="Second step" gap="md">
      {failed !== null && <Notice tone="warning">{failed}</Notice>}
      <Text size="sm" c="dimmed" role="status">
        {words(method, notice)}
      </Text>
      <TextField
        form={form}
        name="code"
        label={method.kind === 'recovery' ? 'Recovery code' : 'Code'}
        inputMode={method.kind === 'recovery' ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        autoFocus
        size="md"
      />
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        Continue
      </Button>
      {sends && (
        <Button variant="subtle" size="compact-md" onClick={send}>
          Send another code
        </Button>
      )}
    </Form>
  );
}

function words({ kind, two_fa_display }: CodeFormProps['method'], notice: string | null): string {
  if (kind === 'totp') return 'Open your authenticator app and enter the six digits it shows for Salus.';
  if (kind === 'recovery') return 'Enter one of your ten recovery codes. Each works once.';
  return notice ?? `The code goes to ${two_fa_display}.`;
}
