import { dialledNumber } from './dialled-number.ts';
import { FAX_SUBJECTS, faxLimits } from './fax-choices.ts';

/** The fields of a new fax: the id of a verified number, or a number entered twice. */
export interface FaxFields {
  to_name: string;
  number_id: string | null;
  number: string;
  number_again: string;
  subject: string;
}

/** The validated fields of a fax. */
export interface CheckedFax {
  toName: string;
  subject: string;
  /** The number as dialed; null if a verified one was chosen. */
  number: string | null;
}

/** Validates a fax and returns it, or the problem. */
export function checkFax(fields: FaxFields): CheckedFax | { path: string; message: string }[] {
  const problems: { path: string; message: string }[] = [];
  const toName = fields.to_name.trim();
  if (toName === '') problems.push({ path: 'to_name', message: 'Enter a recipient' });
  if (toName.length > faxLimits.name)
    problems.push({ path: 'to_name', message: `Enter at most ${faxLimits.name} characters` });
  const subject = FAX_SUBJECTS.find((one) => one === fields.subject);
  if (subject === undefined) problems.push({ path: 'subject', message: 'Choose a subject' });
  let number: string | null = null;
  if (fields.number_id === null) {
    number = dialledNumber(fields.number);
    if (number === null) problems.push({ path: 'number', message: 'Enter a valid fax number' });
    else if (dialledNumber(fields.number_again) !== number)
      problems.push({
        path: 'number_again',
        message: 'The two numbers differ. Compare them',
      });
  }
  return problems.length > 0 ? problems : { toName, subject: subject!, number };
}
