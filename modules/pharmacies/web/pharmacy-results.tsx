import '@mantine/core/styles/Table.layer.css';
import { Table, VisuallyHidden } from '@mantine/core';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { milesWords, shownSpecialty } from '../rules/index.ts';
import classes from './pharmacies.module.css';
import { addressOf, nameOf, type PickedPharmacy, serviceOf, whyNot } from './pharmacy-words.ts';

interface PharmacyResultsProps {
  pharmacies: readonly PickedPharmacy[];
  onSelect: (pharmacy: PickedPharmacy) => void;
}

/**
 * The search results: name, address, city, state, service level, specialty and a button to select; a list on phones.
 */
export function PharmacyResults({ pharmacies, onSelect }: PharmacyResultsProps) {
  const phone = usePhone();
  if (phone)
    return (
      <RowList label="Pharmacies">
        {pharmacies.map((pharmacy) => (
          <Row
            key={pharmacy.NCPDPID}
            title={nameOf(pharmacy)}
            subtitle={addressOf(pharmacy)}
            lines={
              <>
                <RowLine>
                  {joinParts([
                    pharmacy.miles != null && milesWords(pharmacy.miles),
                    shownSpecialty(pharmacy.DirectorySpecialtyName ?? null),
                    serviceOf(pharmacy),
                  ])}
                </RowLine>
                <Doubt pharmacy={pharmacy} />
              </>
            }
            actions={<Select pharmacy={pharmacy} onSelect={onSelect} />}
          />
        ))}
      </RowList>
    );
  return (
    <div className={classes.results}>
      <Table verticalSpacing="xs" horizontalSpacing="sm" aria-label="Pharmacies">
        <Table.Thead>
          <Table.Tr>
            {['Name', 'Address', 'City', 'State', 'Distance', 'Service level', 'Specialty'].map((title) => (
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
              <Table.Td className={classes.distance}>
                {pharmacy.miles == null ? '' : milesWords(pharmacy.miles)}
              </Table.Td>
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
    <RowButton
      of={`${nameOf(pharmacy)}, ${pharmacy.StandardizedAddressLine1}`}
      disabled={whyNot(pharmacy) !== null}
      onClick={() => onSelect(pharmacy)}
    >
      Select
    </RowButton>
  );
}
