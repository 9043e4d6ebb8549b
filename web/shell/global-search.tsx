import { Kbd, Loader, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { splitPath } from '#kit/navigation/query.ts';
import classes from './global-search.module.css';
import type { KindHit } from './merge-hits.ts';
import { useGlobalSearch } from './use-global-search.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const mac = navigator.platform.startsWith('Mac');

/** Finds anything, from anywhere: Ctrl+K, type, arrows, Enter. `inline` shows the hits below instead of over the page. */
export function GlobalSearch({ inline = false, onDone }: { inline?: boolean; onDone?: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(inline);
  const [at, setAt] = useState(0);
  const search = useGlobalSearch(typed);
  const shown = open && search.status !== 'idle';
  const marked = search.hits[Math.min(at, search.hits.length - 1)];
  useSearchShortcut(() => input.current?.select());

  const go = (hit: KindHit): void => {
    setTyped('');
    setOpen(inline);
    input.current?.blur();
    onDone?.();
    void navigate(splitPath(hit.path));
  };

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const last = search.hits.length - 1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(at >= last ? 0 : at + 1),
      ArrowUp: () => setAt(at <= 0 ? last : at - 1),
      Home: () => setAt(0),
      End: () => setAt(last),
    };
    if (event.key === 'Enter') {
      event.preventDefault();
      if (search.status === 'done' && marked !== undefined) go(marked);
      else search.now();
    } else if (event.key === 'Escape') {
      if (!shown) return input.current?.blur();
      event.stopPropagation();
      setTyped('');
    } else if (shown && last >= 0 && event.key in moves) {
      event.preventDefault();
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
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(inline)}
        onKeyDown={pressed}
        placeholder="Search anything"
        aria-label="Search anything"
        role="combobox"
        aria-expanded={shown}
        aria-controls={id}
        aria-activedescendant={shown && marked !== undefined ? `${id}-${marked.kind}-${marked.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        data-autofocus={inline || undefined}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        leftSectionPointerEvents="none"
        rightSectionWidth={inline ? undefined : 64}
        rightSectionPointerEvents="none"
        rightSection={<Hint searching={search.status === 'searching'} shortcut={!inline && typed === ''} />}
      />
      {shown && (
        <div className={classes.panel}>
          <div id={id} role="listbox" aria-label="Search results" className={classes.hits}>
            {search.hits.map((hit) => {
              const Icon = search.sources.find(({ kind }) => kind === hit.kind)?.icon;
              return (
                // The keys are heard by the box, which holds the focus for its hits.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
                <div
                  key={`${hit.kind}-${hit.id}`}
                  id={`${id}-${hit.kind}-${hit.id}`}
                  role="option"
                  aria-selected={hit === marked}
                  tabIndex={-1}
                  className={classes.hit}
                  // Keeps the focus in the box, or its blur would take the list away before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setAt(search.hits.indexOf(hit))}
                  onClick={() => go(hit)}
                >
                  {Icon !== undefined && <Icon size={18} stroke={1.5} className={classes.icon} />}
                  <span className={classes.words}>
                    <span className={classes.title}>{hit.title}</span>
                    {hit.detail !== undefined && <span className={classes.detail}>{hit.detail}</span>}
                  </span>
                  <span className={classes.kind}>{hit.kind}</span>
                </div>
              );
            })}
          </div>
          <div role="status" className={classes.status}>
            {search.status === 'searching' && search.hits.length === 0 && 'Searching…'}
            {search.status === 'done' && search.hits.length === 0 && `Nothing found for “${typed.trim()}”`}
            {search.failed.length > 0 && (
              <Text size="xs" c="dimmed">
                {search.failed.join(' and ')} could not be searched. Press Enter to try again.
              </Text>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Hint({ searching, shortcut }: { searching: boolean; shortcut: boolean }) {
  if (searching) return <Loader size={14} />;
  return shortcut ? <Kbd size="xs">{mac ? '⌘ K' : 'Ctrl K'}</Kbd> : null;
}
