import type { ClinicTagName } from '../clinic-tags.ts';
import type { DoctorKey } from './demo-staff.ts';

/** A demo patient as it is written down here, before `demoPatients` gives it a date of birth. */
export interface DemoSheet {
  /** Names the patient in the other files of this folder. */
  key: string;
  first_name: string;
  last_name: string;
  middle_name?: string;
  nick_name?: string;
  gender: 'Female' | 'Male';
  /** An age in years with a birthday as MM-DD, or in days: so nobody grows older than the notes about them. */
  born: { years: number; birthday: string } | { days: number };
  race: string;
  ethnicity: 'Hispanic or Latino' | 'Not Hispanic or Latino';
  /** Where it is on file. */
  preferred_language?: 'en' | 'es';
  /** Telephone numbers are the last four digits of 617-555-01xx, which are kept for fiction. */
  mobile?: string;
  home_phone?: string;
  work_phone?: string;
  /** The part before @example.com. */
  mailbox?: string;
  emergency?: { name: string; phone: string };
  address: { line1: string; line2?: string; city: 'Boston' | 'Cambridge' | 'Somerville' | 'Brookline'; zip: string };
  tags: readonly ClinicTagName[];
  doctor: DoctorKey;
  history: readonly string[];
  allergies: readonly DemoAllergy[];
  medications: readonly DemoMedication[];
}

export interface DemoAllergy {
  substance: string;
  category: 'drug' | 'food' | 'insect' | 'latex' | 'mold' | 'pet' | 'pollen';
  reaction: string;
  severity: 'mild' | 'moderate' | 'severe';
}

export interface DemoMedication {
  drug_name: string;
  /** How it is taken, shown as instructions. */
  frequency: string;
  record_type: 'Drug' | 'Supplement';
  /** Taken for so many months; 0 is since this month. */
  months: number;
}
