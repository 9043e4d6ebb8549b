import '@mantine/core/styles/Table.layer.css';
import { Button, Table, VisuallyHidden } from '@mantine/core';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { shownSpecialty } from '../rules/index.ts';
import classes from './pharmacies.module.css';
import { addressOf, nameOf, type PickedPharmacy, serviceOf, whyNot } from './pharmacy-words.ts';

interface PharmacyResultsProps {
  pharmacies: readonly PickedPharmacy[];
  onSelect: (pharmacy: PickedPharmacy) => void;
}

/** What a search found: name, address, city, state, service level, specialty and a button to select it; a list on a phone. */
export function PharmacyResults({ pharmacies, onSelect }: PharmacyResultsProps) {
  const phone = usePhone();
  if (phone)
    return (
      <ul className={classes.list} aria-label="Pharmacies">
        {pharmacies.map((pharmacy) => (
          <li key={pharmacy.NCPDPID}>
            <div className={classes.what}>
              <strong>{nameOf(pharmacy)}</strong>
              <span className={classes.quiet}>{addressOf(pharmacy)}</span>
              <span className={classes.quiet}>
                {shownSpecialty(pharmacy.DirectorySpecialtyName ?? null)} · {serviceOf(pharmacy)}
              </span>
              <Doubt pharmacy={pharmacy} />
            </div>
            <Select pharmacy={pharmacy} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes.results}>
      <Table verticalSpacing="xs" horizontalSpacing="sm" aria-label="Pharmacies">
        <Table.Thead>
          <Table.Tr>
            {['Name', 'Address', 'City', 'State', 'Service level', 'Specialty'].map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <VisuallyHidden>Select</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pharmacies.map((pharmacy) => (
            <Table.Tr key={pharmacy.NCPDPID}>
              <Table.Th scope="row">
                {nameOf(pharmacy)} <Doubt pharmacy={pharmacy} />
              </Table.Th>
              <Table.Td>
                {pharmacy.StandardizedAddressLine1}, {pharmacy.PostalCode}
              </Table.Td>
              <Table.Td>{pharmacy.City}</Table.Td>
              <Table.Td>{pharmacy.StateProvince}</Table.Td>
              <Table.Td>{serviceOf(pharmacy)}</Table.Td>
              <Table.Td>{shownSpecialty(pharmacy.DirectorySpecialtyName ?? null)}</Table.Td>
              <Table.Td>
                <Select pharmacy={pharmacy} onSelect={onSelect} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Doubt({ pharmacy }: { pharmacy: PickedPharmacy }) {
  const why = whyNot(pharmacy);
  return why === null ? null : <StatusBadge tone="warning">{why}</StatusBadge>;
}

function Select({ pharmacy, onSelect }: { pharmacy: PickedPharmacy; onSelect: (pharmacy: PickedPharmacy) => void }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Select ${nameOf(pharmacy)}, ${pharmacy.StandardizedAddressLine1}`}
      onClick={() => onSelect(pharmacy)}
    >
      Select
    </Button>
  );
}
