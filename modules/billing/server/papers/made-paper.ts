import type { Language } from '#values/language/language.ts';
import type { Paper } from './paper.ts';

/** The content of a document, its patient, and its mail address. */
export interface MadePaper {
  patientId: string;
  email: string | null;
  /** Of its words. */
  language: Language;
  /** The file name. */
  name: string;
  paper: Paper;
}
