import type { ComponentType } from 'react';

/** What a module shows on the page of a patient, in the wide column. */
export interface PatientPanel {
  id: string;
  title: string;
  rule?: string;
  panel: () => Promise<ComponentType<{ patientId: string }>>;
}

/** The panels of the modules that know something of a patient, from the top down. */
export const patientPanels: readonly PatientPanel[] = [];
