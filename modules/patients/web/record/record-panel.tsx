import { ActionIcon } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { PatientDetails } from '../patient-row.ts';
import { usePatient } from '../use-patient.ts';
import classes from './record.module.css';

interface RecordPanelProps {
  patientId: string;
  title: string;
  /** The action of the Add button, if permitted. */
  add?: { label: string; run: () => void } | undefined;
  children: (patient: PatientDetails) => ReactNode;
}

/** A panel for one of the lists of a patient's record; renders nothing if the patient doesn't exist. */
export function RecordPanel({ patientId, title, add, children }: RecordPanelProps) {
  const { details, status, read } = usePatient(patientId);
  if (status === 'missing') return null;
  const plus = add !== undefined && details !== undefined && (
    <ActionIcon variant="subtle" color="gray" aria-label={add.label} onClick={add.run} className={classes.button}>
      <IconPlus size={18} />
    </ActionIcon>
  );
  return (
    <Panel title={title} actions={plus} flush>
      <ReadState read={read} label={title} rows={2}>
        {children}
      </ReadState>
    </Panel>
  );
}

/** A row with its text and an Edit button. */
export function RecordRow({
  children,
  edit,
  actions,
  past = false,
}: {
  children: ReactNode;
  edit?: { label: string; run: () => void } | undefined;
  actions?: ReactNode;
  past?: boolean;
}) {
  return (
    <li className={classes.row} data-past={past || undefined}>
      <div className={classes.words}>{children}</div>
      {actions}
      {edit !== undefined && (
        <ActionIcon variant="subtle" color="gray" aria-label={edit.label} onClick={edit.run} className={classes.button}>
          <IconPencil size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

/** Past entries in a collapsible section. */
export function PastRows({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={classes.past}>
      <summary>
        {title} ({count})
      </summary>
      <ul className={classes.list}>{children}</ul>
    </details>
  );
}
