import type { MouseEvent } from 'react';
import type { PaletteItem, PaletteSection } from './palette-item.ts';
import classes from './global-search.module.css';

interface PaletteListProps {
  /** The input refers to the active item by this id. */
  id: string;
  sections: readonly PaletteSection[];
  marked: PaletteItem | undefined;
  onMark: (item: PaletteItem) => void;
  onOpen: (item: PaletteItem, inNewTab: boolean) => void;
}

/** Returns the id of an item, for `aria-activedescendant`. */
export function optionId(id: string, item: PaletteItem): string {
  return `${id}-${item.key.replaceAll(/[^\w-]/g, '_')}`;
}

/** The results of the search, item by item under headings. The input has the focus and handles the keys. */
export function PaletteList({ id, sections, marked, onMark, onOpen }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label="Search results" className={classes.hits}>
      {sections.map(({ heading, items }) => (
        <div key={heading} role="group" aria-labelledby={`${id}-${heading.replaceAll(' ', '-')}`}>
          <div id={`${id}-${heading.replaceAll(' ', '-')}`} className={classes.heading} role="presentation">
            {heading}
          </div>
          {items.map((item) => (
            <Line
              key={item.key}
              id={optionId(id, item)}
              item={item}
              marked={item.key === marked?.key}
              onMark={onMark}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps extends Pick<PaletteListProps, 'onMark' | 'onOpen'> {
  id: string;
  item: PaletteItem;
  marked: boolean;
}

function Line({ id, item, marked, onMark, onOpen }: LineProps) {
  const { icon: Icon, title, detail, kind } = item;
  const pressed = (event: MouseEvent): void => {
    if (event.button > 1) return;
    event.preventDefault();
    onOpen(item, event.button === 1 || event.ctrlKey || event.metaKey);
  };
  return (
    // The keys are handled by the input, which has the focus for its items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      id={id}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      className={classes.hit}
      // Keeps the focus in the input; otherwise blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => marked || onMark(item)}
      onClick={pressed}
      onAuxClick={pressed}
    >
      {Icon !== undefined && <Icon size={18} stroke={1.5} className={classes.icon ?? ''} />}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {detail !== undefined && detail !== '' && <span className={classes.detail}>{detail}</span>}
      </span>
      {kind !== undefined && <span className={classes.kind}>{kind}</span>}
    </div>
  );
}
