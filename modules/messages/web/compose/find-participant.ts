import { request } from '#kit/api/request.ts';
import { patientName } from '#patients/rules';
import { MessageRecipientsDocument } from '../message.operations.gen.ts';
import { MessagePatientDocument } from '../registration.operations.gen.ts';

/** Finds a recipient by id for the recipients field, or null. */
export async function findParticipant(
  type: 'Doctor' | 'Patient',
  id: string,
): Promise<{ participantType: string; participantId: string; name: string } | null> {
  if (type === 'Doctor') {
    const { messageRecipients } = await request(MessageRecipientsDocument, { search: '' });
    return messageRecipients.find(({ participantId }) => participantId === id) ?? null;
  }
  const { search_patients } = await request(MessagePatientDocument, { id });
  const patient = search_patients.patient_list[0];
  return patient === undefined ? null : { participantType: type, participantId: id, name: patientName(patient) };
}
