import { Button } from '@mantine/core';
import { IconAlertOctagon, IconShieldCheck } from '@tabler/icons-react';
import { formatInstant } from '#kit/formats/instant.ts';
import type { CheckCheckpointMutation } from './audit_logs.operations.gen.ts';
import { breakWords, entryCount } from './break-words.ts';
import { Banner } from './verification-banner.tsx';

/** The result of checking a checkpoint. */
export type CheckedCheckpoint = CheckCheckpointMutation['audit_checkpoint_check'];

interface CheckpointBannerProps {
  found: CheckedCheckpoint;
  onJump: (place: number, entryId: string | null) => void;
  onDismiss: () => void;
}

/** Shows whether the log still matches a checkpoint. */
export function CheckpointBanner({ found, onJump, onDismiss }: CheckpointBannerProps) {
  const { state, seq, time, fingerprint, first_broken: broken } = found;
  const place = broken?.seq ?? null;
  const good = state === 'holds';
  return (
    <Banner
      tone={good ? 'good' : 'broken'}
      icon={good ? <IconShieldCheck size={18} stroke={1.75} /> : <IconAlertOctagon size={18} stroke={1.75} />}
      said={wordsOf(found)}
      detail={
        state !== 'forged' && (
          <>
            The checkpoint of {formatInstant(time)}, {entryCount(seq)}. Key fingerprint: <code>{fingerprint}</code>
          </>
        )
      }
      onDismiss={onDismiss}
    >
      {place !== null && (
        <Button variant="default" size="compact-sm" onClick={() => onJump(place, broken?.entry_id ?? null)}>
          Show where
        </Button>
      )}
    </Banner>
  );
}

function wordsOf({ state, first_broken: broken }: CheckedCheckpoint): string {
  if (state === 'holds') return 'The log still has everything in this checkpoint, unaltered.';
  if (state === 'altered')
    return `The log does not match this checkpoint. ${breakWords(broken?.kind ?? 'unknown', broken?.seq ?? null)}`;
  if (state === 'another_clinic') return 'This checkpoint belongs to another clinic.';
  if (state === 'another_key')
    return 'The log has everything in this checkpoint, but another installation signed it: compare the fingerprint.';
  return 'This checkpoint was altered or not created by Salus: its signature is not valid.';
}
