import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { readZip, specialties } from '../rules/index.ts';
import {
  ElasticSearchPharmacyDocument,
  PharmaciesAsDoctorDocument,
  PharmacyDirectoryStateDocument,
  SearchPharmaciesDocument,
} from './drug.operations.gen.ts';
import classes from './pharmacies.module.css';
import { PharmacyResults } from './pharmacy-results.tsx';
import { addressOf, nameOf, type PickedPharmacy, whyNot } from './pharmacy-words.ts';
import { PatientPlaceDocument } from './registration.operations.gen.ts';
import { useSavedPharmacies } from './use-saved-pharmacies.ts';

/** Props of the pharmacy picker. */
export interface PharmacyPickerProps {
  /** The patient whose pharmacies are suggested and whose ZIP code starts the search; null for none. */
  patientId: string | null;
  /** Only search results, if the patient’s pharmacies are shown separately. */
  searchOnly?: boolean;
  onSelect: (pharmacy: PickedPharmacy) => void;
}

interface Search {
  zip: string;
  name: string;
  specialty: string | null;
  showAll: boolean;
}

const MOST_RECENT = 5;

/** Picks a pharmacy: the patient's, those that the clinic uses, or by ZIP code and name. */
export function PharmacyPicker({ patientId, searchOnly = false, onSelect }: PharmacyPickerProps) {
  const place = useApiQuery(
    PatientPlaceDocument,
    { id: patientId ?? '' },
    { quiet: true, enabled: patientId !== null },
  );
  const home = place.data?.get_patient_info_by_id?.mailing_addresses?.at(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [specialty, setSpecialty] = useState<string | null>(null);
  const [searched, setSearch] = useState<Search | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const near = readZip(home?.postal_code ?? '');
  const zip = typed ?? near ?? '';
  // The pharmacies near the patient are shown before anything is typed.
  const search = searched ?? (near === null ? null : { zip: near, name: '', specialty: null, showAll: false });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The surrounding dialog is a form of its own.
    event.stopPropagation();
    const byName = name.trim() !== '';
    if (!byName && readZip(zip) === null) return setProblem('A ZIP code of five digits is required');
    setProblem(null);
    setSearch({ zip, name: name.trim(), specialty, showAll: false });
  };
  return (
    <div className={classes.picker}>
      {!searchOnly && <Known patientId={patientId} onSelect={onSelect} />}
      <form onSubmit={submit} className={classes.search} aria-label="Search pharmacies" noValidate>
        <TextInput
          label="ZIP code"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={zip}
          error={problem}
          // The patient's ZIP code arrives later and must not overwrite typed text.
          onFocus={() => setTyped(zip)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextInput
          label="Name, street or NCPDP ID"
          placeholder="Anywhere"
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label="Specialty"
          placeholder="Any"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Specialty' }}
          checkIconPosition="right"
          value={specialty}
          onChange={setSpecialty}
          data={[...specialties]}
        />
        <Button type="submit" variant="default" leftSection={<IconSearch size={16} stroke={1.75} />}>
          Search pharmacies
        </Button>
      </form>
      {search !== null && (
        <Found
          search={search}
          near={near}
          onSelect={onSelect}
          onShowAll={() => setSearch({ ...search, showAll: true })}
        />
      )}
    </div>
  );
}

interface FoundProps {
  search: Search;
  /** The patient's ZIP code: results by name are sorted by it. */
  near: string | null;
  onSelect: (pharmacy: PickedPharmacy) => void;
  onShowAll: () => void;
}

function Found({ search, near, onSelect, onShowAll }: FoundProps) {
  const { zip, name, specialty, showAll } = search;
  const byZip = useApiQuery(
    SearchPharmaciesDocument,
    { zip, specialty, show_all: showAll },
    { enabled: name === '', quiet: true, keepPrevious: true },
  );
  const byName = useApiQuery(
    ElasticSearchPharmacyDocument,
    { search: name, specialty, near },
    { enabled: name !== '', quiet: true },
  );
  const read =
    name === ''
      ? selectRead(byZip, ({ search_pharmacies }) => search_pharmacies)
      : selectRead(byName, ({ elastic_search_pharmacy: all }) => ({ pharmacies: all, count: all.length }));
  const count = read.data?.count ?? 0;
  return (
    <ReadList
      label="Pharmacies"
      read={read}
      rows={(found) => found?.pharmacies ?? []}
      loadingRows={6}
      empty={{ icon: IconBuildingStore, title: 'No pharmacies found', detail: <WhyNone /> }}
    >
      {(pharmacies) => (
        <div>
          <PharmacyResults pharmacies={pharmacies} onSelect={onSelect} />
          <div className={classes.foot}>
            <p className={classes.quiet} role="status">
              {pharmacies.length} of {count} pharmacies
            </p>
            {pharmacies.length < count && (
              <Button size="compact-sm" variant="subtle" onClick={onShowAll}>
                Show all {count}
              </Button>
            )}
          </div>
        </div>
      )}
    </ReadList>
  );
}

function WhyNone() {
  const { data } = useApiQuery(PharmacyDirectoryStateDocument, {}, { quiet: true });
  return data?.pharmacy_directory.is_connected === false
    ? 'No prescription network is set up on this installation.'
    : 'Try another ZIP code, or fewer words of the name.';
}

function Known({ patientId, onSelect }: PharmacyPickerProps) {
  const savedRead = useSavedPharmacies(patientId);
  const recentRead = useApiQuery(PharmaciesAsDoctorDocument, {}, { quiet: true });
  const saved = savedRead.data?.get_patient_saved_pharmacy ?? [];
  const recent = recentRead.data?.get_pharmacies_as_doctor ?? [];
  const own = new Set(saved.map(({ organizationID }) => organizationID));
  const others = recent.filter(({ NCPDPID }) => !own.has(NCPDPID)).slice(0, MOST_RECENT);
  return (
    <>
      <ReadHint read={savedRead} label="The patient’s pharmacies" />
      <ReadHint read={recentRead} label="Recent pharmacies" />
      {saved.length > 0 && (
        <section aria-label="Patient’s pharmacies">
          <p className={classes.part}>The patient’s pharmacies</p>
          <RowList>
            {saved.map(({ pharmacy, is_preferred }) => (
              <KnownRow key={pharmacy.NCPDPID} pharmacy={pharmacy} preferred={is_preferred} onSelect={onSelect} />
            ))}
          </RowList>
        </section>
      )}
      {saved.length === 0 && others.length > 0 && (
        <section aria-label="Pharmacies the clinic uses">
          <p className={classes.part}>Used by the clinic</p>
          <RowList>
            {others.map((pharmacy) => (
              <KnownRow key={pharmacy.NCPDPID} pharmacy={pharmacy} onSelect={onSelect} />
            ))}
          </RowList>
        </section>
      )}
    </>
  );
}

interface KnownRowProps {
  pharmacy: PickedPharmacy;
  preferred?: boolean;
  onSelect: (pharmacy: PickedPharmacy) => void;
}

function KnownRow({ pharmacy, preferred = false, onSelect }: KnownRowProps) {
  const why = whyNot(pharmacy);
  return (
    <Row
      title={nameOf(pharmacy)}
      subtitle={addressOf(pharmacy)}
      badges={
        <>
          {preferred && <StatusBadge tone="accent">Preferred</StatusBadge>}
          {why !== null && <StatusBadge tone="warning">{why}</StatusBadge>}
        </>
      }
      actions={
        <RowButton
          of={`${nameOf(pharmacy)}, ${pharmacy.StandardizedAddressLine1}`}
          disabled={why !== null}
          onClick={() => onSelect(pharmacy)}
        >
          Select
        </RowButton>
      }
    />
  );
}
