import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { requestRest } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useFileUrl } from '#kit/api/use-file-url.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { uploadImage } from '#kit/images/upload-image.ts';
import { confirm } from '#kit/windows/confirm.ts';
import classes from '../eligibility.module.css';
import { type CoverageFieldsFragment, CoveragesDocument } from '../eligibility.operations.gen.ts';
import { ELIGIBILITY } from '../use-eligibility.ts';

type Side = 'front' | 'back';

/**
 * Both sides of an insurance card: shown, photographed or chosen, replaced and deleted. Changes are saved immediately.
 */
export function CardPictures({ coverage }: { coverage: CoverageFieldsFragment }) {
  const { data } = useApiQuery(CoveragesDocument, { patient_id: coverage.patient_id }, { quiet: true });
  const { card_front, card_back } = data?.coverages.find(({ id }) => id === coverage.id) ?? coverage;
  return (
    <div className={classes.cards} role="group" aria-label="Insurance card">
      <CardSide coverageId={coverage.id} side="front" path={card_front} />
      <CardSide coverageId={coverage.id} side="back" path={card_back} />
    </div>
  );
}

function CardSide({ coverageId, side, path }: { coverageId: string; side: Side; path: string | null }) {
  const [busy, setBusy] = useState(false);
  const address = `/api/eligibility/coverages/${coverageId}/card/${side}`;
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      refreshAll(ELIGIBILITY);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.card}>
      {path === null ? (
        <span className={classes.quiet}>No picture of the {side}</span>
      ) : (
        <CardPicture path={path} side={side} />
      )}
      <div className={classes.actions}>
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          onChange={(file) => {
            if (file !== null) void run(() => uploadImage(address, file), 'Picture saved');
          }}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              loading={busy}
              leftSection={<IconCamera size={16} stroke={1.75} />}
            >
              {path === null ? `Add ${side}` : `Replace ${side}`}
            </Button>
          )}
        </FileButton>
        {path !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={busy}
            onClick={() =>
              void confirm({
                title: `Remove the picture of the ${side}?`,
                message: 'The picture stays on record but is no longer shown.',
                confirm: 'Remove',
                danger: true,
              }).then((yes) =>
                yes ? run(() => requestRest(address, { method: 'DELETE' }), 'Picture removed') : undefined,
              )
            }
          >
            Remove {side}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One side of a card. */
export function CardPicture({ path, side }: { path: string; side: Side }) {
  const url = useFileUrl(path);
  return url === null ? null : <img src={url} alt={`The ${side} of the insurance card`} className={classes.picture} />;
}
