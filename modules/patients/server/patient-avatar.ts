import { avatarLimits, filePermissions } from '#files/rules';
import type { FileKind } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import { notFound } from '#platform/domain-error.ts';
import { lockPatient } from './patients.sql.ts';

/** A patient's picture, with the same permissions as the patient record. */
export const patientAvatar: FileKind = {
  permission: filePermissions.patientAvatar,
  owner: 'patient',
  name: 'avatar',
  folder: 'avatars',
  objectType: 'patient_avatar',
  readRule: 'patients.view',
  writeRule: 'patients.edit',
  image: avatarLimits,
  async admit(tx, { actor }, patientId) {
    const patient = await lockPatient(tx, actor.clinicId, patientId);
    return patient === null ? notFound('patient') : null;
  },
  async changed(tx, { actor }, patientId, fileId) {
    await tx
      .updateTable('patients.patient')
      .set({ avatar_file_id: fileId })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', patientId)
      .execute();
    await publish(tx, { clinicId: actor.clinicId, topic: 'patients.patient-changed', body: { id: patientId } });
  },
};
