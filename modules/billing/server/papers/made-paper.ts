import type { Language } from '#values/language/language.ts';
import type { Paper } from './paper.ts';

/** A paper in words, whose it is, and where it could be mailed to. */
export interface MadePaper {
  patientId: string;
  email: string | null;
  /** Of its words. */
  language: Language;
  /** Of its file. */
  name: string;
  paper: Paper;
}
