import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { joinReads } from '#kit/feedback/read.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { openWindow } from '#kit/windows/open-windows.ts';
import { favouritesFor, type PrescriptionFields } from '../../rules/index.ts';
import {
  DeletePrescriptionFavouriteDocument,
  PrescriptionFavouritesDocument,
  PrescriptionsDocument,
  type RxFieldsFragment,
  SavePrescriptionFavouriteDocument,
} from '../prescription.operations.gen.ts';
import classes from '../prescribing.module.css';
import type { ShownPharmacy } from './dialog-fields.ts';
import { Heading } from './people-sections.tsx';

interface SavedSectionProps {
  patientId: string;
  fields: PrescriptionFields;
  /** The open one. */
  current: string | null;
  pharmacies: readonly ShownPharmacy[];
  onFavourite: (fields: Partial<PrescriptionFields>) => void;
  onPharmacy: (pharmacy: ShownPharmacy) => void;
}

/** Saved items: this patient's unsent prescriptions, and the member's favorites. */
export function SavedSection({ patientId, fields, current, pharmacies, onFavourite, onPharmacy }: SavedSectionProps) {
  const saved = useApiQuery(
    PrescriptionsDocument,
    { search: { patient_id: patientId, states: ['Saved'] }, skip: 0, take: 20 },
    { quiet: true },
  );
  const kept = useApiQuery(PrescriptionFavouritesDocument, {}, { quiet: true });
  const favourites = kept.data?.prescriptionFavourites ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [setName, setSetName] = useState('');
  const codes = fields.diagnoses.map(({ code }) => code);
  const { fitting, others } = favouritesFor(favourites, codes);
  const unsent = (saved.data?.prescriptions.prescriptions ?? []).filter(({ id }) => id !== current);
  const use = (id: string | null): void => {
    setChosen(id);
    const favourite = favourites.find((each) => each.id === id);
    if (favourite === undefined) return;
    const { id: _id, name: _name, diagnosis_codes: _codes, set_name: _set, ...content } = favourite;
    onFavourite({
      ...content,
      is_attested: content.kind === 'drug' && content.drug_id === null ? true : fields.is_attested,
    });
    const pharmacy = pharmacies.find(({ ncpdp_id }) => ncpdp_id === favourite.pharmacy_ncpdp_id);
    if (pharmacy !== undefined) onPharmacy(pharmacy);
  };
  const keep = async (): Promise<void> => {
    try {
      const { kind, drug_id, drug_description, product_code, product_qualifier, drug_db_code, drug_db_qualifier } =
        fields;
      const { dosage_form, sig, quantity, quantity_unit, days_supply, refills, substitutions, pharmacy_ncpdp_id } =
        fields;
      await request(SavePrescriptionFavouriteDocument, {
        key: crypto.randomUUID(),
        input: {
          name: [drug_description, sig].filter(Boolean).join(': ').slice(0, 120),
          kind,
          drug_id,
          drug_description,
          product_code,
          product_qualifier,
          drug_db_code,
          drug_db_qualifier,
          dosage_form,
          sig,
          quantity,
          quantity_unit,
          days_supply,
          refills,
          substitutions,
          pharmacy_ncpdp_id,
          diagnosis_codes: fields.diagnoses.map(({ code }) => code),
          set_name: setName,
        },
      });
      toast.success('Favorite saved');
      refreshQueries('prescription', 'PrescriptionFavourites');
    } catch (error) {
      reportError(error);
    }
  };
  const remove = async (id: string): Promise<void> => {
    try {
      await request(DeletePrescriptionFavouriteDocument, { id });
      setChosen(null);
      refreshQueries('prescription', 'PrescriptionFavourites');
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <fieldset className={classes.section}>
      <Heading>Saved prescriptions and favorites</Heading>
      <ReadHint read={joinReads(saved, kept)} label="Saved prescriptions and favorites" />
      <div className={classes.actions}>
        {favourites.length > 0 && (
          <Select
            aria-label="Use a favorite"
            placeholder="Use a favorite"
            searchable
            size="xs"
            value={chosen}
            data={[
              { group: 'For these diagnoses', items: fitting.map(optionOf) },
              { group: fitting.length > 0 ? 'Other favorites' : 'Favorites', items: others.map(optionOf) },
            ].filter(({ items }) => items.length > 0)}
            onChange={use}
          />
        )}
        {chosen !== null && (
          <Button size="compact-sm" variant="default" onClick={() => void remove(chosen)}>
            Delete favorite
          </Button>
        )}
        <TextInput
          size="xs"
          aria-label="Order set of the new favorite"
          placeholder="Order set (optional)"
          value={setName}
          maxLength={80}
          onChange={(event) => setSetName(event.currentTarget.value)}
        />
        <Button
          size="compact-sm"
          variant="default"
          disabled={fields.drug_description.trim() === '' || fields.kind === 'compound'}
          onClick={() => void keep()}
        >
          Save as favorite
        </Button>
      </div>
      {unsent.length > 0 && <SavedList rows={unsent} />}
    </fieldset>
  );
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

function SavedList({ rows }: { rows: readonly RxFieldsFragment[] }) {
  return (
    <RowList label="Saved prescriptions">
      {rows.map(({ id, content }) => (
        <Row
          key={id}
          title={content.drug_description}
          subtitle={content.sig}
          actions={
            <RowButton
              of={content.drug_description}
              onClick={() => openWindow('prescription', { prescription_id: id })}
            >
              Open
            </RowButton>
          }
        />
      ))}
    </RowList>
  );
}
