import { createPortal } from 'react-dom';
import classes from './note-editor.module.css';
import type { TextOffer } from './use-text-aids.ts';

interface TextOffersProps {
  offer: TextOffer;
  onPick: (value: string) => void;
}

/** Suggestions for insertion at the caret: the focus stays in the text, and the arrow keys and Enter choose. */
export function TextOffers({ offer, onPick }: TextOffersProps) {
  const label = offer.kind === 'template' ? 'Templates' : 'Choices';
  const style = {
    left: Math.min(offer.left, window.innerWidth - 260),
    top: Math.min(offer.top, window.innerHeight - 200),
  };
  return createPortal(
    <div className={classes.offers} style={style} role="listbox" aria-label={label}>
      {offer.options.map(({ value, label: name, detail }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the keyboard
        <div
          key={value}
          // The list scrolls with the arrow keys.
          ref={at === offer.at ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          aria-selected={at === offer.at}
          className={classes.offer}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(value)}
        >
          {offer.kind === 'choice' && <span className={classes.offerNumber}>{at + 1}</span>}
          {name}
          {detail !== undefined && <span className={classes.offerDetail}>{detail}</span>}
        </div>
      ))}
    </div>,
    document.body,
  );
}
