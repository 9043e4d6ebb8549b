import { Modal } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { UrgentNotices } from '#patients/web';
import { Facts } from '../dialog/people-sections.tsx';
import classes from '../prescribing.module.css';
import type { RxRequestFragment } from '../prescription.operations.gen.ts';
import { changeWords } from '../prescription-labels.ts';
import { SideBySide } from './side-by-side.tsx';

/** The full pharmacy request. */
export function ReviewDialog({ row, onClose }: { row: RxRequestFragment; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={row.kind === 'renewal' ? 'Renewal request' : 'Change request'}
      size="54rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RequestFacts row={row} />
    </Modal>
  );
}

/** Returns warnings about a request's directions: coded ones that differ from their text. */
export function sigFlagsOf({ dispensed, original, requested }: RxRequestFragment): string[] {
  const flags = [dispensed, original, ...requested].map((each) => each?.sig_flag ?? '');
  return [...new Set(flags)].filter(Boolean);
}

/** The patient, the pharmacy, and the three versions side by side. */
export function RequestFacts({ row }: { row: RxRequestFragment }) {
  return (
    <div className={classes.sections}>
      {row.patient_id !== null && <UrgentNotices patientId={row.patient_id} />}
      <Facts
        facts={{
          Patient: row.patient_name,
          'Date of birth': formatDay(row.patient_birth),
          Gender: row.patient_gender,
          Phone: row.patient_phone,
          Address: row.patient_address,
          'In our records': row.matched_name ?? 'Not matched to a patient yet',
          Prescriber: row.prescriber_name,
          Pharmacy: [row.pharmacy_name, row.pharmacy_phone].filter(Boolean).join(', '),
          'Order number': row.order_number,
          'Rx reference number': row.rx_reference_number,
          ...(row.kind === 'change' ? { Asks: `${row.request_code}: ${changeWords(row)}` } : {}),
          ...(row.kind === 'renewal' ? { 'Refills asked': String(row.requested_refills ?? 'Not stated') } : {}),
          ...(row.response === null ? {} : { Answer: row.response }),
          ...(row.denial_reason === '' ? {} : { 'Denied because': row.denial_reason }),
          ...(row.response_note === '' ? {} : { 'Note of the answer': row.response_note }),
        }}
      />
      {sigFlagsOf(row).map((flag) => (
        <Notice key={flag} tone="warning">
          {flag}
        </Notice>
      ))}
      <SideBySide row={row} />
    </div>
  );
}
