import { CloseButton, Kbd, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import classes from './global-search.module.css';
import { openItem } from './open-item.ts';
import type { PaletteItem } from './palette-item.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { usePalette } from './use-palette.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const mac = navigator.platform.startsWith('Mac');

interface GlobalSearchProps {
  /** Shows the hits below instead of over the page, as a phone does. */
  inline?: boolean;
  onDone?: () => void;
}

/** Finds anything and begins anything, from anywhere: Ctrl+K, type, arrows, Enter; Ctrl+Enter opens in a new tab. */
export function GlobalSearch({ inline = false, onDone }: GlobalSearchProps) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(inline);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const palette = usePalette(open ? typed : '');
  const items = palette.sections.flatMap((section) => section.items);
  // What is found later comes below: the marked line stays the one that was marked.
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === markedKey),
  );
  const marked = items[at];

  useSearchShortcut(() => {
    const focused = document.activeElement;
    if (focused !== input.current) cameFrom.current = focused instanceof HTMLElement ? focused : null;
    setOpen(true);
    input.current?.select();
    input.current?.focus();
  });

  useEffect(() => {
    if (open && marked !== undefined && markedKey !== null)
      document.getElementById(optionId(id, marked))?.scrollIntoView({ block: 'nearest' });
  }, [open, id, marked, markedKey]);

  const close = (): void => {
    setTyped('');
    setMarkedKey(null);
    setOpen(inline);
  };

  const openThis = (item: PaletteItem, inNewTab: boolean): void => {
    // What opens a window or a drawer puts the focus there; it goes back to where it was when that closes.
    input.current?.blur();
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
    close();
    onDone?.();
    void openItem(router, item, inNewTab);
  };

  const mark = (to: number): void => setMarkedKey(items[(to + items.length) % items.length]?.key ?? null);

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => mark(open ? at + 1 : 0),
      ArrowUp: () => mark(open ? at - 1 : -1),
      PageDown: () => mark(Math.min(at + 8, items.length - 1)),
      PageUp: () => mark(Math.max(at - 8, 0)),
    };
    if (event.key === 'Enter') {
      event.preventDefault();
      if (open && marked !== undefined) openThis(marked, event.ctrlKey || event.metaKey);
      else palette.now();
    } else if (event.key === 'Escape' && (typed !== '' || (open && !inline))) {
      event.stopPropagation();
      event.preventDefault();
      const wasEmpty = typed === '';
      setTyped('');
      setMarkedKey(null);
      if (!wasEmpty) return;
      close();
      (cameFrom.current ?? input.current)?.focus({ preventScroll: true });
      cameFrom.current = null;
    } else if (event.key in moves) {
      event.preventDefault();
      setOpen(true);
      moves[event.key]!();
    }
  };

  return (
    <div className={classes.search} data-inline={inline || undefined}>
      <TextInput
        ref={input}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMarkedKey(null);
          setOpen(true);
        }}
        // Only a press opens it: whoever passes by with Tab goes on to what is next.
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(inline)}
        onKeyDown={pressed}
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
            onClear={typed === '' ? null : () => (setTyped(''), setMarkedKey(null), input.current?.focus())}
          />
        }
      />
      {open && (
        <div className={classes.panel}>
          <PaletteList
            id={id}
            sections={palette.sections}
            marked={marked}
            onMark={(item) => setMarkedKey(item.key)}
            onOpen={openThis}
          />
          <PaletteStatus palette={palette} typed={typed.trim()} count={items.length} />
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
