import type { ClinicTagName } from '../clinic-tags.ts';
import type { DoctorKey } from './demo-staff.ts';

/** The source of a demo patient, before `demoPatients` calculates the date of birth. */
export interface DemoSheet {
  /** Identifies the patient in the other files of this folder. */
  key: string;
  first_name: string;
  last_name: string;
  middle_name?: string;
  nick_name?: string;
  gender: 'Female' | 'Male';
  /** An age in years with a birthday as MM-DD, or in days, so that patients keep the age stated in their notes. */
  born: { years: number; birthday: string } | { days: number };
  race: string;
  ethnicity: 'Hispanic or Latino' | 'Not Hispanic or Latino';
  /** The preferred language, if recorded. */
  preferred_language?: 'en' | 'es';
  /** The last four digits of a phone number 617-555-01xx, which is reserved for fiction. */
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
  /** The directions, shown as instructions. */
  frequency: string;
  record_type: 'Drug' | 'Supplement';
  /** Taken for this many months; 0 means since this month. */
  months: number;
}
