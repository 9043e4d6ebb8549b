import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { AcceptTermsDocument, PendingTermsDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { TermsText } from './terms-text.tsx';

interface TermsGateProps {
  /** Called when the terms were accepted, to read the user's rights again. */
  onAccepted: () => Promise<unknown>;
  onSignOut: () => void;
}

/** The clinic's terms, which the user must accept before anything else, or sign out. */
export function TermsGate({ onAccepted, onSignOut }: TermsGateProps) {
  const { clinicName } = useViewer();
  const read = useApiQuery(PendingTermsDocument, {}, { quiet: true });
  const accept = useApiMutation(AcceptTermsDocument, { onDone: () => void onAccepted() });
  const terms = read.data?.my_pending_terms;
  // Accepted in another tab.
  useEffect(() => {
    if (terms === null) void onAccepted();
  }, [terms, onAccepted]);
  return (
    <main className={classes.gate} id="main">
      <header>
        <Title order={1} size="h3">
          {terms?.title ?? 'Terms'}
        </Title>
        <Text size="sm" c="dimmed">
          {clinicName} asks you to read and accept this before you continue.
          {terms != null && ` Version ${terms.number}, ${formatInstant(terms.published_time)}.`}
        </Text>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <div className={classes.gateText} tabIndex={0} role="region" aria-label="The terms">
        <ReadLines read={read} label="Terms" lines={8}>
          {({ my_pending_terms: pending }) => pending !== null && <TermsText text={pending.text} />}
        </ReadLines>
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onSignOut}>
          Sign out
        </Button>
        <Button
          disabled={terms == null}
          loading={accept.isPending || accept.isSuccess}
          onClick={() => terms != null && accept.mutate({ id: terms.id })}
        >
          Accept
        </Button>
      </Group>
    </main>
  );
}
