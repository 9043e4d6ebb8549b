import { Button } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import {
  ATTESTATION,
  CONFIRM_NOT_CONTROLLED,
  FREE_TEXT_CONTROLLED,
  GHB_NOTE,
  isGhb,
  namesControlled,
  resemblesControlled,
} from '../../rules/index.ts';
import classes from '../prescribing.module.css';

interface AttestationNoticeProps {
  description: string;
  onAttest: () => void;
  onRefuse: () => void;
}

/** The warning after a description was edited by hand: the edit is kept only if the editor attests to it. */
export function AttestationNotice({ description, onAttest, onRefuse }: AttestationNoticeProps) {
  const isControlled = namesControlled(description);
  return (
    <div className={classes.wide} role="group" aria-label="Attestation">
      <Notice tone="warning">
        <strong>
          {ATTESTATION.title}: {description}
        </strong>
        <div>{ATTESTATION.text}</div>
        {isControlled && <strong>{FREE_TEXT_CONTROLLED}</strong>}
        {resemblesControlled(description) && <strong>{CONFIRM_NOT_CONTROLLED}</strong>}
        {isGhb(description) && <div>{GHB_NOTE}</div>}
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              toast.info(ATTESTATION.refused);
              onRefuse();
            }}
          >
            {ATTESTATION.refuse}
          </Button>
          <Button size="compact-sm" onClick={onAttest}>
            {ATTESTATION.attest}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
