import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { maySignNote } from '../rules/index.ts';
import type { NoteDetails } from './chart-note.ts';
import { NoteSaveStatus } from './note-save-status.tsx';
import type { NoteWork } from './saving/note-work.ts';
import { useSignNote } from './use-sign-note.ts';
import classes from './visit-bar.module.css';
import { VisitFacts } from './visit-facts.tsx';

interface VisitBarProps {
  note: NoteDetails;
  work: NoteWork;
  editable: boolean;
  signed: boolean;
}

/** What the visit is, how far the note has come, and the signature. */
export function VisitBar({ note, work, editable, signed }: VisitBarProps) {
  const viewer = useViewer();
  const { sign, signing } = useSignNote(note, work);
  return (
    <div className={classes.bar}>
      <VisitFacts work={work} editable={editable} />
      <div className={classes.actions} hidden={signed}>
        {editable && <NoteSaveStatus work={work} />}
        {!editable && <StatusBadge tone="warning">Unsigned</StatusBadge>}
        {maySignNote(viewer, note.clinic_user_id) && (
          <Button leftSection={<IconSignature size={17} stroke={1.75} />} onClick={sign} loading={signing}>
            Sign
          </Button>
        )}
      </div>
    </div>
  );
}
