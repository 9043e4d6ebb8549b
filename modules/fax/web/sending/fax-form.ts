import type { FormRules } from '#kit/forms/form-rules.ts';
import { checkFax, FAX_SUBJECTS } from '../../rules/index.ts';

/** The form values of a fax; its files are stored separately. */
export type FaxValues = {
  to_name: string;
  /** A verified number, or '' for one that is typed. */
  number_id: string | null;
  number: string;
  number_again: string;
  subject: string;
  files: string;
};

/** Initial values of a new fax. */
export const emptyFax: FaxValues = {
  to_name: '',
  number_id: null,
  number: '',
  number_again: '',
  subject: FAX_SUBJECTS[0],
  files: '',
};

/** Validation rules of a fax. */
export const faxRules: FormRules<FaxValues, FaxValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (given) => {
      const values = given as FaxValues;
      const checked = checkFax(values);
      return Array.isArray(checked)
        ? { issues: checked.map(({ path, message }) => ({ path: [path], message })) }
        : { value: values };
    },
  },
};
