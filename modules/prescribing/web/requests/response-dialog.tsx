// Over 300 lines: what each of the four answers asks for, and the review of it, are one dialog.
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import {
  type AlertOverride,
  changeResponses,
  denialReasons,
  quantityUnits,
  refillsFor,
  renewalResponses,
  type ResponseFields,
  responseProblem,
  type ResponseType,
  shownFields,
  substitutionOptions,
} from '../../rules/index.ts';
import { NumberInput } from '../dialog/number-input.tsx';
import { isAnswered, SafetySection } from '../dialog/review-step.tsx';
import classes from '../prescribing.module.css';
import {
  AnswerPharmacyRequestDocument,
  CheckPharmacyAnswerDocument,
  type RxMedicationFragment,
  type RxRequestFragment,
  type RxSafetyFragment,
} from '../prescription.operations.gen.ts';
import { RESPONSE_WORDS } from '../words.ts';
import { RequestFacts } from './review-dialog.tsx';

/** Answers a pharmacy: approved, with changes, replaced or denied; what each answer needs is asked for it alone, and it is reviewed before it goes. */
export function ResponseDialog({ row, onClose }: { row: RxRequestFragment; onClose: () => void }) {
  const [requestedAt, setRequestedAt] = useState(0);
  const named = row.requested[requestedAt] ?? row.dispensed ?? row.original;
  const [answer, setAnswer] = useState<ResponseFields>(() => ({
    response: '',
    order_number: String(row.next_order_number),
    refills: '',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
  }));
  const [replacement, setReplacement] = useState(() => replacementOf(named));
  const [problem, setProblem] = useState<string | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [safety, setSafety] = useState<RxSafetyFragment | null>(null);
  const [overrides, setOverrides] = useState<readonly AlertOverride[]>([]);
  const phone = usePhone();
  const set = (change: Partial<ResponseFields>): void => {
    setProblem(null);
    setAnswer({ ...answer, ...change });
  };
  const replace = (change: Partial<typeof replacement>): void => setReplacement({ ...replacement, ...change });
  const shown = shownFields(row.kind, row.request_code, answer.response);
  const requestTerms = { code: row.request_code, requestedRefills: row.requested_refills };
  // An authorization changes nothing of the prescription: it keeps the refills that it has.
  const standing = row.request_code === 'P' ? (row.original ?? named) : named;
  const requested = row.kind === 'renewal' ? row.requested_refills : Number(standing?.refills || 0);
  const choose = (response: ResponseType): void => set({ response, refills: refillsFor(response, requested) });
  const inputOf = (response: ResponseType) => ({
    ...answer,
    response,
    requested: requestedAt,
    replacement: shown.replacement ? replacement : null,
  });
  const showError = (error: unknown): void => {
    const said = error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : 'It could not be sent.';
    const isTaken = error instanceof ApiError && error.code === 'P2002';
    setProblem(isTaken ? said : `Operation Denied: ${said}`);
  };
  const review = async (): Promise<void> => {
    const found = responseProblem(row.kind, requestTerms, answer);
    setProblem(found?.message ?? null);
    if (found !== null || answer.response === '') return;
    setSafety(null);
    // What makes a new prescription is checked as any other, by the server that will send it.
    if (shown.orderNumber) {
      setBusy(true);
      try {
        const input = inputOf(answer.response);
        setSafety((await request(CheckPharmacyAnswerDocument, { id: row.id, input })).checkPharmacyAnswer);
      } catch (error) {
        showError(error);
        return;
      } finally {
        setBusy(false);
      }
    }
    setReviewing(true);
  };
  const send = async (): Promise<void> => {
    if (answer.response === '') return;
    setBusy(true);
    try {
      const { answerPharmacyRequest: sent } = await request(AnswerPharmacyRequestDocument, {
        id: row.id,
        version: row.version,
        input: {
          ...inputOf(answer.response),
          overrides: overrides.map(({ key, code, note }) => ({ key, code, note })),
        },
      });
      if (sent.code === '000' || sent.code === '010') toast.success(sent.message);
      else toast.error(`${sent.code}: ${sent.message}`);
      refreshQueries('prescription');
      onClose();
    } catch (error) {
      setReviewing(false);
      showError(error);
    } finally {
      setBusy(false);
    }
  };
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
          <dl className={classes.facts}>
            {(
              [
                [
                  'Drug',
                  shown.replacement
                    ? replacement.drug_description
                    : shown.orderNumber
                      ? (named?.drug_description ?? row.drug_description)
                      : row.drug_description,
                ],
                ['Patient', row.matched_name ?? row.patient_name],
                ['Pharmacy', row.pharmacy_name],
                ['Response', answer.response],
                ...(shown.denial
                  ? [
                      ['Reason code', answer.denied_code],
                      ['Denial reason', answer.denial_reason],
                    ]
                  : [
                      ...(shown.orderNumber ? [['Order number', answer.order_number]] : []),
                      ['Refills', answer.refills],
                      ...(shown.priorAuthorization ? [['Prior authorization number', answer.prior_authorization]] : []),
                      ...(shown.replacement
                        ? [
                            ['Sig', replacement.sig],
                            ['Quantity', replacement.quantity],
                            ['Days supply', replacement.days_supply],
                          ]
                        : []),
                    ]),
                ['Note', answer.note],
              ] as [string, string][]
            ).map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text || '–'}</dd>
              </div>
            ))}
          </dl>
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
                  onClick={() => choose(type)}
                >
                  {RESPONSE_WORDS[type]!.word}
                </Button>
              ))}
            </div>
            {answer.response !== '' && (
              <div className={classes.grid}>
                {row.requested.length > 1 && shown.orderNumber && (
                  <Select
                    className={classes.wide}
                    label="Which of the requested medications?"
                    withAsterisk
                    allowDeselect={false}
                    value={String(requestedAt)}
                    data={row.requested.map((each, at) => ({
                      value: String(at),
                      label: `Requested ${at + 1}: ${each.drug_description}, ${each.sig}`,
                    }))}
                    onChange={(at) => {
                      setRequestedAt(Number(at ?? 0));
                      setReplacement(replacementOf(row.requested[Number(at ?? 0)]));
                    }}
                  />
                )}
                {shown.orderNumber && (
                  <NumberInput
                    label="Order number of the new prescription"
                    withAsterisk
                    whole
                    value={answer.order_number}
                    onType={(order) => set({ order_number: order })}
                  />
                )}
                <NumberInput
                  label="Refills"
                  withAsterisk
                  whole
                  readOnly={shown.denial || (row.kind === 'renewal' && answer.response === 'Approved')}
                  value={answer.refills}
                  onType={(refills) => set({ refills })}
                />
                {shown.priorAuthorization && (
                  <TextInput
                    label="Prior authorization number"
                    withAsterisk
                    maxLength={35}
                    value={answer.prior_authorization}
                    onChange={(event) => set({ prior_authorization: event.currentTarget.value })}
                  />
                )}
                {shown.denial && (
                  <>
                    <Select
                      label="Reason code"
                      value={answer.denied_code || null}
                      data={denialReasons.map(({ value, label }) => ({ value, label: `${value} ${label}` }))}
                      onChange={(code) =>
                        set({
                          denied_code: code ?? '',
                          denial_reason:
                            denialReasons.find(({ value }) => value === code)?.label ?? answer.denial_reason,
                        })
                      }
                    />
                    <TextInput
                      label="Denial reason"
                      withAsterisk
                      maxLength={70}
                      value={answer.denial_reason}
                      onChange={(event) => set({ denial_reason: event.currentTarget.value })}
                    />
                  </>
                )}
                <Textarea
                  className={classes.wide}
                  label="Note"
                  autosize
                  maxLength={70}
                  value={answer.note}
                  onChange={(event) => set({ note: event.currentTarget.value })}
                />
              </div>
            )}
            {shown.replacement && (
              <fieldset className={classes.section}>
                <legend>Replacement medication</legend>
                <div className={classes.grid}>
                  <TextInput
                    className={classes.wide}
                    label="Drug description"
                    withAsterisk
                    maxLength={105}
                    value={replacement.drug_description}
                    onChange={(event) => replace({ drug_description: event.currentTarget.value })}
                  />
                  <NumberInput
                    label="Quantity"
                    value={replacement.quantity}
                    onType={(quantity) => replace({ quantity })}
                  />
                  <Select
                    label="Unit"
                    allowDeselect={false}
                    value={replacement.quantity_unit || null}
                    data={[...quantityUnits]}
                    onChange={(unit) => replace({ quantity_unit: unit ?? '' })}
                  />
                  <NumberInput
                    label="Days supply"
                    whole
                    value={replacement.days_supply}
                    onType={(days) => replace({ days_supply: days })}
                  />
                  <Select
                    label="Substitution"
                    allowDeselect={false}
                    value={replacement.substitutions}
                    data={[...substitutionOptions]}
                    onChange={(value) => replace({ substitutions: value ?? '0' })}
                  />
                  <Textarea
                    className={classes.wide}
                    label="Sig"
                    autosize
                    maxLength={1000}
                    value={replacement.sig}
                    onChange={(event) => replace({ sig: event.currentTarget.value })}
                  />
                </div>
              </fieldset>
            )}
          </>
        )}
        {reviewing && safety !== null && (
          <SafetySection safety={safety} overrides={overrides} onOverride={setOverrides} />
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <div className={classes.actions}>
          <Button variant="default" onClick={() => (reviewing ? setReviewing(false) : onClose())}>
            {reviewing ? 'Back' : 'Cancel'}
          </Button>
          {reviewing ? (
            <Button
              loading={busy}
              disabled={safety !== null && !isAnswered(safety, overrides)}
              onClick={() => void send()}
            >
              Send the response
            </Button>
          ) : (
            <Button loading={busy} onClick={() => void review()}>
              Review the response
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

/** What a replacement begins with: what the pharmacy names. */
function replacementOf(named: RxMedicationFragment | null | undefined) {
  return {
    drug_description: named?.drug_description ?? '',
    quantity: named?.quantity ?? '',
    quantity_unit: quantityUnits.find(({ label }) => label === named?.quantity_unit)?.value ?? '',
    days_supply: named?.days_supply ?? '',
    substitutions: named?.substitutions || '0',
    sig: named?.sig ?? '',
    note: '',
  };
}
