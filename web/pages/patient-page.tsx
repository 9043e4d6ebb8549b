import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { PanelGridTools } from '#kit/grid/panel-grid-tools.tsx';
import { closeGaps } from '#kit/grid/close-gaps.ts';
import type { GridPanel } from '#kit/grid/grid-panel.ts';
import { PanelGrid } from '#kit/grid/panel-grid.tsx';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { usePanelGrid } from '#kit/grid/use-panel-grid.ts';
import { Page } from '#kit/page/page.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePrinting } from '#kit/page/use-printing.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { ExportRecordMenu, PatientHeader, PatientInformation } from '#patients/web';
import classes from './patient-page.module.css';
import { initialTiles, patientTiles } from './patient-tiles.tsx';

/**
 * /patients/:patientID: the patient's identity, always visible, and tiles from the modules, which each user arranges.
 */
export function PatientPage() {
  const { patientID = '' }: { patientID?: string } = useParams({ strict: false });
  // Another patient is another page: no state of the previous one may remain.
  return <Tiles key={patientID} patientId={patientID} />;
}

function Tiles({ patientId }: { patientId: string }) {
  const phone = usePhone();
  const [savedLayout, keep] = useUserSetting<PanelLayout | null>('panels.patient_page', null);
  const [panels, initial] = useMemo(() => mine(patientId), [patientId]);
  const state = usePanelGrid({ initial, layout: savedLayout, onSave: (layout) => keep(layout) });
  const [isMissing, setMissing] = useState(false);
  const [noteMissing] = useState(() => () => setMissing(true));
  const tools = isMissing ? undefined : (
    <>
      <PanelGridTools state={state} panels={panels} />
      <ExportRecordMenu patientId={patientId} />
    </>
  );
  return (
    <div className={classes.page}>
      <PrintedLine />
      <PatientHeader patientId={patientId} onMissing={noteMissing}>
        {phone ? undefined : tools}
      </PatientHeader>
      <Page>
        {isMissing ? (
          <PatientInformation patientId={patientId} />
        ) : (
          <PanelGrid label="Patient details" panels={panels} state={state} />
        )}
        {phone && tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </Page>
    </div>
  );
}

/** The patient and the print date at the top of a printout, because it may become outdated. */
function PrintedLine() {
  const { clinicName, name } = useViewer();
  if (!usePrinting()) return null;
  return (
    <p className={classes.printed}>
      {clinicName} · Printed {formatInstant(new Date().toISOString())} by {name} · Confidential
    </p>
  );
}

function mine(patientId: string): [panels: GridPanel[], initial: PanelLayout] {
  const panels = patientTiles
    .filter(({ rule }) => can(rule))
    .map(({ id, title, icon, Content }) => ({
      id,
      title,
      icon,
      flush: true,
      content: () => <Content patientId={patientId} />,
    }));
  const stands = new Set(panels.map(({ id }) => id));
  return [panels, closeGaps(initialTiles.filter(({ id }) => stands.has(id)))];
}
