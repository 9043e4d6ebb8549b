import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { PatientPicker, type PickedPatient } from '#patients/web';
import {
  type ChargeFieldsFragment,
  ChargesDocument,
  CreateInvoiceDocument,
  CreateSuperbillDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';
import { openPaper } from './open-paper.ts';

interface PaperDialogProps {
  kind: 'invoice' | 'superbill';
  /** The patient, if known. */
  patient?: { id: string };
  onClose: () => void;
}

/** Creates an invoice or a superbill of selected posted charges. */
export function PaperDialog({ kind, patient: known, onClose }: PaperDialogProps) {
  const phone = usePhone();
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const patientId = known?.id ?? patient?.id;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [recipient, setRecipient] = useState('');
  const [key] = useState(newClientKey);
  const read = useApiQuery(
    ChargesDocument,
    { where: { patient_id: patientId ?? '', state: 'posted', open_only: kind === 'invoice' }, take: 50 },
    { enabled: patientId !== undefined, quiet: true },
  );
  const charges = read.data?.charges.charges ?? [];
  // An invoice defaults to all open charges; a superbill to one day.
  const latest = charges[0]?.date_of_charge;
  const ids =
    chosen ??
    charges.filter(({ date_of_charge }) => kind === 'invoice' || date_of_charge === latest).map(({ id }) => id);
  const done = ({ id, number }: { id: string; number: number }): void => {
    toast.success(`${kind === 'invoice' ? 'Invoice' : 'Superbill'} ${number} made`, {
      action: { label: 'Open PDF', run: () => openPaper(`/billing/${kind}s/${id}.pdf`) },
    });
    onClose();
  };
  const invoice = useApiMutation(CreateInvoiceDocument, {
    refreshes: ACCOUNTS,
    onDone: ({ createInvoice }) => done(createInvoice),
  });
  const superbill = useApiMutation(CreateSuperbillDocument, {
    refreshes: ACCOUNTS,
    onDone: ({ createSuperbill }) => done(createSuperbill),
  });
  const make = (): void => {
    if (patientId === undefined) return;
    if (kind === 'invoice')
      invoice.mutate({ input: { client_key: key, patient_id: patientId, charge_ids: [...ids], recipient } });
    else superbill.mutate({ client_key: key, input: { patient_id: patientId, charge_ids: [...ids] } });
  };
  const total = charges.filter(({ id }) => ids.includes(id)).reduce((sum, charge) => sum + charge.amount_of_charge, 0);
  return (
    <Modal
      opened
      onClose={onClose}
      title={kind === 'invoice' ? 'New invoice' : 'New superbill'}
      size="34rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.pad} style={{ padding: 0 }}>
        {known === undefined && (
          <PatientPicker
            label="Patient"
            withAsterisk
            value={patient}
            offerNew={false}
            onPick={(picked) => {
              setPatient(picked);
              setChosen(null);
            }}
          />
        )}
        {patientId !== undefined && (
          <ReadState read={read} label="Charges" rows={3}>
            {() =>
              charges.length === 0 ? (
                <p className={classes.quiet} role="status">
                  {kind === 'invoice' ? 'No open charges.' : 'No posted charges.'}
                </p>
              ) : (
                <ChargeChoice charges={charges} ids={ids} onChoose={setChosen} />
              )
            }
          </ReadState>
        )}
        {kind === 'invoice' && (
          <TextInput
            label="Billed to someone else"
            description="Leave blank to bill the patient"
            maxLength={120}
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={patientId === undefined || ids.length === 0 || charges.length === 0}
            loading={invoice.isPending || superbill.isPending}
            onClick={make}
          >
            Create{total > 0 ? `, ${formatMoney(total)}` : ''}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface ChargeChoiceProps {
  charges: readonly ChargeFieldsFragment[];
  ids: readonly string[];
  onChoose: (ids: string[]) => void;
}

function ChargeChoice({ charges, ids, onChoose }: ChargeChoiceProps) {
  return (
    <Checkbox.Group label="Charges" value={[...ids]} onChange={onChoose}>
      {charges.map((charge) => (
        <Checkbox
          key={charge.id}
          value={charge.id}
          mt="xs"
          label={`${formatDay(charge.date_of_charge)} ${charge.description}, ${formatMoney(charge.amount_of_charge)}`}
        />
      ))}
    </Checkbox.Group>
  );
}
