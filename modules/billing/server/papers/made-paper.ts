import type { Language } from '#values/language/language.ts';
import type { Paper } from './paper.ts';

/** The content of a document, its patient, and its mail address. */
export interface MadePaper {
  patientId: string;
  email: string | null;
  /** The patient's language, for the mail. */
  language: Language;
  /** The file name. */
  name: string;
  paper: Paper;
}
