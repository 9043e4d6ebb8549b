import type { ComponentType } from 'react';

/** What is to be prescribed for a note: a drug of the compendium or of another name, a supply, or a compound. */
export interface DrugToPrescribe {
  patientId: string;
  /** Null outside of a note. */
  noteId: string | null;
  kind: 'drug' | 'supply' | 'compound';
  /** Its `Drug_Descriptor_Identifier`; left out for a supply, a compound, and what stands in no compendium. */
  descriptorId?: string;
  name?: string;
}

/** Filled by the module that prescribes: what the chart's drug panel begins. Without it the panel offers none of it. */
export interface DrugActions {
  rule: string;
  openPrescription: (drug: DrugToPrescribe) => void;
}

/** Filled by the waiting list: what the calendar offers of it. Without it the calendar offers none of it. */
export interface WaitlistActions {
  /** To put somebody on the list. */
  rule: string;
  openEntry: (known: {
    patientId?: string | null;
    categoryId?: string | null;
    calendarIds?: readonly string[];
  }) => void;
  /** To see who waits. */
  viewRule: string;
  /** What has become free, beside the calendar. */
  released: () => Promise<ComponentType>;
  /** What a patient waits for, below their appointments to come. */
  ofPatient: () => Promise<ComponentType<{ patientId: string }>>;
}
