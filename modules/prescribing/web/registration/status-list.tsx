import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import type { EPrescribingStatusFieldsFragment } from '../setting.operations.gen.ts';
import classes from './registration.module.css';

/** The prescriber's registration: name, NPI, number, practice, address, proof. */
export function StatusList({ status }: { status: EPrescribingStatusFieldsFragment }) {
  const facts: [string, string][] = [
    ['Prescriber', status.name],
    ['NPI', status.NPI ?? 'None. Enter it under Personal Settings.'],
    [
      'SPI',
      status.ProviderPracticeLocationSPI ?? 'None. Your administrator can register you under e-Practice Registration.',
    ],
    ['Practice', status.practice_name ?? 'None'],
    ['Address', status.address ?? 'None'],
    ['Phone', status.phone == null ? 'None' : formatPhone(status.phone)],
    ['Identity', status.proven_time == null ? 'Not proven yet' : `Proven ${formatInstant(status.proven_time)}`],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
