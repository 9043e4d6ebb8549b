import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
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
  patient: { id: string; name: string };
  amount: number;
  /** The charges it pays; if null, open charges are paid, oldest first. */
  applies: { charge_id: string; amount: number }[] | null;
}

/** A saved card, a reader, or neither for a card that is entered. */
export interface PaymentMethod {
  /** The option's value; part of the client key, so that another method counts as a new attempt. */
  value: string;
  cardId: string | null;
  readerId: string | null;
  saveCard: boolean;
  onlyAuthorize: boolean;
}

interface StartedPayment {
  payment: PaymentFieldsFragment;
  clientSecret: string | null;
  reader: string | null;
}

/** Starts a card payment, polls its status, and cancels an unfinished payment when the window closes. */
export function useCardPayment(of: CardPayment, onClose: () => void) {
  const [key] = useState(newClientKey);
  const [begun, setBegun] = useState<StartedPayment | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const finish = (payment: PaymentFieldsFragment): void => {
    toast.success(payment.status === 'authorized' ? 'Card authorized. Capture the payment later.' : 'Payment taken');
    refreshAll(ACCOUNTS);
    onClose();
  };
  const begin = async (method: PaymentMethod): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const { readerId } = method;
    try {
      const made = await createIntent(of, method, key);
      if (made.payment.status === 'succeeded' || made.payment.status === 'authorized') return finish(made.payment);
      if (readerId !== null) await request(StartReaderDocument, { reader_id: readerId, payment_id: made.payment.id });
      setBegun({ payment: made.payment, clientSecret: made.client_secret ?? null, reader: readerId });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The payment failed. Try again.');
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  const look = async (): Promise<void> => {
    const { refreshPayment } = await request(RefreshPaymentDocument, { payment_id: begun!.payment.id });
    if (refreshPayment.status === 'succeeded' || refreshPayment.status === 'authorized') finish(refreshPayment);
    else if (refreshPayment.status === 'failed') setProblem(refreshPayment.failure ?? 'The card was declined.');
  };
  useEffect(() => {
    if (begun?.reader == null) return undefined;
    const timer = setInterval(() => void look().catch(() => undefined), 2000);
    return () => clearInterval(timer);
    // Polls until the reader has read a card.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [begun]);
  const leave = (): void => {
    if (begun !== null) {
      if (begun.reader !== null) void request(CancelReaderDocument, { reader_id: begun.reader }).catch(() => undefined);
      void request(CancelPaymentIntentDocument, { payment_id: begun.payment.id })
        .catch(() => undefined)
        .then(() => refreshAll(ACCOUNTS));
    }
    onClose();
  };
  return { begun, busy, problem, begin, look, leave };
}

async function createIntent({ patient, amount, applies }: CardPayment, method: PaymentMethod, key: string) {
  const { value, cardId, readerId, saveCard, onlyAuthorize } = method;
  const input = {
    client_key: `${key}/${value}`,
    patient: patient.id,
    amount,
    method: readerId === null ? ('card' as const) : ('terminal' as const),
    capture_method: onlyAuthorize ? ('manual' as const) : ('automatic' as const),
    card_id: cardId,
    save_card: saveCard && cardId === null && readerId === null,
  };
  return applies === null
    ? (await request(CreatePaymentIntentDocument, { input })).createPaymentIntent
    : (await request(CreatePaymentIntentPlusMultipleAppliesDocument, { input, applies }))
        .createPaymentIntentPlusMultipleApplies;
}
