import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { openItem } from './open-item.ts';
import type { PaletteItem } from './palette-item.ts';
import { optionId } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

interface SearchFieldOptions {
  inline: boolean;
  onDone: (() => void) | undefined;
}

/**
 * State and keyboard handling of the search field: typed text, active result, and where the focus returns. `id`: the
 * list of results.
 */
export function useSearchField(id: string, { inline, onDone }: SearchFieldOptions) {
  const router = useRouter();
  const input = useRef<HTMLInputElement | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(inline);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const palette = usePalette(open ? typed : '');
  const items = palette.sections.flatMap((section) => section.items);
  // Later results are added below: the active item stays the same.
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

  const type = (text: string): void => {
    setTyped(text);
    setMarkedKey(null);
  };
  const close = (): void => {
    type('');
    setOpen(inline);
  };
  const clear = (): void => {
    type('');
    input.current?.focus();
  };

  const openThis = (item: PaletteItem, inNewTab: boolean): void => {
    // An opened window or drawer takes the focus, and returns it to its previous place when it closes.
    input.current?.blur();
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
    close();
    onDone?.();
    void openItem(router, item, inNewTab);
  };

  const step = (to: number): void => setMarkedKey(items[(to + items.length) % items.length]?.key ?? null);

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(open ? at + 1 : 0),
      ArrowUp: () => step(open ? at - 1 : -1),
      PageDown: () => step(Math.min(at + 8, items.length - 1)),
      PageUp: () => step(Math.max(at - 8, 0)),
    };
    if (event.key === 'Enter') {
      event.preventDefault();
      if (open && marked !== undefined) openThis(marked, event.ctrlKey || event.metaKey);
      else palette.now();
    } else if (event.key === 'Escape' && (typed !== '' || (open && !inline))) {
      event.stopPropagation();
      event.preventDefault();
      const wasEmpty = typed === '';
      type('');
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

  return {
    input,
    typed,
    type,
    clear,
    open,
    setOpen,
    palette,
    count: items.length,
    marked,
    mark: (item: PaletteItem) => setMarkedKey(item.key),
    openThis,
    pressed,
  };
}
