import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import type { NoteGapsQuery } from '../chart.operations.gen.ts';
import classes from '../side.module.css';

type Gaps = NoteGapsQuery['chart_note_find_many'][number]['missing'];

interface MissingDialogProps {
  gaps: Gaps;
  /** The subject of the signature: patient and date of the note. */
  about: string;
  cosign: string;
  onJump: (panel: string) => void;
  onSign: (askCosign: boolean) => void;
  onClose: () => void;
}

/** The gaps of a note before signing, each with a link to fix it; the final confirmation before the signature. */
export function MissingDialog({ gaps, about, cosign, onJump, onSign, onClose }: MissingDialogProps) {
  const [ask, setAsk] = useState(false);
  const blocked = gaps.some(({ blocks }) => blocks);
  return (
    <Modal
      opened
      onClose={onClose}
      title={gaps.length === 0 ? 'Sign this note?' : 'Before you sign'}
      size="30rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.plain}>{about}</p>
      <ul className={classes.list} aria-label="Missing">
        {gaps.map(({ id, panel, message, blocks }) => (
          <li key={id} className={classes.row} data-centered>
            <div className={classes.words}>
              <button type="button" className={classes.name} onClick={() => onJump(panel)}>
                {message}
              </button>
            </div>
            {blocks && <StatusBadge tone="danger">Required</StatusBadge>}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {cosign === 'optional' && (
          <Checkbox
            checked={ask}
            label="Request a cosignature"
            onChange={(event) => setAsk(event.currentTarget.checked)}
          />
        )}
        {cosign === 'required' && (
          <p className={classes.empty}>This note needs a cosignature. It will be sent to the cosigner once you sign.</p>
        )}
        {!blocked && <p className={classes.facts}>A signed note can’t be changed. You can add addenda later.</p>}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {!blocked && (
            <Button onClick={() => onSign(ask)} data-autofocus>
              {gaps.length === 0 ? 'Sign note' : 'Sign anyway'}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
