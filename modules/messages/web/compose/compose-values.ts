import type { FormRules } from '#kit/forms/form-rules.ts';
import { type Category, checkContent, messageLimits } from '../../rules/index.ts';
import type { ChosenFile } from '../drive-api.ts';

/** The values of the new message window, stored in the browser's vault until it is sent. */
export interface ComposeValues extends Record<string, unknown> {
  /** In the format of `recipientValue`. */
  recipients: string[];
  category: Category;
  subject: string;
  body: string;
  files: ChosenFile[];
  /** The forwarded attachments. */
  forwarded: ForwardedFile[];
  /** Days until an unread reminder, as text; '' for never. */
  remindDays: string;
}

/** An attachment of a forwarded message, by id. */
export interface ForwardedFile {
  id: string;
  file_name: string;
}

/** Initial values of the window. */
export const emptyMessage: ComposeValues = {
  recipients: [],
  category: 'Appointment',
  subject: '',
  body: '',
  files: [],
  forwarded: [],
  remindDays: '',
};

/** Encodes a recipient as one text: type, id and name. */
export function recipientValue(one: {
  participantType: string;
  participantId: string;
  name: string;
  detail?: string | null;
}): string {
  const about = [one.participantType === 'Patient' && 'Patient', one.detail].filter(Boolean).join(', ');
  return `${one.participantType}/${one.participantId}/${one.name}${about === '' ? '' : ` (${about})`}`;
}

/** Returns the label of an encoded recipient. */
export function recipientText(value: string): string {
  return value.split('/').slice(2).join('/');
}

/** Converts an encoded recipient for the API. */
export function recipientOf(value: string): { participantType: 'Doctor' | 'Patient'; participantId: string } {
  const [type, participantId = ''] = value.split('/');
  return { participantType: type === 'Patient' ? 'Patient' : 'Doctor', participantId };
}

/** Validation rules of a message. */
export const composeRules: FormRules<ComposeValues, ComposeValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const values = value as ComposeValues;
      const issues: { path: string[]; message: string }[] = [];
      if (values.recipients.length === 0) issues.push({ path: ['recipients'], message: 'Enter a recipient' });
      if (values.recipients.filter((one) => one.startsWith('Patient/')).length > 1)
        issues.push({ path: ['recipients'], message: 'Choose only one patient, to protect patients’ privacy' });
      const content = checkContent(values);
      if (Array.isArray(content)) issues.push(...content.map(({ path, message }) => ({ path: [path], message })));
      if (values.files.length + values.forwarded.length > messageLimits.attachments)
        issues.push({ path: ['files'], message: `Attach at most ${messageLimits.attachments} files` });
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};
