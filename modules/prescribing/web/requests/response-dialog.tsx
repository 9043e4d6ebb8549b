import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Modal } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { changeResponses, renewalResponses, type ResponseType } from '../../rules/index.ts';
import { isAnswered, SafetySection } from '../dialog/review-step.tsx';
import classes from '../prescribing.module.css';
import type { RxRequestFragment } from '../prescription.operations.gen.ts';
import { RESPONSE_WORDS } from '../prescription-labels.ts';
import { AnswerFields, ReplacementFields } from './response-fields.tsx';
import { ResponseReview } from './response-review.tsx';
import { RequestFacts } from './review-dialog.tsx';
import { useResponse } from './use-response.ts';

/**
 * Responds to a pharmacy request: approved, with changes, replaced or denied. Each response shows only its own fields,
 * and is reviewed before it is sent.
 */
export function ResponseDialog({ row, onClose }: { row: RxRequestFragment; onClose: () => void }) {
  const phone = usePhone();
  const response = useResponse(row, onClose);
  const { answer, shown, problem, reviewing, busy, safety, overrides } = response;
  const types: readonly ResponseType[] = row.kind === 'renewal' ? renewalResponses : changeResponses;
  const title = row.kind === 'renewal' ? 'Renewal response' : 'Change response';
  return (
    <Modal
      opened
      onClose={onClose}
      title={reviewing ? `Review: ${title.toLowerCase()}` : title}
      size="54rem"
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.sections}>
        {reviewing ? (
          <ResponseReview response={response} />
        ) : (
          <>
            <RequestFacts row={row} />
            <div className={classes.actions} role="radiogroup" aria-label="Response">
              {types.map((type) => (
                <Button
                  key={type}
                  size="compact-md"
                  role="radio"
                  aria-checked={answer.response === type}
                  variant={answer.response === type ? 'filled' : 'default'}
                  color={type === 'Denied' ? 'red' : undefined}
                  onClick={() => response.choose(type)}
                >
                  {RESPONSE_WORDS[type]!.word}
                </Button>
              ))}
            </div>
            {answer.response !== '' && <AnswerFields response={response} />}
            {shown.replacement && <ReplacementFields response={response} />}
          </>
        )}
        {reviewing && response.isColleagues && (
          <Notice tone="warning">
            <Checkbox
              label={`This request is for ${row.prescriber_name}. Deny it in their name.`}
              checked={response.inTheirName}
              onChange={(event) => response.setInTheirName(event.currentTarget.checked)}
            />
          </Notice>
        )}
        {reviewing && safety !== null && (
          <SafetySection safety={safety} overrides={overrides} onOverride={response.setOverrides} />
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <div className={classes.actions}>
          <Button variant="default" onClick={() => (reviewing ? response.back() : onClose())}>
            {reviewing ? 'Back' : 'Cancel'}
          </Button>
          {reviewing ? (
            <Button
              loading={busy}
              disabled={
                (safety !== null && !isAnswered(safety, overrides)) || (response.isColleagues && !response.inTheirName)
              }
              onClick={response.send}
            >
              Send the response
            </Button>
          ) : (
            <Button loading={busy} onClick={response.review}>
              Review the response
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
