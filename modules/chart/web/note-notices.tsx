import { Button } from '@mantine/core';
import { IconHistory, IconLock, IconShieldX } from '@tabler/icons-react';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import type { NoteDetails } from './chart-note.ts';
import { verificationCode } from '../rules/index.ts';
import classes from './note-workspace.module.css';
import type { NoteWork } from './saving/note-work.ts';
import { useWork } from './saving/use-note-work.ts';

interface NoteNoticesProps {
  note: NoteDetails;
  work: NoteWork;
  signed: boolean;
}

/** Important notices about the note: that it is signed, that a draft was restored, or that saving was rejected. */
export function NoteNotices({ note, work, signed }: NoteNoticesProps) {
  const restoredFrom = useWork(work, (state) => state.restoredFrom);
  const problem = useWork(work, (state) => state.saver.problem);
  const { signer_name: signer, signed_time: signedTime } = note;
  return (
    <div className={classes.notices}>
      {signed && signer !== null && (
        <Notice icon={IconLock}>
          Signed by <b>{signer}</b> on {formatInstant(signedTime)}. It can no longer be changed.
          {note.cosign_state === 'waiting' && ' Cosignature pending.'}
          {note.signed_hash !== null && ` Verification code ${verificationCode(note.signed_hash)}.`}
          {note.cosigned_time !== null && ` Cosigned by ${note.cosigner_name} on ${formatInstant(note.cosigned_time)}.`}
        </Notice>
      )}
      {note.withdrawn_time !== null && (
        <Notice icon={IconShieldX} tone="danger">
          Retracted by <b>{note.withdrawn_name}</b> on {formatInstant(note.withdrawn_time)}: {note.withdrawn_reason}
        </Notice>
      )}
      {note.signature_intact === false && (
        <Notice icon={IconShieldX} tone="danger">
          This note differs from the version that was signed. It was altered in the database. Contact your
          administrator.
        </Notice>
      )}
      {restoredFrom !== null && !signed && (
        <Notice
          icon={IconHistory}
          action={
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => work.dismissRestored()}>
              Dismiss
            </Button>
          }
        >
          Your unsaved text was restored {timeAgo(restoredFrom, new Date())}.
        </Notice>
      )}
      {problem !== null && <Notice tone="danger">{problem} What you typed is saved on this computer.</Notice>}
    </div>
  );
}
