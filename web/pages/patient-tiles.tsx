import {
  IconActivity,
  IconAddressBook,
  IconAlertTriangle,
  IconCalendarEvent,
  IconHeartbeat,
  IconHistory,
  IconInbox,
  IconMapPin,
  IconNotes,
  IconPill,
  IconStethoscope,
  IconTags,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { loadPatientActivity } from '#audit/web';
import { loadPastVisits, loadPatientNotes } from '#chart/web';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { type FetchedOnUse, fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import type { Icon } from '#kit/module/web-module.ts';
import { AddressesPanel, AllergiesPanel, MedicationsPanel, PatientInformation, TagsEditor } from '#patients/web';
import { loadPatientRequests } from '#requests/web';
import { findComingVisits, loadFutureAppointments, loadPastAppointments } from '#scheduling/web';
import { loadVitalsCard } from '#vitals/web';

type Tile = FetchedOnUse<{ patientId: string }>;

/** One tile of the patient's page. */
export interface PatientTile {
  id: string;
  title: string;
  icon: Icon;
  rule?: string;
  Content: Tile;
  /** In sight when the page is opened: its code comes with the page's. */
  first?: boolean;
}

const tile = (load: () => Promise<ComponentType<{ patientId: string }>>): Tile =>
  fetchedOnUse<{ patientId: string }>(load, <RowsSkeleton rows={3} />);

const Information: Tile = Object.assign(
  (props: { patientId: string }) => <PatientInformation {...props} findVisits={findComingVisits} />,
  { prepare: PatientInformation.prepare },
);

/** The tiles that stand, by the names that the specification gives them (1 §2.13), and those about the record itself. */
export const patientTiles: readonly PatientTile[] = [
  { id: 'allergies', title: 'Allergens', icon: IconAlertTriangle, Content: AllergiesPanel, first: true },
  {
    id: 'futureAppointment',
    title: 'Future Appointments',
    icon: IconCalendarEvent,
    rule: 'scheduling.view',
    Content: tile(loadFutureAppointments),
    first: true,
  },
  {
    id: 'encounter',
    title: 'Past Visits',
    icon: IconStethoscope,
    rule: 'chart.view',
    Content: tile(loadPastVisits),
    first: true,
  },
  { id: 'medications', title: 'Medications', icon: IconPill, Content: MedicationsPanel, first: true },
  {
    id: 'vitals',
    title: 'Vitals',
    icon: IconHeartbeat,
    rule: 'vitals.view',
    Content: tile(loadVitalsCard),
    first: true,
  },
  { id: 'information', title: 'Patient Information', icon: IconAddressBook, Content: Information, first: true },
  { id: 'notes', title: 'Chart Notes', icon: IconNotes, rule: 'chart.view', Content: tile(loadPatientNotes) },
  {
    id: 'history',
    title: 'Past Appointments',
    icon: IconHistory,
    rule: 'scheduling.view',
    Content: tile(loadPastAppointments),
  },
  { id: 'requests', title: 'Requests', icon: IconInbox, rule: 'requests.view', Content: tile(loadPatientRequests) },
  { id: 'addresses', title: 'Addresses', icon: IconMapPin, Content: AddressesPanel },
  { id: 'tags', title: 'Tags', icon: IconTags, Content: TagsEditor },
  { id: 'Activity', title: 'Activity', icon: IconActivity, rule: 'audit.view', Content: tile(loadPatientActivity) },
];

/**
 * The default grid of 12 columns. All of the specification's tiles have their place; one whose area does not stand yet, or that
 * the viewer may not see, leaves it to those below.
 */
export const initialTiles: PanelLayout = [
  { id: 'allergies', x: 0, y: 0, w: 4, h: 5 },
  { id: 'medications', x: 4, y: 0, w: 4, h: 5 },
  { id: 'futureAppointment', x: 8, y: 0, w: 4, h: 5 },
  { id: 'encounter', x: 0, y: 5, w: 4, h: 9 },
  { id: 'vitals', x: 4, y: 5, w: 4, h: 9 },
  { id: 'information', x: 8, y: 5, w: 4, h: 9 },
  { id: 'notes', x: 0, y: 14, w: 8, h: 6 },
  { id: 'addresses', x: 8, y: 14, w: 4, h: 6 },
  { id: 'history', x: 0, y: 20, w: 8, h: 5 },
  { id: 'tags', x: 8, y: 20, w: 4, h: 5 },
  { id: 'requests', x: 0, y: 25, w: 4, h: 7 },
  { id: 'Activity', x: 4, y: 25, w: 8, h: 7 },
  { id: 'tasks', x: 0, y: 32, w: 4, h: 6 },
  { id: 'pharmacy', x: 4, y: 32, w: 4, h: 6 },
  { id: 'billing', x: 8, y: 32, w: 4, h: 6 },
  { id: 'openorder', x: 0, y: 38, w: 4, h: 6 },
  { id: 'document', x: 4, y: 38, w: 4, h: 6 },
  { id: 'PatientQuestionnaire', x: 8, y: 38, w: 4, h: 6 },
  { id: 'notes2', x: 0, y: 44, w: 12, h: 6 },
];
