import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { writtenTime } from '#platform/written-time.ts';
import { notePlainText } from '../../rules/index.ts';
import { encounterOf } from './chart-codes.ts';
import { BY_MIME_TYPE, DOCUMENT_CATEGORY, DOCUMENT_PROFILE, documentStatus } from './document-state.ts';
import { type NoteRow, readNoteDocuments } from './note-documents.sql.ts';

const PROGRESS_NOTE = coding(SYSTEMS.loinc, '11506-3', 'Progress note');
const PHONE_NOTE = coding(SYSTEMS.loinc, '34748-4', 'Telephone encounter Note');
const OTHER_NOTE = coding(SYSTEMS.loinc, '34109-9', 'Note');

/** Chart notes as plain text. */
export const noteDocumentResource: FhirResource = {
  id: 'chart.notes',
  type: 'DocumentReference',
  profiles: [DOCUMENT_PROFILE],
  rule: 'chart.view',
  read: async (reader, selection) =>
    (await readNoteDocuments(reader, selection)).map((note) => toResource(reader, note)),
};

function toResource({ clinicId, timeZone }: FhirReader, note: NoteRow): FhirRecord {
  const { encounter } = encounterOf({ ...note, note_id: note.id });
  const changed = note.changed_time;
  const text = Buffer.from(textOf(note, timeZone));
  const type = note.non_medical ? OTHER_NOTE : note.encounter_mode === 'phone' ? PHONE_NOTE : PROGRESS_NOTE;
  return {
    resource: {
      resourceType: 'DocumentReference',
      id: note.id,
      meta: metaOf(changed, [DOCUMENT_PROFILE]),
      identifier: [{ system: SYSTEMS.uri, value: `urn:uuid:${note.id}` }],
      ...documentStatus({ ...note, isAmended: note.addenda.length > 0 }),
      type: codeableConcept([type]),
      category: [DOCUMENT_CATEGORY],
      subject: reference('Patient', note.patient_id),
      date: (note.signed_time ?? note.created_time).toISOString(),
      author: [reference('Practitioner', note.author_id)],
      ...(note.signer_id !== null && { authenticator: reference('Practitioner', note.cosigner_id ?? note.signer_id) }),
      custodian: reference('Organization', clinicId),
      description: note.record_name,
      content: [
        {
          attachment: {
            contentType: 'text/plain; charset=utf-8',
            data: text.toString('base64'),
            size: text.length,
            title: note.record_name,
            creation: (note.signed_time ?? note.created_time).toISOString(),
          },
          format: BY_MIME_TYPE,
        },
      ],
      context: {
        ...(encounter !== undefined && { encounter: [encounter] }),
        period: { start: note.service_date, end: note.service_date },
      },
    },
    patientId: note.patient_id,
    authorUserId: note.author_id,
    authoredTime: note.signed_time ?? note.created_time,
  };
}

function textOf(note: NoteRow, timeZone: string): string {
  const time = writtenTime(timeZone);
  const nurse = notePlainText(note.nurse_note);
  return [
    note.record_name,
    notePlainText(note.note),
    ...(nurse === '' ? [] : [`Nurse note\n${nurse}`]),
    ...note.addenda.map(({ author, text, time: at }) => `Addendum by ${author}, ${time(new Date(at))}\n${text}`),
  ].join('\n\n');
}
