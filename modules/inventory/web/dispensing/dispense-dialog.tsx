import '@mantine/core/styles/SegmentedControl.layer.css';
import { Anchor, SegmentedControl, SimpleGrid } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiQuery } from '#kit/api/use-api.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import {
  DispensePrescribersDocument,
  type DispensePreviewQuery,
  type DispenseSafetyQuery,
} from '../accounting.operations.gen.ts';
import { eligibilitiesOf, PROGRAM_ELIGIBILITIES } from '../../rules/index.ts';
import { PickedPatientDocument } from '../registration.operations.gen.ts';
import classes from '../inventory.module.css';
import { ScanField } from '../inputs/scan-field.tsx';
import { searchProducts } from '../inputs/search-things.ts';
import { lotName } from '../stock-labels.ts';
import { SafetyNotices } from './safety-notices.tsx';
import { type DispenseOf, useDispensing } from './use-dispensing.ts';

/** Dispenses a product: shows the lots first, and asks for a reason if there is a warning. */
export function DispenseDialog({ of, onClose }: { of: DispenseOf; onClose: () => void }) {
  const dispensing = useDispensing(of, onClose);
  const { userId } = useViewer();
  const prescribers = useApiQuery(DispensePrescribersDocument, {}, { quiet: true }).data?.dispense_prescribers ?? [];
  const { form, scanned, safety, warning, asksWhy } = dispensing;
  return (
    <FormDialog
      form={form}
      title={of.order === undefined ? 'Dispense' : `Dispense ${of.order.product_name}`}
      size="32rem"
      save={asksWhy ? 'Dispense anyway' : 'Dispense'}
      danger={asksWhy}
      onClose={onClose}
    >
      <PatientHeading patientId={of.patientId} />
      <ScanField onScanned={dispensing.take} />
      {of.order === undefined && (
        <SearchSelectField
          form={form}
          name="product_id"
          label="Product"
          withAsterisk
          search={searchProducts(['drug', 'supplement', 'lab_kit', 'service'])}
          {...(scanned === null ? {} : { initial: scanned.product })}
          onChosen={(found) => dispensing.choose(found?.value ?? null)}
        />
      )}
      <SimpleGrid cols={2}>
        <NumberField
          form={form}
          name="quantity"
          label="Quantity"
          withAsterisk
          onInput={(event) => dispensing.setQuantity(event.currentTarget.value)}
        />
        <NumberField
          form={form}
          name="days_supply"
          label="Days’ supply"
          unit="days"
          onInput={(event) => dispensing.setDays(event.currentTarget.value)}
        />
      </SimpleGrid>
      {(safety?.public_stock ?? 0) > 0 && (
        <SegmentedControl
          aria-label="Stock owner"
          data={[
            { value: 'clinic', label: 'Clinic’s stock' },
            { value: 'public', label: 'Public program' },
          ]}
          value={dispensing.owner}
          onChange={(whose) => dispensing.setOwner(whose)}
        />
      )}
      {dispensing.owner === 'public' && (
        <SelectField
          form={form}
          name="program_eligibility"
          label="Eligibility"
          withAsterisk
          placeholder="Ask at each visit"
          description={lastReason(safety)}
          data={eligibilitiesOf(dispensing.lots[0]?.programme ?? '').map((value) => ({
            value,
            label: PROGRAM_ELIGIBILITIES[value],
          }))}
        />
      )}
      <TextField
        form={form}
        name="directions"
        label="Directions"
        maxLength={500}
        onInput={(event) => dispensing.setDirections(event.currentTarget.value)}
      />
      {of.order?.prescriber == null ? (
        <SelectField
          form={form}
          name="prescriber_id"
          label="Prescriber"
          description="Printed on the label."
          placeholder={prescribers.some(({ id }) => id === userId) ? 'You' : 'Not recorded'}
          clearable
          searchable
          data={prescribers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <Notice>Prescribed by {of.order.prescriber}</Notice>
      )}
      {dispensing.lots.length > 0 && <Notice>{dispensing.lots.map(lotWords).join('; ')}</Notice>}
      {dispensing.expiring.length > 0 && (
        <Notice tone="danger">
          {dispensing.expiring
            .map(({ lot_number, expires_on }) => `Lot ${lotName(lot_number)} expires on ${formatDay(expires_on)}`)
            .join('; ')}
          , before the therapy ends.
        </Notice>
      )}
      {dispensing.lotsError !== null && (
        <Notice tone="warning">
          {dispensing.lotsError instanceof Error ? dispensing.lotsError.message : 'Not enough in stock.'}
        </Notice>
      )}
      {scanned !== null && scanned.lotId !== null && (
        <Notice
          action={
            <Anchor component="button" type="button" underline="always" fz="sm" onClick={dispensing.dropScanned}>
              Earliest expiration first
            </Anchor>
          }
        >
          {`From scanned lot ${scanned.lot}${scanned.serial === '' ? '' : `, serial number ${scanned.serial}`}`}
        </Notice>
      )}
      {safety !== undefined && <SafetyNotices safety={safety} />}
      {dispensing.isUnchecked && <Notice tone="warning">Some safety checks could not be done.</Notice>}
      {warning !== null && safety?.needs_reason !== true && <Notice tone="danger">{warning}</Notice>}
      {asksWhy && (
        <TextField
          form={form}
          name="override_reason"
          label="Reason for dispensing anyway"
          withAsterisk
          maxLength={300}
        />
      )}
    </FormDialog>
  );
}

function lastReason(safety: DispenseSafetyQuery['dispense_safety'] | undefined): string | undefined {
  const last = safety?.last_eligibility ?? null;
  return last === null ? undefined : `Last time (${formatDay(last.on)}): ${PROGRAM_ELIGIBILITIES[last.eligibility]}`;
}

/** The patient in large type, to compare with the person in front of the dispensing member. */
function PatientHeading({ patientId }: { patientId: string }) {
  const read = useApiQuery(PickedPatientDocument, { id: patientId }, { quiet: true });
  const patient = read.data?.search_patients.patient_list[0];
  if (patient === undefined) return <ReadHint read={read} label="The patient’s name and date of birth" />;
  return (
    <div className={classes.patientHeading} role="group" aria-label="Patient">
      <strong>
        {patient.first_name} {patient.last_name}
      </strong>
      <span>
        {patient.date_of_birth !== null && `Born ${formatDay(patient.date_of_birth)} · `}
        Record {patient.user_patient_id}
      </span>
    </div>
  );
}

type PreviewedLot = DispensePreviewQuery['dispense_preview'][number];

function lotWords({ quantity, lot_number, expires_on, location_name }: PreviewedLot): string {
  const expiry = expires_on === null ? '' : `, expires ${formatDay(expires_on)}`;
  return `${quantity} of lot ${lotName(lot_number)}${expiry}, ${location_name}`;
}
