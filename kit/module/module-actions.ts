import type { ComponentType } from 'react';

/** A drug to prescribe from a note: from the compendium, under another name, a supply, or a compound. */
export interface DrugToPrescribe {
  patientId: string;
  /** Null outside of a note. */
  noteId: string | null;
  kind: 'drug' | 'supply' | 'compound';
  /** The `Drug_Descriptor_Identifier`; omitted for a supply, a compound, or a drug that is not in a compendium. */
  descriptorId?: string;
  name?: string;
  /** The entry of the medication list that it is for. */
  medicationId?: string;
}

/** Provided by the prescribing module: the actions of the chart's drug panel. Without it the panel offers none. */
export interface DrugActions {
  rule: string;
  /** The access rule for viewing prescriptions. */
  viewRule: string;
  openPrescription: (drug: DrugToPrescribe) => void;
  /** Below an entry of the medication list: its last prescription, with a button to prescribe or renew it. */
  ofMedication: () => Promise<ComponentType<{ patientId: string; medication: { id: string; name: string } }>>;
}

/** Provided by the waitlist module: the waitlist actions of the calendar. Without it the calendar offers none. */
export interface WaitlistActions {
  /** The access rule for adding a patient to the waitlist. */
  rule: string;
  openEntry: (known: {
    patientId?: string | null;
    categoryId?: string | null;
    calendarIds?: readonly string[];
  }) => void;
  /** The access rule for viewing the waitlist. */
  viewRule: string;
  /** Released slots, next to the calendar. */
  released: () => Promise<ComponentType>;
  /** A patient's waitlist entries, below their upcoming appointments. */
  ofPatient: () => Promise<ComponentType<{ patientId: string }>>;
}
