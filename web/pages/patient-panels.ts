import type { ComponentType } from 'react';
import { loadPatientNotes } from '#chart/web';
import { loadPatientAppointments } from '#scheduling/web';
import { loadVitalsCard } from '#vitals/web';

/** What a module shows on the page of a patient, in the wide column. */
export interface PatientPanel {
  id: string;
  title: string;
  rule?: string;
  panel: () => Promise<ComponentType<{ patientId: string }>>;
}

/** The panels of the modules that know something of a patient, from the top down. */
export const patientPanels: readonly PatientPanel[] = [
  { id: 'appointments', title: 'Appointments', rule: 'scheduling.view', panel: loadPatientAppointments },
  { id: 'vitals', title: 'Vitals', rule: 'vitals.view', panel: loadVitalsCard },
  { id: 'chart-notes', title: 'Chart notes', rule: 'chart.view', panel: loadPatientNotes },
];
