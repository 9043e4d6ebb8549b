import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
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

/** What picks a pharmacy. */
export interface PharmacyPickerProps {
  /** Whose pharmacies are offered first, and whose ZIP code the search begins with; null for nobody's. */
  patientId: string | null;
  /** Only what is searched for, where the patient’s own stand beside it. */
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

/** Picks a pharmacy: the patient's own, those that the clinic sends to, or by ZIP code and name. */
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
  const [search, setSearch] = useState<Search | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const zip = typed ?? readZip(home?.postal_code ?? '') ?? '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The dialog around it is a form of its own.
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
          // Where the patient lives comes a moment later: never into what somebody types.
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
        <Found search={search} onSelect={onSelect} onShowAll={() => setSearch({ ...search, showAll: true })} />
      )}
    </div>
  );
}

function Found({
  search,
  onSelect,
  onShowAll,
}: Pick<PharmacyPickerProps, 'onSelect'> & { search: Search; onShowAll: () => void }) {
  const { zip, name, specialty, showAll } = search;
  const byZip = useApiQuery(
    SearchPharmaciesDocument,
    { zip, specialty, show_all: showAll },
    { enabled: name === '', quiet: true, keepPrevious: true },
  );
  const byName = useApiQuery(
    ElasticSearchPharmacyDocument,
    { search: name, specialty },
    { enabled: name !== '', quiet: true },
  );
  const query = name === '' ? byZip : byName;
  const found = name === '' ? byZip.data?.search_pharmacies.pharmacies : byName.data?.elastic_search_pharmacy;
  const count = name === '' ? (byZip.data?.search_pharmacies.count ?? 0) : (found?.length ?? 0);
  if (query.isError)
    return <ErrorState error={query.error} what="The pharmacies" onRetry={() => void query.refetch()} />;
  if (found === undefined) return <RowsSkeleton rows={6} />;
  if (found.length === 0) return <NoneFound />;
  return (
    <div>
      <PharmacyResults pharmacies={found} onSelect={onSelect} />
      <div className={classes.foot}>
        <p className={classes.quiet} role="status">
          {found.length} of {count} pharmacies
        </p>
        {found.length < count && (
          <Button size="compact-sm" variant="subtle" onClick={onShowAll}>
            Show all {count}
          </Button>
        )}
      </div>
    </div>
  );
}

function NoneFound() {
  const { data } = useApiQuery(PharmacyDirectoryStateDocument, {}, { quiet: true });
  return (
    <EmptyState icon={IconBuildingStore} title="No pharmacy found">
      {data?.pharmacy_directory.is_connected === false
        ? 'No prescription network is set up on this installation.'
        : 'Try another ZIP code, or fewer words of the name.'}
    </EmptyState>
  );
}

function Known({ patientId, onSelect }: PharmacyPickerProps) {
  const saved = useSavedPharmacies(patientId).data?.get_patient_saved_pharmacy ?? [];
  const recent = useApiQuery(PharmaciesAsDoctorDocument, {}, { quiet: true }).data?.get_pharmacies_as_doctor ?? [];
  const own = new Set(saved.map(({ organizationID }) => organizationID));
  const others = recent.filter(({ NCPDPID }) => !own.has(NCPDPID)).slice(0, MOST_RECENT);
  const row = (pharmacy: PickedPharmacy, word: string | null): React.ReactNode => {
    const why = whyNot(pharmacy);
    return (
      <li key={pharmacy.NCPDPID}>
        <div className={classes.what}>
          <strong>{nameOf(pharmacy)}</strong>
          <span className={classes.quiet}>{addressOf(pharmacy)}</span>
        </div>
        <div className={classes.actions}>
          {word !== null && <StatusBadge tone="accent">{word}</StatusBadge>}
          {why !== null && <StatusBadge tone="warning">{why}</StatusBadge>}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Select ${nameOf(pharmacy)}, ${pharmacy.StandardizedAddressLine1}`}
            onClick={() => onSelect(pharmacy)}
          >
            Select
          </Button>
        </div>
      </li>
    );
  };
  return (
    <>
      {saved.length > 0 && (
        <section aria-label="Pharmacies of the patient">
          <p className={classes.part}>The patient’s pharmacies</p>
          <ul className={classes.list}>
            {saved.map(({ pharmacy, is_preferred }) => row(pharmacy, is_preferred ? 'Preferred' : null))}
          </ul>
        </section>
      )}
      {saved.length === 0 && others.length > 0 && (
        <section aria-label="Pharmacies that the clinic sends to">
          <p className={classes.part}>The clinic sends to</p>
          <ul className={classes.list}>{others.map((pharmacy) => row(pharmacy, null))}</ul>
        </section>
      )}
    </>
  );
}
