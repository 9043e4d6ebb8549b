import * as z from 'zod/mini';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { codingShape, conceptShape, filled, referenceShape } from '#platform/fhir/element-shapes.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import type { DocumentType } from '../../rules/index.ts';
import { documentTypeOf } from './document-types.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Send a day, YYYY-MM-DD'));
const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/, 'Send date, time and time zone'));

const SHAPE = z.strictObject({
  status: z.literal('current'),
  type: conceptShape,
  category: z.optional(z.array(z.strictObject({ coding: z.array(codingShape), text: z.optional(filled) }))),
  subject: referenceShape,
  date: z.optional(instant),
  author: z.optional(z.array(referenceShape)),
  custodian: z.optional(referenceShape),
  description: z.optional(filled),
  content: z
    .array(
      z.strictObject({
        attachment: z.strictObject({
          contentType: filled,
          data: z.optional(z.string()),
          url: z.optional(filled),
          size: z.optional(z.int()),
          title: z.optional(filled),
          creation: z.optional(day),
        }),
        format: z.optional(codingShape),
      }),
    )
    .check(z.length(1, 'Send one file')),
  context: z.optional(z.strictObject({ period: z.optional(z.strictObject({ start: day, end: day })) })),
});

type Elements = z.output<typeof SHAPE>;

/** A document as it was sent. */
export interface SentDocument {
  patientId: string;
  /** The day is null if none was sent. */
  said: { document_type: DocumentType; document_day: string | null; title: string };
  attachment: Elements['content'][number]['attachment'];
  stated: Pick<Elements, 'author' | 'custodian' | 'date'>;
}

const CATEGORY = 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category';

/** Parses a DocumentReference with one file. */
export function parseDocument(resource: AnyResource, served: AnyResource | null): SentDocument | DomainError {
  const parsed = parseElements(SHAPE, resource, served);
  if (isDomainError(parsed)) return parsed;
  const { type, category = [], subject, date, author, custodian, description, content, context } = parsed.elements;
  const { attachment, format } = content[0]!;
  const documentType = documentTypeOf(type);
  if (documentType === null) return elementInvalid('type', 'Send one of the clinic’s document types, by code or text');
  const isStrange = ({ coding }: (typeof category)[number]): boolean =>
    coding.length === 0 || coding.some(({ system, code }) => system !== CATEGORY || code !== 'clinical-note');
  if (category.some(isStrange)) return elementInvalid('category', 'The only category is clinical-note');
  if (format !== undefined && format.code !== 'urn:ihe:iti:xds:2017:mimeTypeSufficient')
    return elementInvalid('content[0].format', 'The only format is mimeTypeSufficient');
  const title = description ?? attachment.title;
  if (title === undefined) return elementInvalid('description', 'This element is required');
  // Both are served: one of them can be changed, or both in the same way.
  const was = served === null ? undefined : (served as { description?: string }).description;
  const titles = new Set([title, attachment.title ?? title]);
  if (titles.size > 1) titles.delete(was ?? '');
  if (titles.size > 1) return elementInvalid('content[0].attachment.title', 'Send the same text as in description');
  const documentDay = dayOf(attachment.creation, context?.period, served);
  if (isDomainError(documentDay)) return documentDay;
  return {
    patientId: subject.reference.split('/').at(-1)!,
    said: { document_type: documentType, document_day: documentDay, title: [...titles][0]! },
    attachment,
    stated: { author, custodian, date },
  };
}

function dayOf(
  creation: string | undefined,
  period: { start: string; end: string } | undefined,
  served: AnyResource | null,
): string | null | DomainError {
  if (period !== undefined && period.start !== period.end)
    return elementInvalid('context.period', 'A file is of one day');
  const days = new Set([creation, period?.start].filter((one) => one !== undefined));
  const was = (served as { context?: { period?: { start?: string } } } | null)?.context?.period?.start;
  if (days.size > 1) days.delete(was ?? '');
  if (days.size > 1) return elementInvalid('context.period', 'Send the same day as in content.attachment.creation');
  return [...days][0] ?? null;
}
