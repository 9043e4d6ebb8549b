import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { FindTestProductsDocument, type LabProductFragment } from '../test.operations.gen.ts';
import classes from '../labs.module.css';

interface TestSearchProps {
  label: string;
  onPick: (test: LabProductFragment) => void;
}

const SHOWN = 20;

/** Searches a test by name, alias, code or LOINC; calls `onPick` with the chosen one and clears the field. */
export function TestSearch({ label, onPick }: TestSearchProps) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 200);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data, isFetching, isError } = useApiQuery(
    FindTestProductsDocument,
    { search: words, perPage: SHOWN },
    { enabled: words !== '', keepPrevious: true, quiet: true },
  );
  const found = words === '' ? [] : (data?.testProducts.products ?? []);
  // Enter picks the first test, but only of the results for the current text.
  const isSettled = typed.trim() === words && !isFetching;
  const first = found[0]?.id;
  useEffect(() => {
    if (isSettled && first !== undefined) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
    // oxlint-disable-next-line react/exhaustive-deps -- the store changes with every render
  }, [isSettled, first]);
  return (
    <Combobox
      store={combobox}
      shadow="md"
      onOptionSubmit={(id) => {
        const test = found.find((each) => each.id === id);
        if (test !== undefined) onPick(test);
        setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder="Name, alias, code or LOINC"
          value={typed}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.75} />}
          rightSection={
            isFetching && words !== '' ? <Loader size={16} aria-label="Searching" role="progressbar" /> : undefined
          }
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          // In a form, Enter must not submit it while tests are offered.
          onKeyDown={(event) => event.key === 'Enter' && words !== '' && event.preventDefault()}
          onFocus={() => typed !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={words === '' || (data === undefined && !isError)}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {found.map((test) => (
            <Combobox.Option key={test.id} value={test.id}>
              <div>{test.testName}</div>
              <div className={classes.quiet}>
                {[test.labName, test.test_code, test.alias, test.specimen, test.is_fasting && 'fasting']
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>{isError ? 'The search failed. Type again to retry.' : 'No matching tests'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
