import { isDay } from '#values/day.ts';
import { isLonger, plainLine } from '#values/clean-text.ts';
/** Document types of a patient's chart. */
export const DOCUMENT_TYPES = [
  'Letter',
  'Referral',
  'Lab result',
  'Imaging',
  'Consent',
  'Insurance card',
  'Identification',
  'Other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The description of a document. */
export interface DocumentFields {
  document_type: DocumentType;
  /** YYYY-MM-DD. */
  document_day: string;
  title: string;
}

/** Validates the description of a document and returns it normalized, or the problem. `today` is the clinic's date. */
export function checkDocument(
  said: { document_type: string; document_day: string; title: string },
  today: string,
): DocumentFields | { path: keyof DocumentFields; message: string }[] {
  const problems: { path: keyof DocumentFields; message: string }[] = [];
  const type = DOCUMENT_TYPES.find((each) => each === said.document_type);
  if (type === undefined) problems.push({ path: 'document_type', message: 'Choose a type' });
  const day = said.document_day;
  if (!isDay(day) || day < '1900-01-01') problems.push({ path: 'document_day', message: 'Choose a date' });
  else if (day > today) problems.push({ path: 'document_day', message: 'This date is in the future' });
  const title = plainLine(said.title);
  if (title === '') problems.push({ path: 'title', message: 'Title is required' });
  else if (isLonger(title, 200)) problems.push({ path: 'title', message: 'Enter at most 200 characters' });
  if (type === undefined || problems.length > 0) return problems;
  return { document_type: type, document_day: day, title };
}
