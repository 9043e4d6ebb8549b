import { defineRecord, type RowOf } from '#audit/server';
import { nameTaken } from '#platform/domain-error.ts';

/** The clinic's templates for texts and emails. */
export const templates = defineRecord({
  table: 'notices.template',
  columns: ['name', 'channel', 'subject', 'body', 'subject_es', 'body_es'],
  called: 'template',
  objectType: 'notice_template',
  topic: 'notices.template-changed',
  deletes: true,
  refusals: { template_name: () => nameTaken('input.name', 'A template with this name already exists.') },
});
export type Template = RowOf<typeof templates>;
