import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { onUse } from '#kit/session/activity.ts';
import { currentToken, storeToken, sessionEnded, tokenAge } from '#kit/session/session-token.ts';
import { publishToTabs } from '#kit/session/tabs.ts';
import { useSession } from '#kit/session/viewer.ts';
import { KeepSessionDocument } from './registration.operations.gen.ts';
import { signOut } from './sign-out.ts';
import { tokenLife, type TokenLife } from './token-life.ts';

const WARN_SECONDS = 60;
const WARN_BEFORE_LAST = 30;
// Active users extend their session, with at most one request a minute.
const KEEP_EVERY_SECONDS = 60;
const PAST_THE_END = 3;

/**
 * Extends an active session, and warns a minute before an idle one ends, and half a minute before the 12-hour limit.
 */
export function SessionKeeper() {
  const [left, setLeft] = useState<{ seconds: number; last: boolean } | null>(null);
  const status = useSession((state) => state.status);
  useEffect(() => {
    const look = (): void => {
      const token = currentToken();
      const life = tokenLife(token);
      if (token === null || life === null || status !== 'signed-in') return setLeft(null);
      const seconds = Math.ceil(secondsLeft(life));
      // Asks for the password over the unchanged page, even if the server can't be reached.
      if (seconds <= -PAST_THE_END) void sessionEnded(token);
      const last = life.expires >= life.latest;
      setLeft(seconds <= (last ? WARN_BEFORE_LAST : WARN_SECONDS) ? { seconds: Math.max(seconds, 0), last } : null);
    };
    const timer = setInterval(look, 1000);
    const unwatch = onUse(() => {
      const life = tokenLife(currentToken());
      // Once the warning is shown, only its button extends the session, not a mouse movement.
      if (life === null || life.expires >= life.latest || secondsLeft(life) <= WARN_SECONDS) return;
      if (tokenAge() / 1000 >= KEEP_EVERY_SECONDS) void keep();
    });
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [status]);
  useEffect(() => {
    // The dialog of an ended session must be available without a connection.
    const timer = setTimeout(() => void import('./sign-in/sign-in-again.tsx').catch(() => undefined), 3000);
    return () => clearTimeout(timer);
  }, []);
  // The session may end before the next second: its own dialog replaces this one at once.
  if (left === null || status !== 'signed-in') return null;
  return (
    <Modal
      opened
      onClose={() => void keep()}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={left.last ? 'This session ends' : 'Are you still there?'}
      size="24rem"
      zIndex={900}
    >
      <Text size="sm">
        {left.last
          ? `After twelve hours you must sign in again. This session ends in ${left.seconds} seconds. What you typed is kept.`
          : `This page has been idle. In ${left.seconds} seconds you will be asked for your password. What you typed is kept.`}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => void signOut()}>
          Sign out
        </Button>
        {!left.last && (
          <Button data-autofocus onClick={() => void keep().then(() => setLeft(null))}>
            Stay signed in
          </Button>
        )}
      </Group>
    </Modal>
  );
}

// This computer's clock may differ from the server's, so the token's age is measured by this one alone.
function secondsLeft({ signed, expires }: TokenLife): number {
  return expires - signed - tokenAge() / 1000;
}

async function keep(): Promise<void> {
  const used = currentToken();
  const answer = await request(KeepSessionDocument, {}).catch(() => null);
  if (answer === null || currentToken() !== used) return;
  await storeToken(answer.keep_session.token);
  publishToTabs({ kind: 'renewed', token: answer.keep_session.token });
}
