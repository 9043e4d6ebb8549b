import { IconAddressBook } from '@tabler/icons-react';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import type { FetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { fetchedRows } from '#kit/module/fetched-rows.tsx';
import type { PatientTile } from '#kit/module/web-module.ts';
import { PatientInformation } from '#patients/web';
import { findComingVisits } from '#scheduling/web';
import { modules } from '../modules.ts';

type Content = FetchedOnUse<{ patientId: string }>;

/** A tile of the patient page, with its content component. */
export type ShownTile = Omit<PatientTile, 'tile'> & { Content: Content };

// Recording a death asks a higher module about booked appointments.
const information: ShownTile = {
  id: 'information',
  title: 'Patient Information',
  icon: IconAddressBook,
  first: true,
  Content: Object.assign(
    (props: { patientId: string }) => <PatientInformation {...props} findVisits={findComingVisits} />,
    { prepare: PatientInformation.prepare },
  ),
};

/** The tiles that the modules provide: those of the specification (1 §2.13) by its names, and more. */
export const patientTiles: readonly ShownTile[] = [
  information,
  ...modules
    .flatMap((module) => module.patientTiles ?? [])
    .map(({ tile, ...rest }) => ({ ...rest, Content: fetchedRows(tile) })),
];

// The default grid of 12 columns. A tile that the viewer may not see leaves its place to those after it.
const PLACES: PanelLayout = [
  { id: 'allergies', x: 0, y: 0, w: 4, h: 5 },
  { id: 'medications', x: 4, y: 0, w: 4, h: 5 },
  { id: 'futureAppointment', x: 8, y: 0, w: 4, h: 5 },
  { id: 'encounter', x: 0, y: 5, w: 4, h: 9 },
  { id: 'prescriptions', x: 4, y: 5, w: 4, h: 9 },
  { id: 'information', x: 8, y: 5, w: 4, h: 9 },
  { id: 'notes', x: 0, y: 14, w: 8, h: 9 },
  { id: 'vitals', x: 8, y: 14, w: 4, h: 9 },
  { id: 'history', x: 0, y: 23, w: 4, h: 6 },
  { id: 'addresses', x: 4, y: 23, w: 4, h: 6 },
  { id: 'tags', x: 8, y: 23, w: 4, h: 6 },
  { id: 'requests', x: 0, y: 29, w: 4, h: 7 },
  { id: 'Activity', x: 4, y: 29, w: 8, h: 7 },
  { id: 'tasks', x: 0, y: 36, w: 4, h: 6 },
  { id: 'pharmacy', x: 4, y: 36, w: 4, h: 6 },
  { id: 'billing', x: 8, y: 36, w: 4, h: 6 },
  { id: 'openorder', x: 0, y: 42, w: 4, h: 6 },
  { id: 'document', x: 4, y: 42, w: 4, h: 6 },
  { id: 'PatientQuestionnaire', x: 8, y: 42, w: 4, h: 6 },
  { id: 'notes2', x: 0, y: 48, w: 12, h: 6 },
];

const placed = new Set(PLACES.map(({ id }) => id));
const bottom = Math.max(...PLACES.map(({ y, h }) => y + h));

/** The initial layout of the tiles; those without a defined position are in rows of three below the others. */
export const initialTiles: PanelLayout = [
  ...PLACES,
  ...patientTiles
    .filter(({ id }) => !placed.has(id))
    .map(({ id, height = 6 }, index) => ({
      id,
      x: (index % 3) * 4,
      y: bottom + Math.floor(index / 3) * 6,
      w: 4,
      h: height,
    })),
];
