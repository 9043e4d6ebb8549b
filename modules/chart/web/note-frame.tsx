import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { can } from '#kit/session/viewer.ts';
import { PatientHeader } from '#patients/web';
import classes from './note-workspace.module.css';

interface NoteFrameProps {
  title: string;
  patientId: string;
  children: ReactNode;
}

/** The frame of a note's page: the patient with allergies and alerts, over the note or its placeholder. */
export function NoteFrame({ title, patientId, children }: NoteFrameProps) {
  return (
    <div className={classes.workspace}>
      <VisuallyHidden>
        <h1 tabIndex={-1} data-page-title>
          {title}
        </h1>
      </VisuallyHidden>
      {can('patients.view') && <PatientHeader key={patientId} patientId={patientId} compact />}
      <div className={classes.body}>{children}</div>
    </div>
  );
}
