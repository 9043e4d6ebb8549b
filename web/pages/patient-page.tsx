import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  AddressesPanel,
  AllergiesPanel,
  MedicationsPanel,
  PatientHeader,
  PatientInformation,
  TagsEditor,
} from '#patients/web';
import classes from './patient-page.module.css';
import { type PatientPanel, patientPanels } from './patient-panels.ts';

/** /patients/:patientID: who the patient is, always in sight, and what the modules know of them. */
export function PatientPage() {
  const { patientID = '' }: { patientID?: string } = useParams({ strict: false });
  const mine = patientPanels.filter(({ rule }) => can(rule));
  return (
    // Another patient is another page: nothing of the one before may stay on it.
    <div key={patientID}>
      <PatientHeader patientId={patientID} />
      <Page>
        <div className={classes.columns} data-single={mine.length === 0 || undefined}>
          {mine.length > 0 && (
            <div className={classes.column}>
              {mine.map((panel) => (
                <ModulePanel key={panel.id} panel={panel} patientId={patientID} />
              ))}
            </div>
          )}
          <div className={classes.column}>
            <AllergiesPanel patientId={patientID} />
            <MedicationsPanel patientId={patientID} />
            <TagsEditor patientId={patientID} />
            <PatientInformation patientId={patientID} />
            <AddressesPanel patientId={patientID} />
          </div>
        </div>
      </Page>
    </div>
  );
}

function ModulePanel({ panel, patientId }: { panel: PatientPanel; patientId: string }) {
  const Body = useMemo(() => lazy(async () => ({ default: await panel.panel() })), [panel]);
  return (
    <Panel title={panel.title} flush>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <Body patientId={patientId} />
      </Suspense>
    </Panel>
  );
}
