import type { FormRules } from '#kit/forms/form-rules.ts';
import { type Category, checkContent, messageLimits } from '../../rules/index.ts';
import type { ChosenFile } from '../drive-api.ts';

/** What the window of a new message holds; it lies in the browser's vault until it is sent. */
export interface ComposeValues extends Record<string, unknown> {
  /** As `recipientValue` writes them. */
  recipients: string[];
  category: Category;
  subject: string;
  body: string;
  files: ChosenFile[];
  /** Of the message that is passed on, what goes along. */
  forwarded: ForwardedFile[];
  /** Days after which one is reminded where it is still unread, as a text; '' for never. */
  remindDays: string;
}

/** A file of a message that is passed on, by the id of its attachment. */
export interface ForwardedFile {
  id: string;
  file_name: string;
}

/** The window as it begins. */
export const emptyMessage: ComposeValues = {
  recipients: [],
  category: 'Appointment',
  subject: '',
  body: '',
  files: [],
  forwarded: [],
  remindDays: '',
};

/** A recipient as one text: what they are, their id, and how they are called. */
export function recipientValue(one: {
  participantType: string;
  participantId: string;
  name: string;
  detail?: string | null;
}): string {
  const detail = one.detail == null ? '' : `, ${one.detail}`;
  return `${one.participantType}/${one.participantId}/${one.name} (${one.participantType}${detail})`;
}

/** How such a recipient is shown. */
export function recipientText(value: string): string {
  return value.split('/').slice(2).join('/');
}

/** Such a recipient as the wire wants it. */
export function recipientOf(value: string): { participantType: 'Doctor' | 'Patient'; participantId: string } {
  const [type, participantId = ''] = value.split('/');
  return { participantType: type === 'Patient' ? 'Patient' : 'Doctor', participantId };
}

/** What a message needs before it can be sent. */
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
