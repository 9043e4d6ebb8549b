import { can } from '#kit/session/viewer.ts';
import { ExportRecordMenu, PatientHeader } from '#patients/web';

/** Fetches the page of a patient with the pieces that it shows first, so that all of it is painted at once. */
export async function loadPatientPage() {
  const [page] = await Promise.all([
    import('./patient-page.tsx'),
    PatientHeader.prepare(),
    ExportRecordMenu.prepare(),
    import('#kit/grid/panel-grid.tsx').then(({ preparePanelGrid }) => preparePanelGrid()),
    import('./patient-tiles.tsx').then(({ patientTiles }) =>
      Promise.all(
        patientTiles.filter((tile) => tile.first === true && can(tile.rule)).map(({ Content }) => Content.prepare()),
      ),
    ),
  ]);
  return page.PatientPage;
}
