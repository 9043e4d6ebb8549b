import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { viewerId } from '#kit/session/viewer.ts';
import {
  type AlertOverride,
  numberOf,
  quantityUnits,
  refillsFor,
  type ResponseFields,
  responseProblem,
  type ResponseType,
  shownFields,
} from '../../rules/index.ts';
import {
  AnswerPharmacyRequestDocument,
  CheckPharmacyAnswerDocument,
  type RxMedicationFragment,
  type RxRequestFragment,
  type RxSafetyFragment,
} from '../prescription.operations.gen.ts';
import { toastAnswer } from '../prescription-labels.ts';

/** The replacement for the named medication. */
export type Replacement = ReturnType<typeof replacementOf>;

/** The response being written, with its review and send actions. */
export type WrittenResponse = ReturnType<typeof useResponse>;

/** State of a response: the required fields, the check before the review, and sending. */
export function useResponse(row: RxRequestFragment, onClose: () => void) {
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
  const [attested, setAttested] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [inTheirName, setInTheirName] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [safety, setSafety] = useState<RxSafetyFragment | null>(null);
  const [overrides, setOverrides] = useState<readonly AlertOverride[]>([]);
  const set = (change: Partial<ResponseFields>): void => {
    setProblem(null);
    setAnswer({ ...answer, ...change });
  };
  const replace = (change: Partial<Replacement>): void => {
    if (change.drug_description !== undefined) setAttested(false);
    setReplacement({ ...replacement, ...change });
  };
  const shown = shownFields(row.kind, row.request_code, answer.response);
  const asked = { code: row.request_code, requestedRefills: row.requested_refills };
  // A prior authorization doesn't change the prescription: it keeps its refills.
  const standing = row.request_code === 'P' ? (row.original ?? named) : named;
  const requested = row.kind === 'renewal' ? row.requested_refills : refillsIn(standing?.refills ?? '');
  const choose = (response: ResponseType): void => set({ response, refills: refillsFor(response, requested) });
  const inputOf = (response: ResponseType) => ({
    ...answer,
    response,
    requested: requestedAt,
    replacement: shown.replacement ? replacement : null,
    is_attested: shown.replacement && attested,
  });
  const refused = (error: unknown): void => {
    const said =
      error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : 'The response could not be sent.';
    const isTaken = error instanceof ApiError && error.code === 'P2002';
    setProblem(isTaken ? said : `Operation Denied: ${said}`);
  };
  const review = async (): Promise<void> => {
    const found = responseProblem(row.kind, asked, answer);
    setProblem(found?.message ?? null);
    if (found !== null || answer.response === '') return;
    setSafety(null);
    // A new prescription is checked like any other, by the server that will send it.
    if (shown.orderNumber) {
      setBusy(true);
      try {
        const input = inputOf(answer.response);
        setSafety((await request(CheckPharmacyAnswerDocument, { id: row.id, input })).checkPharmacyAnswer);
      } catch (error) {
        refused(error);
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
      toastAnswer(sent);
      refreshQueries('prescription');
      onClose();
    } catch (error) {
      setReviewing(false);
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  // A denial of a colleague's request leaves in the colleague's name.
  const isColleagues = answer.response === 'Denied' && row.prescriber_id !== null && row.prescriber_id !== viewerId();
  return {
    isColleagues,
    inTheirName,
    setInTheirName,
    attested,
    setAttested,
    row,
    answer,
    set,
    choose,
    shown,
    named,
    requestedAt,
    replacement,
    replace,
    problem,
    reviewing,
    busy,
    safety,
    overrides,
    setOverrides,
    chooseRequested: (at: number): void => {
      setRequestedAt(at);
      setReplacement(replacementOf(row.requested[at]));
    },
    review: () => void review(),
    send: () => void send(),
    back: () => setReviewing(false),
  };
}

/** Returns the number of refills, or null if none is given. */
function refillsIn(text: string): number | null {
  return text === '' ? null : numberOf(text);
}

/** Returns the initial replacement: the medication that the pharmacy names. */
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
