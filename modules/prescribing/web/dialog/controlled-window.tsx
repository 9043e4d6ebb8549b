import { Button } from '@mantine/core';
import { can } from '#kit/session/viewer.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { UrgentNotices } from '#patients/web';
import { CONTROLLED_NOT_ALLOWED } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import type { DialogData } from './dialog-fields.ts';
import { EarlyAlerts } from './early-alerts.tsx';
import { ElsewhereSection } from './elsewhere-section.tsx';
import { MedicationSection } from './medication-section.tsx';
import { PatientLine } from './people-sections.tsx';
import { useElsewhere } from './use-elsewhere.ts';
import { useFocusOnProblem } from './use-prescribing.ts';

interface ControlledWindowProps {
  windowId: string;
  frame: { title: string; width: number; height: number };
  start: DialogData;
  onClose: () => void;
}

/**
 * Instead of the form of a controlled substance, which can't be sent from here: a record of prescribing it on paper,
 * which is printed, or in the prescriber's EPCS system. Later prescriptions are checked against it.
 */
export function ControlledWindow({ windowId, frame, start, onClose }: ControlledWindowProps) {
  const elsewhere = useElsewhere({ windowId, start, onClose });
  const { rx, busy, way } = elsewhere;
  const { patient, prescriber, schedule } = start;
  const content = useFocusOnProblem(rx.problem ?? elsewhere.exceptionProblem);
  const mayRecord = can('prescribing.send');
  const section = { fields: rx.fields, set: rx.set, problemOf: rx.problemOf };
  return (
    <FloatingWindow
      title={frame.title}
      width={frame.width}
      height={frame.height}
      onClose={elsewhere.close}
      isDirty={() => rx.isDirty}
      footer={
        <>
          <Button variant="default" onClick={elsewhere.close}>
            Cancel
          </Button>
          {mayRecord && (
            <Button loading={busy} onClick={elsewhere.record}>
              {way === 'paper' ? 'Record and print' : 'Record'}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.sections} ref={content}>
        <UrgentNotices patientId={patient.id} />
        <PatientLine patient={patient} prescriber={prescriber} />
        <Notice tone="danger">
          {CONTROLLED_NOT_ALLOWED} {start.fields.drug_description} is a schedule {schedule} substance.
          {!mayRecord && ' A prescriber can record it here when it is prescribed on paper or in an EPCS system.'}
        </Notice>
        {rx.problem?.field === '' && (
          <div data-problem tabIndex={-1}>
            <Notice tone="danger">{rx.problem.message}</Notice>
          </div>
        )}
        {mayRecord && <ElsewhereSection elsewhere={elsewhere} state={prescriber.state} />}
        <MedicationSection
          {...section}
          alerts={<EarlyAlerts fields={rx.fields} savedId={null} />}
          described={null}
          // A drug of the compendium keeps its name.
          onDescribed={() => undefined}
        />
      </div>
    </FloatingWindow>
  );
}
