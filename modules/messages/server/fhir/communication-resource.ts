import { codeableConcept, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { openText } from '../crypto/open-text.ts';
import { keyLabel } from '../records/key-label.ts';
import type { Participant } from '../writer.ts';
import { type PatientMessageRow, readPatientMessages } from './messages-fhir.sql.ts';
import { createCommunication } from './create-communication.ts';

/** Secure messages with patients, for those who wrote or received them; an app without a user reads none. */
export const communicationResource: FhirResource = {
  id: 'messages.messages',
  type: 'Communication',
  profiles: [],
  rule: 'messages.use',
  create: createCommunication,
  read: async (reader, selection) => {
    const { app, clinicId, personId, forPatient } = reader;
    if (personId === undefined) return [];
    const person: Participant = { type: forPatient ? 'Patient' : 'Doctor', id: personId };
    const rows = await readPatientMessages(app.database.kysely, clinicId, person, selection);
    if (rows.length === 0) return [];
    const secret = await app.keys.secret('messages');
    return rows.map((row) => toRecord(reader, row, secret));
  },
};

function toRecord({ clinicId }: FhirReader, row: PatientMessageRow, secret: Buffer): FhirRecord {
  const text = openText(secret, keyLabel(clinicId, row.id), row);
  const author = row.sender_user_id;
  return {
    resource: {
      resourceType: 'Communication',
      id: row.id,
      meta: metaOf(row.created_time, []),
      ...(row.first_id !== null && { inResponseTo: [reference('Communication', row.first_id)] }),
      status: text === null ? 'unknown' : 'completed',
      category: [codeableConcept([], row.category)],
      subject: reference('Patient', row.patient_id),
      sent: row.created_time.toISOString(),
      ...(row.recipients.length > 0 && { recipient: row.recipients.map(referenceTo) }),
      sender: author === null ? reference('Patient', row.sender_patient_id!) : reference('Practitioner', author),
      ...(text !== null && {
        topic: codeableConcept([], text.subject),
        payload: [{ contentString: text.body }],
      }),
    },
    patientId: row.patient_id,
    authorUserId: author,
    authoredTime: row.created_time,
  };
}

const referenceTo = ({ type, id }: Participant) => reference(type === 'Patient' ? 'Patient' : 'Practitioner', id);
