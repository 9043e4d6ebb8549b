import { CloseButton, Kbd, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import classes from './global-search.module.css';
import { optionId, PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { useSearchField } from './use-search-field.ts';

const mac = navigator.platform.startsWith('Mac');

interface GlobalSearchProps {
  /** Shows the results below the field instead of over the page, as on a phone. */
  inline?: boolean;
  onDone?: () => void;
}

/** The global search and command palette: Ctrl+K, type, arrow keys, Enter; Ctrl+Enter opens in a new tab. */
export function GlobalSearch({ inline = false, onDone }: GlobalSearchProps) {
  const id = useId();
  const field = useSearchField(id, { inline, onDone });
  const { typed, open, setOpen, palette, marked } = field;
  return (
    <div className={classes.search} data-inline={inline || undefined}>
      <TextInput
        ref={field.input}
        value={typed}
        onChange={(event) => {
          field.type(event.currentTarget.value);
          setOpen(true);
        }}
        // Only a click opens it: Tab moves on to the next element.
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(inline)}
        onKeyDown={field.pressed}
        placeholder="Search anything"
        aria-label="Search anything"
        role="combobox"
        aria-expanded={open}
        aria-controls={id}
        aria-activedescendant={open && marked !== undefined ? optionId(id, marked) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        data-autofocus={inline || undefined}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        leftSectionPointerEvents="none"
        rightSectionWidth={inline ? undefined : 64}
        rightSectionPointerEvents={typed === '' ? 'none' : 'all'}
        rightSection={
          <RightSection
            searching={palette.status === 'searching'}
            shortcut={!inline && typed === ''}
            onClear={typed === '' ? null : field.clear}
          />
        }
      />
      {open && (
        <div className={classes.panel}>
          <PaletteList
            id={id}
            sections={palette.sections}
            marked={marked}
            onMark={field.mark}
            onOpen={field.openThis}
          />
          <PaletteStatus palette={palette} typed={typed.trim()} count={field.count} />
        </div>
      )}
    </div>
  );
}

interface RightSectionProps {
  searching: boolean;
  shortcut: boolean;
  onClear: (() => void) | null;
}

function RightSection({ searching, shortcut, onClear }: RightSectionProps) {
  const phone = usePhone();
  if (searching) return <Loader size={14} />;
  if (shortcut && !phone) return <Kbd size="xs">{mac ? '⌘ K' : 'Ctrl K'}</Kbd>;
  if (onClear === null) return null;
  return (
    <CloseButton
      size="sm"
      tabIndex={-1}
      aria-label="Clear the search"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}
