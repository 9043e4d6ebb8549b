import { lazy, Suspense, useState } from 'react';
import { can } from '#kit/session/viewer.ts';
import { RecordPanel, RecordRow } from './record-panel.tsx';
import { type AddressRow, addressText } from './record-rows.ts';
import classes from './record.module.css';

const AddressDialog = lazy(() => import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })));

/** Where letters and bills go. */
export function AddressesPanel({ patientId }: { patientId: string }) {
  const [open, setOpen] = useState<AddressRow | 'new' | null>(null);
  const mayChange = can('patients.edit');
  return (
    <>
      <RecordPanel
        patientId={patientId}
        title="Addresses"
        add={mayChange ? { label: 'Add Address', run: () => setOpen('new') } : undefined}
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
                  edit={mayChange ? { label: `Edit ${address.address_line1}`, run: () => setOpen(address) } : undefined}
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
      {open !== null && (
        <Suspense>
          <AddressDialog patientId={patientId} address={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function typeWord({ address_type: type }: AddressRow): string {
  return type === 'billing' ? 'Billing' : 'Mailing';
}
