import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { CancelPrescriptionDocument, PrescriptionsOfMedicationDocument } from '../prescription.operations.gen.ts';
import { toastAnswer } from '../prescription-labels.ts';

/** Offers to cancel prescriptions that a pharmacy may still dispense for a medication that was just stopped. */
export async function offerCancel({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    const { prescriptionsOfMedication: found } = await request(PrescriptionsOfMedicationDocument, { id });
    const standing = found.filter(({ may_cancel: may }) => may);
    if (standing.length === 0) return;
    const places = [...new Set(standing.map(({ pharmacy_name: pharmacy }) => pharmacy))].join(', ');
    const yes = await confirm({
      title: 'Cancel it at the pharmacy too?',
      message: `${name} was stopped, but ${places} can still dispense it until the prescription is canceled there.`,
      confirm: 'Cancel Rx',
      cancel: 'Keep prescription',
      danger: true,
    });
    if (!yes) return;
    for (const each of standing) {
      const { cancelPrescription: sent } = await request(CancelPrescriptionDocument, {
        id: each.id,
        reason: 'The medication was stopped',
      });
      toastAnswer(sent);
    }
    refreshQueries('prescription');
  } catch (error) {
    reportError(error);
  }
}
