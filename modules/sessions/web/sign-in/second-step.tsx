import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Loader, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconKey, IconMail, IconMessage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { beginAnew, offersPasskeys, signInWithPasskey } from './sign-in-flow.ts';
import { CodeForm } from './code-form.tsx';
import classes from '../about/login-page.module.css';
import { problemOf } from '../problem-of.ts';
import { GetUserTypeTwoFaDocument, type GetUserTypeTwoFaQuery } from '../registration.operations.gen.ts';

type Method = GetUserTypeTwoFaQuery['get_user_type_two_fa'][number];

const ICONS = {
  totp: IconDeviceMobile,
  email: IconMail,
  sms: IconMessage,
  passkey: IconFingerprint,
  recovery: IconKey,
} as const;
const WORDS: Record<string, string> = {
  totp: 'Authenticator app code',
  email: 'Code by email',
  sms: 'Code by text message',
  passkey: 'Passkey',
  recovery: 'Recovery code',
};

interface SecondStepProps {
  token: string;
  /** The kind to ask for first if available; otherwise the user's default. */
  first?: Method['kind'];
  /** Called instead of asking here, if a text message code is handled elsewhere. */
  onSms?: () => void;
}

/** The second step of a sign-in: the user's default factor, with the others one click away. */
export function SecondStep({ token, first, onSms }: SecondStepProps) {
  const methods = useApiQuery(GetUserTypeTwoFaDocument, { token }, { quiet: true });
  const [chosen, setChosen] = useState<Method | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [remember, setRemember] = useState(false);
  const all = (methods.data?.get_user_type_two_fa ?? []).filter(({ kind }) => kind !== 'passkey' || offersPasskeys());
  const method = chosen ?? all.find(({ kind }) => kind === first) ?? all.find(({ is_default }) => is_default) ?? all[0];
  const isElsewhere = method?.kind === 'sms' && onSms !== undefined && !choosing;
  useEffect(() => {
    if (isElsewhere) onSms();
  }, [isElsewhere, onSms]);
  if (methods.isError)
    return (
      <Stack gap="sm">
        <Notice tone="danger">{problemOf(methods.error)}</Notice>
        <Button onClick={beginAnew}>Sign in again</Button>
      </Stack>
    );
  if (methods.isPending || isElsewhere) return <Loader size="sm" role="progressbar" aria-label="Loading" />;
  if (method === undefined)
    return (
      <Stack gap="sm">
        <Notice tone="warning">
          Your passkey can’t be used at this address. Open Salus by its host name, or ask an administrator.
        </Notice>
        <Button onClick={beginAnew}>Sign in again</Button>
      </Stack>
    );
  if (choosing)
    return (
      <Stack gap="xs">
        {all.map((one) => {
          const Icon = ICONS[one.kind as keyof typeof ICONS] ?? IconKey;
          return (
            <UnstyledButton
              key={one.id}
              className={classes.choice}
              onClick={() => {
                setChosen(one);
                setChoosing(false);
              }}
            >
              <Icon size={20} stroke={1.5} />
              <span className={classes.choiceWords}>
                <Text fw={550}>{WORDS[one.kind] ?? one.kind}</Text>
                {(one.kind === 'email' || one.kind === 'sms') && (
                  <Text size="sm" c="dimmed">
                    {one.two_fa_display}
                  </Text>
                )}
              </span>
            </UnstyledButton>
          );
        })}
      </Stack>
    );
  return (
    <Stack gap="md">
      {method.kind === 'passkey' ? (
        <PasskeyStep token={token} remember={remember} />
      ) : (
        <CodeForm key={method.id} token={token} method={method} remember={remember} />
      )}
      <Checkbox
        label="Don’t ask on this device for 30 days"
        description="Don’t use this on a shared computer."
        checked={remember}
        onChange={(event) => setRemember(event.currentTarget.checked)}
      />
      <div className={classes.beside}>
        <Button variant="subtle" color="gray" size="compact-md" onClick={beginAnew}>
          Back
        </Button>
        {all.length > 1 && (
          <Button variant="subtle" size="compact-md" onClick={() => setChoosing(true)}>
            Use another method
          </Button>
        )}
      </div>
    </Stack>
  );
}

function PasskeyStep({ token, remember }: { token: string; remember: boolean }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const use = (): void => {
    setBusy(true);
    setProblem(null);
    signInWithPasskey(token, remember)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap="sm">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button size="md" leftSection={<IconFingerprint size={18} />} loading={busy} onClick={use} autoFocus>
        Use your passkey
      </Button>
    </Stack>
  );
}
