import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLive } from '#kit/live/use-live.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import type { CodeKind } from '../rules/index.ts';
import { CodeOption } from './code-option.tsx';
import classes from './code-picker.module.css';
import { useHcc } from './hcc-mark.tsx';
import type { PickedCode } from './picked-code.ts';
import { useFoundCodes } from './use-found-codes.ts';

/** A field that adds codes to a list, one after the other. */
export interface CodePickerProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'label'> {
  kind: CodeKind;
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** The day of service as YYYY-MM-DD, by default today: codes that are not valid on it are marked. */
  day?: string | null;
  /** The codes of the patient's problems, which are offered before the rest. */
  problems?: readonly string[];
  /** The codes that are already on the list: shown as added, and not selectable. */
  taken?: readonly string[];
  /**
   * Called with the chosen code; the field is then cleared and keeps the focus. A heading opens its children instead.
   */
  onPick: (code: PickedCode) => void;
}

const PAUSE_MS = 120;
const BACK = 'back';
const NONE: readonly string[] = [];

/**
 * Searches diagnoses or procedures while typing: words in any order, common names, or a code prefix. An empty field
 * offers favorites, the patient's problems and recent codes. A heading opens the codes below it; Backspace or Escape
 * goes back.
 */
export function CodePicker({
  kind,
  day = null,
  problems = NONE,
  taken = NONE,
  label,
  hideLabel = false,
  onPick,
  ...input
}: CodePickerProps) {
  const picking = useCodePicking({ kind, day, problems, onPick });
  const { combobox, found, search, typed, heading, settled } = picking;
  const hcc = useHcc(kind === 'diagnosis' ? found.codes.map(({ code }) => code) : NONE);

  return (
    <Combobox store={combobox} onOptionSubmit={picking.choose} shadow="md" withinPortal>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          placeholder={kind === 'diagnosis' ? 'Diagnosis or ICD-10 code' : 'Procedure or code'}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...input}
          label={hideLabel ? undefined : label}
          aria-label={hideLabel ? label : undefined}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the target adds them
          role="combobox"
          aria-autocomplete="list"
          value={typed}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          leftSectionPointerEvents="none"
          rightSection={combobox.dropdownOpened && found.searching && !settled ? <Loader size={14} /> : null}
          onChange={(event) => {
            picking.type(event.currentTarget.value);
          }}
          onFocus={(event) => {
            combobox.openDropdown();
            input.onFocus?.(event);
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={(event) => {
            const leads = event.key === 'Escape' || (event.key === 'Backspace' && event.currentTarget.value === '');
            if (leads && heading !== null) {
              event.preventDefault();
              event.stopPropagation();
              picking.up();
            }
            if (event.key === 'Enter' && combobox.dropdownOpened) event.preventDefault();
            input.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            input.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={label}>
          {heading !== null && (
            <Combobox.Option value={BACK} className={classes.back}>
              <IconArrowLeft size={14} stroke={1.75} />
              <span>
                {heading.code} {heading.official_name}
              </span>
            </Combobox.Option>
          )}
          {found.codes[0]?.searched_as != null && (
            <div className={classes.relaxed} role="note">
              No code matches all words. Results for “{found.codes[0].searched_as}”:
            </div>
          )}
          {found.codes.map((code, at) => (
            <CodeOption
              key={code.id}
              code={code}
              search={search}
              taken={taken.includes(code.code)}
              hcc={hcc}
              // A line separates personal suggestions from the rest.
              ends={code.offered_as !== 'other' && found.codes[at + 1]?.offered_as === 'other'}
            />
          ))}
          {found.codes.length === 0 && (
            <Combobox.Empty className={classes.empty}>{emptyText(typed, settled, found.failed)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

type PickingInput = Pick<CodePickerProps, 'kind' | 'onPick'> & Required<Pick<CodePickerProps, 'day' | 'problems'>>;

/**
 * The state of the field: typed text, search results, and the opened headings. `settled` once the results match the
 * typed text.
 */
function useCodePicking({ kind, day, problems, onPick }: PickingInput) {
  const combobox = useCombobox({ onDropdownClose: () => setBelow([]) });
  const [typed, setTyped] = useState('');
  // The opened headings, of which the last one is shown.
  const [below, setBelow] = useState<readonly PickedCode[]>([]);
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const heading = below.at(-1) ?? null;
  const found = useFoundCodes({
    kind,
    search,
    below: heading?.code ?? null,
    day,
    problems,
    enabled: combobox.dropdownOpened,
  });
  useLive('codes.codes-changed', () => refreshQueries('chart'));
  const settled = found.settled && search === typed.trim();

  // Enter only selects results for the current text, and for all of its words.
  const isExact = found.codes.length > 0 && found.codes[0]!.searched_as === null;
  useEffect(() => {
    if (settled && isExact && (search !== '' || heading !== null)) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
    // The store is recreated with every render; only the results matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [settled, found.codes]);

  const up = (): void => setBelow((all) => all.slice(0, -1));
  const choose = (option: string): void => {
    if (option === BACK) {
      up();
      return;
    }
    const code = found.codes.find(({ id }) => id === option);
    if (code === undefined) return;
    if (!code.billable && code.has_children) {
      setBelow((all) => [...all, code]);
      return;
    }
    onPick(code);
    setTyped('');
    setBelow([]);
    combobox.closeDropdown();
  };
  const type = (text: string): void => {
    setTyped(text);
    setBelow([]);
    combobox.openDropdown();
  };
  return { combobox, typed, search, heading, found, settled, type, up, choose };
}

function emptyText(typed: string, settled: boolean, failed: boolean): string {
  if (failed) return 'The search failed. Type again to retry.';
  if (!settled) return 'Searching…';
  return typed.trim() === '' ? 'Enter a word or a code.' : `No code found for “${typed.trim()}”`;
}
