import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { SEARCH_DEBOUNCE_MS } from '#kit/forms/fields/search-select-field.tsx';
import { FindAllergySubstancesDocument, FindDrugNamesDocument } from './drug.operations.gen.ts';
import classes from './drug-search.module.css';

/** A search result: a product with its identifier, or a substance without one. */
export interface FoundDrug {
  descriptorId: string | null;
  name: string;
  /** Brands and the schedule, in small print next to the name. */
  facts: string;
}

/** A search field for drugs that accepts free text. */
export interface DrugSearchProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Products of the compendium, or allergy substances. */
  finds: 'drugs' | 'allergies';
  defaultValue?: string;
  /** Called on every change of the text. */
  onTyped?: (text: string) => void;
  /** Called with the chosen result; the field is then cleared, unless `keeps` is set. */
  onPick?: (found: FoundDrug) => void;
  /** Keeps the chosen text in the field. */
  keeps?: boolean;
}

const TAKE = 20;

/**
 * Searches drugs by words of their names, 500 ms after the last keystroke; focusing the field alone sends no request.
 * Names that are not in the compendium can stay as free text.
 */
export function DrugSearch({ finds, defaultValue = '', onTyped, onPick, keeps = false, ...input }: DrugSearchProps) {
  const combobox = useCombobox();
  const [typed, setTyped] = useState(defaultValue);
  // Only typed text is searched: neither the initial value nor a chosen result.
  const [searchText, setSearchText] = useState('');
  const [search] = useDebouncedValue(searchText.trim(), SEARCH_DEBOUNCE_MS);
  const { found, settled, failed } = useFound(finds, search);
  const isSettled = settled && search === searchText.trim();

  useEffect(() => {
    if (isSettled && found.length > 0 && !keeps) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
    // The store is recreated with every render; only the results matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isSettled, found]);

  const say = (text: string): void => {
    setTyped(text);
    onTyped?.(text);
  };
  const choose = (option: string): void => {
    const chosen = found.find(({ descriptorId, name }) => (descriptorId ?? name) === option);
    if (chosen === undefined) return;
    say(keeps ? chosen.name : '');
    setSearchText('');
    combobox.closeDropdown();
    onPick?.(chosen);
  };
  const isOpen = searchText.trim().length > 1;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md" withinPortal>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          {...input}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the target adds them
          role="combobox"
          aria-autocomplete="list"
          value={typed}
          rightSection={
            isOpen && !isSettled && !failed ? (
              <Loader size={14} role="progressbar" aria-label="Searching" />
            ) : (
              input.rightSection
            )
          }
          onChange={(event) => {
            const text = event.currentTarget.value;
            say(text);
            setSearchText(text);
            if (text.trim().length > 1) combobox.openDropdown();
            else combobox.closeDropdown();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1)
              event.preventDefault();
            input.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            input.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options className={classes.options} aria-label="Results">
          {found.map(({ descriptorId, name, facts }) => (
            <Combobox.Option key={descriptorId ?? name} value={descriptorId ?? name} className={classes.option}>
              <span>{name}</span>
              {facts !== '' && <small>{facts}</small>}
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty className={classes.empty}>{emptyText(finds, isSettled, failed, keeps)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function emptyText(finds: DrugSearchProps['finds'], settled: boolean, failed: boolean, keeps: boolean): string {
  if (failed) return 'The search failed. Type again to retry.';
  if (!settled) return 'Searching…';
  const what = finds === 'drugs' ? 'No matching drugs.' : 'No matching substances.';
  return keeps ? `${what} Your entry is kept as free text and is not checked.` : what;
}

function useFound(finds: DrugSearchProps['finds'], search: string) {
  const isSearching = search.length > 1;
  const quiet = { keepPrevious: true, quiet: true };
  const drugs = useApiQuery(
    FindDrugNamesDocument,
    { name: search.slice(0, 200), take: TAKE },
    { ...quiet, enabled: isSearching && finds === 'drugs' },
  );
  const substances = useApiQuery(
    FindAllergySubstancesDocument,
    { name: search.slice(0, 200), take: TAKE },
    { ...quiet, enabled: isSearching && finds === 'allergies' },
  );
  const found = useMemo<readonly FoundDrug[]>(() => {
    if (!isSearching) return [];
    if (finds === 'allergies')
      return (substances.data?.search_allergy_substance ?? []).map((name) => ({ descriptorId: null, name, facts: '' }));
    return (drugs.data?.search_drug_by_name ?? []).map((drug) => ({
      descriptorId: drug.Drug_Descriptor_Identifier,
      name: drug.E_Prescribing_Name,
      facts: [drug.brand_names, drug.schedule === null ? '' : `Schedule ${drug.schedule}`]
        .filter((fact) => fact !== '')
        .join(' · '),
    }));
  }, [isSearching, finds, drugs.data, substances.data]);
  const read = finds === 'drugs' ? drugs : substances;
  return { found, settled: read.data !== undefined && !read.isPlaceholderData, failed: read.isError };
}
