import { can } from '#kit/session/viewer.ts';
import { ExportRecordMenu, PatientHeader } from '#patients/web';

/**
 * Loads the patient page together with the tiles that are visible first, so that all of it renders at the same time.
 */
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
