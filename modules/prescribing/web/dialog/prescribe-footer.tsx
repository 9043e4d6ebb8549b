import { Button } from '@mantine/core';
import { can } from '#kit/session/viewer.ts';
import { useMissingService } from '#practice/web';
import { isAnswered } from './review-step.tsx';
import { MAIN_KEY } from './use-main-key.ts';
import type { usePrescribing } from './use-prescribing.ts';

interface PrescribeFooterProps {
  prescribing: ReturnType<typeof usePrescribing>;
  /** A description edited by hand is not attested yet. */
  isWaiting: boolean;
}

/** The buttons of a prescription: of its form, then of its review. */
export function PrescribeFooter({ prescribing, isWaiting }: PrescribeFooterProps) {
  const { busy, safety, overrides, close, back, save, review, send } = prescribing;
  const hasNetwork = useMissingService('prescribing.network') === null;
  if (safety !== null)
    return (
      <>
        <Button variant="default" onClick={back}>
          Back
        </Button>
        <Button
          aria-keyshortcuts={MAIN_KEY}
          title="Ctrl+Enter"
          loading={busy === 'send'}
          disabled={!isAnswered(safety, overrides)}
          onClick={send}
        >
          Send to the pharmacy
        </Button>
      </>
    );
  return (
    <>
      <Button variant="default" onClick={close}>
        Cancel
      </Button>
      <Button
        variant="default"
        loading={busy === 'print'}
        disabled={busy !== null || isWaiting}
        onClick={() => save(true)}
      >
        Save and print
      </Button>
      <Button
        variant="default"
        loading={busy === 'save'}
        disabled={busy !== null || isWaiting}
        onClick={() => save(false)}
      >
        Save new eRx order
      </Button>
      {can('prescribing.send') && (
        <Button
          aria-keyshortcuts={MAIN_KEY}
          title="Ctrl+Enter"
          loading={busy === 'check'}
          disabled={busy !== null || isWaiting || !hasNetwork}
          onClick={review}
        >
          Send new eRx order
        </Button>
      )}
    </>
  );
}
