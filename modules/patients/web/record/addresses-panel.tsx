import { lazy } from '#kit/module/lazy.ts';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { usePatient } from '../use-patient.ts';
import { RecordPanel, RecordRow } from './record-panel.tsx';
import { type AddressRow, addressText } from './record-rows.ts';
import classes from './record.module.css';

const AddressDialog = lazy(() => import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })));

/** Mailing and billing addresses. */
export function AddressesPanel({ patientId }: { patientId: string }) {
  const { details } = usePatient(patientId);
  const editor = useEditor(details && [...details.mailing_addresses, ...details.billing_addresses]);
  const mayChange = can('patients.edit');
  return (
    <>
      <RecordPanel
        patientId={patientId}
        title="Addresses"
        add={mayChange ? { label: 'Add Address', run: editor.add } : undefined}
      >
        {({ mailing_addresses: mailing, billing_addresses: billing }) => {
          const all = [...mailing, ...billing];
          if (all.length === 0) {
            return (
              <div className={classes.empty}>
                <div className={classes.facts}>No address is recorded.</div>
              </div>
            );
          }
          return (
            <ul className={classes.list}>
              {all.map((address) => (
                <RecordRow
                  key={address.id}
                  edit={
                    mayChange ? { label: `Edit ${address.address_line1}`, run: () => editor.edit(address) } : undefined
                  }
                >
                  <div>
                    <span className={classes.main}>{typeWord(address)}</span>
                    {address.default_address && <span className={classes.kind}>Default</span>}
                    {address.po_box && <span className={classes.kind}>PO box</span>}
                  </div>
                  <div className={classes.facts}>{addressText(address)}</div>
                </RecordRow>
              ))}
            </ul>
          );
        }}
      </RecordPanel>
      {editor.render((address, close) => (
        <AddressDialog patientId={patientId} address={address} onClose={close} />
      ))}
    </>
  );
}

function typeWord({ address_type: type }: AddressRow): string {
  return type === 'billing' ? 'Billing' : 'Mailing';
}
