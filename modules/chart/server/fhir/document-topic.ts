import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';

// These change nothing in the document.
const ASIDE: ReadonlySet<unknown> = new Set(['comments', 'pinned']);

/** Notes that are signed, cosigned, amended or retracted, and the files attached to them. */
export const documentTopic: FhirTopic = {
  id: 'documents',
  title: 'Documents',
  description:
    'A chart note was signed, cosigned, amended or retracted. The files attached to it are reported with it.',
  type: 'DocumentReference',
  events: ['chart.note-changed'],
  concerns: ({ signed, part }) => signed === true && !ASIDE.has(part),
  async changed(tx, clinicId, { id }) {
    if (typeof id !== 'string') return [];
    const files = await tx
      .selectFrom('chart.note_attachment')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .where('note_id', '=', id)
      .where('deleted_time', 'is', null)
      .orderBy('id')
      .execute();
    return [id, ...files.map((file) => file.id)];
  },
};
