import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { DrugsByNameDocument } from '../drug.operations.gen.ts';

/** Specification 3 §9. */
const PAUSE_MS = 500;

/** A drug search by name; unlisted products are prescribed as supplies. */
export function DrugChooser({ onPick }: { onPick: (drug: { drug_id: string | null; drug_name: string }) => void }) {
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const read = useApiQuery(
    DrugsByNameDocument,
    { name },
    { enabled: name.length > 1, keepPrevious: true, quiet: true },
  );
  const found = read.data?.search_drug_by_name ?? [];
  const pick = (text: string): void => {
    const drug = found.find((each) => each.E_Prescribing_Name === text);
    onPick({ drug_id: drug?.Drug_Descriptor_Identifier ?? null, drug_name: text });
  };
  return (
    <>
      <Autocomplete
        aria-label="Search drugs"
        placeholder="Search drugs"
        value={typed}
        filter={({ options }) => options}
        data={[...new Set(found.map(({ E_Prescribing_Name: text }) => text))]}
        onChange={setTyped}
        onOptionSubmit={pick}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '' && found.length === 0 && name === typed.trim())
            pick(typed.trim());
        }}
      />
      <ReadHint read={read} label="Drugs" />
    </>
  );
}
