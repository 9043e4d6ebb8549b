import classes from '../prescribing.module.css';
import type { RxMedicationFragment, RxRequestFragment } from '../prescription.operations.gen.ts';

const ROWS: readonly [keyof RxMedicationFragment, string][] = [
  ['drug_description', 'Drug'],
  ['sig', 'Sig'],
  ['quantity', 'Quantity'],
  ['quantity_unit', 'Unit'],
  ['days_supply', 'Days supply'],
  ['refills', 'Refills'],
  ['substitutions', 'Substitution'],
  ['written_date', 'Written'],
  ['last_fill_date', 'Last fill'],
  ['product_code', 'Product code'],
  ['ingredients', 'Ingredients'],
  ['note', 'Note'],
];

/**
 * The original, the last dispensed and the requested medication side by side; differences from the original are bold.
 */
export function SideBySide({ row }: { row: RxRequestFragment }) {
  const columns: [string, RxMedicationFragment | null][] = [
    ['Original', row.original],
    ['Last dispensed', row.dispensed],
    ...row.requested.map((each, at): [string, RxMedicationFragment] => [
      row.requested.length > 1 ? `Requested ${at + 1}` : 'Requested',
      each,
    ]),
  ];
  const text = (medication: RxMedicationFragment | null, name: keyof RxMedicationFragment): string => {
    const value = medication?.[name];
    if (name === 'substitutions') return value === undefined ? '' : value === '1' ? 'Not allowed' : 'Allowed';
    return Array.isArray(value) ? value.join(', ') : (value ?? '');
  };
  const shown = ROWS.filter(([name]) => columns.some(([, medication]) => text(medication, name) !== ''));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <div className={classes.scroll} tabIndex={0} role="group" aria-label="Original, dispensed and requested">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {columns.map(([title, medication]) => {
                const value = text(medication, name);
                const differs = title !== 'Original' && row.original !== null && value !== text(row.original, name);
                return <td key={title}>{differs && value !== '' ? <strong>{value}</strong> : value || '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
