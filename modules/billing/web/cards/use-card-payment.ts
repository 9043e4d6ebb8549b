import { useEffect, useRef, useState } from 'react';
import { hasCode, NETWORK } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import {
  CancelPaymentIntentDocument,
  CancelReaderDocument,
  CreatePaymentIntentDocument,
  CreatePaymentIntentPlusMultipleAppliesDocument,
  type PaymentFieldsFragment,
  RefreshPaymentDocument,
  StartReaderDocument,
} from '../accounting.operations.gen.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

/** An amount to be paid by card. */
export interface CardPayment {
  patientId: string;
  amount: number;
  note: string;
  /** The charges it pays; if null, open charges are paid, oldest first. */
  applies: { charge_id: string; amount: number }[] | null;
  /** A saved card, a reader, or neither for a card that is entered. */
  cardId: string | null;
  readerId: string | null;
  saveCard: boolean;
  onlyAuthorize: boolean;
}

/** A started payment that waits for a card to be entered or read. */
export interface StartedPayment {
  payment: PaymentFieldsFragment;
  clientSecret: string | null;
  reader: string | null;
}

/** Starts a card payment, polls its status, and cancels an unfinished payment when the window closes. */
export function useCardPayment(onClose: () => void) {
  // One key per attempt: repeated only while the outcome of the attempt is unknown.
  const key = useRef(newClientKey());
  const [begun, setBegun] = useState<StartedPayment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const finish = (payment: PaymentFieldsFragment): void => {
    toast.success(payment.status === 'authorized' ? 'Card authorized. Capture the payment later.' : 'Payment taken');
    refreshAll(ACCOUNTS);
    onClose();
  };
  const begin = async (of: CardPayment): Promise<void> => {
    setProblem(null);
    try {
      const made = await createIntent(of, `${key.current}/${of.cardId ?? of.readerId ?? 'new'}`);
      if (made.payment.status === 'succeeded' || made.payment.status === 'authorized') return finish(made.payment);
      const started = { payment: made.payment, clientSecret: made.client_secret ?? null, reader: of.readerId };
      if (of.readerId !== null) await promptReader(of.readerId, started);
      setBegun(started);
    } catch (error) {
      if (!hasCode(error, NETWORK) && !hasCode(error, 'CARD_PROCESSOR_SILENT')) key.current = newClientKey();
      throw error;
    }
  };
  const look = async (): Promise<void> => {
    const { refreshPayment } = await request(RefreshPaymentDocument, { payment_id: begun!.payment.id });
    const { status, failure } = refreshPayment;
    if (status === 'succeeded' || status === 'authorized') finish(refreshPayment);
    else if (status === 'failed') setProblem(failure ?? 'The card was declined.');
    else if (status === 'canceled') setProblem('The payment was canceled.');
  };
  useEffect(() => {
    if (begun?.reader == null) return undefined;
    const timer = setInterval(() => void look().catch(() => undefined), 2000);
    return () => clearInterval(timer);
    // Polls until the reader has read a card.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [begun]);
  /** Cancels an unfinished payment, also on its reader, and returns to the form. */
  const back = (): void => {
    if (begun !== null) cancel(begun);
    key.current = newClientKey();
    setBegun(null);
    setProblem(null);
  };
  const leave = (): void => {
    if (begun !== null) cancel(begun);
    onClose();
  };
  return { begun, problem, begin, look, back, leave };
}

// Prompts for the card on the reader; a payment that no reader can ask for is canceled.
async function promptReader(readerId: string, started: StartedPayment): Promise<void> {
  try {
    await request(StartReaderDocument, { reader_id: readerId, payment_id: started.payment.id });
  } catch (error) {
    cancel({ ...started, reader: null });
    throw error;
  }
}

function cancel({ payment, reader }: StartedPayment): void {
  if (reader !== null) void request(CancelReaderDocument, { reader_id: reader }).catch(() => undefined);
  void request(CancelPaymentIntentDocument, { payment_id: payment.id })
    .catch(() => undefined)
    .then(() => refreshAll(ACCOUNTS));
}

async function createIntent(of: CardPayment, key: string) {
  const input = {
    client_key: key,
    patient: of.patientId,
    amount: of.amount,
    note: of.note,
    method: of.readerId === null ? ('card' as const) : ('terminal' as const),
    capture_method: of.onlyAuthorize ? ('manual' as const) : ('automatic' as const),
    card_id: of.cardId,
    save_card: of.saveCard,
  };
  const { applies } = of;
  return applies === null
    ? (await request(CreatePaymentIntentDocument, { input })).createPaymentIntent
    : (await request(CreatePaymentIntentPlusMultipleAppliesDocument, { input, applies }))
        .createPaymentIntentPlusMultipleApplies;
}
