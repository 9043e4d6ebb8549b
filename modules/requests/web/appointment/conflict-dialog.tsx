import { Modal } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadSingleConflict } from '#scheduling/web';
import { requestMessages } from '../../rules/index.ts';
import type { AppointmentConflict } from '../use-handle-request.ts';

const SingleConflict = lazy(() => loadSingleConflict().then((component) => ({ default: component })));

interface ConflictDialogProps {
  inTheWay: AppointmentConflict;
  /** Another time, the reason for double-booking, or null if declined. */
  onAnswer: (answer: { start: string } | { reason: string } | null) => void;
}

/** Asks whether to book an appointment despite conflicts and why, or at another time. */
export function ConflictDialog({ inTheWay: { conflicts, alternatives }, onAnswer }: ConflictDialogProps) {
  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      title={requestMessages.conflictTitle}
      size="28rem"
      withCloseButton={false}
    >
      <Suspense>
        <SingleConflict
          question={{ conflicts, alternatives, occurrences: [], count: 1 }}
          onAnswer={(decision) => {
            if (decision === null) onAnswer(null);
            else onAnswer(decision.start === undefined ? { reason: decision.reason ?? '' } : { start: decision.start });
          }}
        />
      </Suspense>
    </Modal>
  );
}
