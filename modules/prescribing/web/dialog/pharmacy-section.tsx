import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { type FetchedOnUse, fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import { shownName, shownSpecialty } from '#pharmacies/rules';
import { PharmacyPicker } from '#pharmacies/web';
import { type ErxPharmacyFragment, SavedPharmaciesDocument } from '../drug.operations.gen.ts';
import classes from '../prescribing.module.css';
import { pharmacyLine, type ShownPharmacy } from './dialog-fields.ts';
import { Heading } from './people-sections.tsx';

interface PharmacySectionProps {
  patientId: string;
  usual: readonly ShownPharmacy[];
  chosen: ShownPharmacy | null;
  problem: string | undefined;
  onChoose: (pharmacy: ShownPharmacy) => void;
}

/** What the insurance says about drugs, of the module that knows it; undefined without it or without permission. */
let benefitsShown: FetchedOnUse<{ patientId: string }> | undefined;
function drugBenefits() {
  const known = webModules()
    .map(({ drugBenefits: each }) => each)
    .find((each) => each !== undefined && can(each.rule));
  if (known !== undefined) benefitsShown ??= fetchedOnUse(known.benefits, null);
  return known === undefined ? undefined : benefitsShown;
}

/** The receiving pharmacy: one of the patient's pharmacies, or a search by ZIP code. */
export function PharmacySection({ patientId, usual, chosen, problem, onChoose }: PharmacySectionProps) {
  const saved = useApiQuery(SavedPharmaciesDocument, { patient: patientId }, { quiet: true });
  const [searching, setSearching] = useState(false);
  const DrugBenefits = drugBenefits();
  const known = new Map(
    [
      ...usual,
      ...(saved.data?.get_patient_saved_pharmacy ?? []).map(({ pharmacy }) => shownOf(pharmacy)),
      ...(chosen === null ? [] : [chosen]),
    ].map((each) => [each.ncpdp_id, each]),
  );
  return (
    <fieldset className={classes.section}>
      <Heading needed>Pharmacy Information</Heading>
      <ReadHint read={saved} label="The patient’s pharmacies" />
      {known.size > 0 && (
        <Select
          label="Pharmacy"
          withAsterisk
          allowDeselect={false}
          value={chosen?.ncpdp_id ?? null}
          data={[...known.values()].map((each) => ({
            value: each.ncpdp_id,
            label: pharmacyLine(each),
            disabled: !(each.is_active && each.is_valid && each.takes_new),
          }))}
          onChange={(id) => {
            const pharmacy = known.get(id ?? '');
            if (pharmacy !== undefined) onChoose(pharmacy);
          }}
          error={problem}
        />
      )}
      {known.size === 0 && problem !== undefined && <p className={classes.problem}>{problem}</p>}
      {chosen !== null && <p className={classes.quiet}>{flagWords(chosen)}</p>}
      {DrugBenefits !== undefined && <DrugBenefits patientId={patientId} />}
      <div className={classes.actions} style={{ marginTop: '0.5rem' }}>
        <Button size="compact-sm" variant="default" aria-expanded={searching} onClick={() => setSearching(!searching)}>
          {searching ? 'Close the search' : 'Find a pharmacy by ZIP code'}
        </Button>
      </div>
      {searching && (
        <PharmacyPicker
          patientId={patientId}
          onSelect={(pharmacy) => {
            onChoose(shownOf(pharmacy));
            setSearching(false);
          }}
        />
      )}
    </fieldset>
  );
}

/** Converts a directory pharmacy for the dialog. */
export function shownOf(pharmacy: ErxPharmacyFragment): ShownPharmacy {
  return {
    ncpdp_id: pharmacy.NCPDPID,
    name: shownName(pharmacy.OrganizationName),
    address: pharmacy.StandardizedAddressLine1,
    city: pharmacy.City,
    state: pharmacy.StateProvince,
    postal_code: pharmacy.PostalCode,
    phone: pharmacy.PrimaryTelephone,
    specialty: shownSpecialty(pharmacy.DirectorySpecialtyName),
    service_level: pharmacy.ServiceLevel,
    active_start: pharmacy.ActiveStartTime,
    active_end: pharmacy.ActiveEndTime,
    is_active: pharmacy.active,
    is_valid: pharmacy.valid,
    takes_new: pharmacy.newrx,
    takes_cancel: pharmacy.cancel,
  };
}

function flagWords({ is_active, is_valid, takes_new, takes_cancel }: ShownPharmacy): string {
  return [
    is_active ? 'active' : 'inactive',
    is_valid ? 'valid' : 'no service level',
    takes_new ? 'accepts new prescriptions' : 'doesn’t accept new prescriptions',
    takes_cancel ? 'accepts cancellations' : 'doesn’t accept cancellations',
  ].join(' · ');
}
