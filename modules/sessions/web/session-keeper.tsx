import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { onUse } from '#kit/session/activity.ts';
import { currentToken, holdToken } from '#kit/session/session-token.ts';
import { tellTabs } from '#kit/session/tabs.ts';
import { useSession } from '#kit/session/viewer.ts';
import { KeepSessionDocument } from './registration.operations.gen.ts';
import { signOut } from './sign-out.ts';
import { tokenLife } from './token-life.ts';

const WARN_SECONDS = 60;
const WARN_BEFORE_LAST = 30;
// A session is kept by people at work, and asks once a minute at most.
const KEEP_EVERY_SECONDS = 60;
const PAST_THE_END = 3;

/** Keeps a session that somebody uses, warns a minute before one ends that nobody does, and half a minute before its twelve hours are over. */
export function SessionKeeper() {
  const [left, setLeft] = useState<{ seconds: number; last: boolean } | null>(null);
  const status = useSession((state) => state.status);
  useEffect(() => {
    const look = (): void => {
      const life = tokenLife(currentToken());
      if (life === null || status !== 'signed-in') return setLeft(null);
      const seconds = Math.ceil(life.expires - Date.now() / 1000);
      // The server says that it is over, and the page asks for the password with everything in its place.
      if (seconds <= -PAST_THE_END) void keep();
      const last = life.expires >= life.latest;
      setLeft(seconds <= (last ? WARN_BEFORE_LAST : WARN_SECONDS) ? { seconds: Math.max(seconds, 0), last } : null);
    };
    const timer = setInterval(look, 1000);
    const unwatch = onUse(() => {
      const life = tokenLife(currentToken());
      const seconds = life === null ? 0 : life.expires - Date.now() / 1000;
      // Once the warning stands, only its button keeps the session: a mouse that is pushed aside does not.
      if (life === null || life.expires >= life.latest || seconds <= WARN_SECONDS) return;
      if (Date.now() / 1000 - life.signed >= KEEP_EVERY_SECONDS) void keep();
    });
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [status]);
  if (left === null) return null;
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
      <Text>
        {left.last
          ? `After twelve hours you sign in again, in ${left.seconds} seconds. What you have typed stays.`
          : `Nobody has used this page for a while. In ${left.seconds} seconds it asks for your password. What you have typed stays.`}
      </Text>
      <Group justify="flex-end" mt="md">
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

async function keep(): Promise<void> {
  const used = currentToken();
  const answer = await request(KeepSessionDocument, {}).catch(() => null);
  if (answer === null || currentToken() !== used) return;
  await holdToken(answer.keep_session.token);
  tellTabs({ kind: 'renewed', token: answer.keep_session.token });
}
