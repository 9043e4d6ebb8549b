import * as z from 'zod/mini';
import { contentKinds, programLimits } from './content-kinds.ts';

const line = (most: number, missing: string) =>
  z
    .string({ error: () => missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `At most ${most} characters`));
const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters`)), '');
const days = (least: number) =>
  z
    .int(`Enter a whole number of days from ${least} to ${programLimits.days}`)
    .check(z.minimum(least, `At least ${least}`), z.maximum(programLimits.days, `At most ${programLimits.days}`));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date'));

/** Schema of a program's name, start and enrollment settings. */
export const programForm = z
  .object({
    name: line(programLimits.name, 'Name is required'),
    description: text(programLimits.description),
    type: z.enum(['rolling', 'fixed'], 'Choose a start type'),
    start_date: z._default(z.nullable(day), null),
    late_enrolment: z._default(z.boolean(), true),
    owner_id: z._default(z.nullable(z.string()), null),
  })
  .check(
    z.refine(({ type, start_date: start }) => type !== 'fixed' || start !== null, {
      path: ['start_date'],
      error: 'Enter the first day of the fixed program',
    }),
  );
export type ProgramFields = z.output<typeof programForm>;

/** Schema of program content; each kind has its own required field. */
export const contentForm = z
  .object({
    kind: z.enum(contentKinds, 'Choose a content type'),
    title: line(programLimits.title, 'Title is required'),
    staff_title: text(programLimits.title),
    body: text(programLimits.body),
    release_day: days(0),
    due_days: z._default(z.nullable(days(0)), null),
    required: z.boolean(),
    gate: z.boolean(),
    video_url: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters'))), null),
    file_id: z._default(z.nullable(z.string()), null),
    questionnaire_id: z._default(z.nullable(z.string()), null),
    event_category_id: z._default(z.nullable(z.string()), null),
    product_id: z._default(z.nullable(z.string()), null),
  })
  .check(
    z.refine(({ kind, body }) => !(kind === 'text' || kind === 'message') || body !== '', {
      path: ['body'],
      error: 'Text is required',
    }),
    z.refine(({ kind, video_url: url }) => kind !== 'video' || isSecureUrl(url), {
      path: ['video_url'],
      error: 'Enter an address that starts with https://',
    }),
    z.refine(({ kind, file_id: file }) => kind !== 'document' || file !== null, {
      path: ['file_id'],
      error: 'Choose a file',
    }),
    z.refine(({ kind, questionnaire_id: id }) => kind !== 'questionnaire' || id !== null, {
      path: ['questionnaire_id'],
      error: 'Choose a questionnaire',
    }),
    z.refine(({ kind, product_id: id }) => kind !== 'product' || id !== null, {
      path: ['product_id'],
      error: 'Choose a product',
    }),
    z.refine(({ gate, required }) => required || !gate, {
      path: ['gate'],
      error: 'Only required content can be a gate',
    }),
  );
export type ContentFields = z.output<typeof contentForm>;

/** Returns only the fields used by the content's kind: values typed before the kind was changed are dropped. */
export function fieldsOfKind(fields: ContentFields): ContentFields {
  const { kind } = fields;
  return {
    ...fields,
    video_url: kind === 'video' ? fields.video_url : null,
    file_id: kind === 'document' ? fields.file_id : null,
    questionnaire_id: kind === 'questionnaire' ? fields.questionnaire_id : null,
    event_category_id: kind === 'appointment' ? fields.event_category_id : null,
    product_id: kind === 'product' ? fields.product_id : null,
  };
}

function isSecureUrl(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return protocol === 'https:' && hostname.includes('.') && username === '';
}
