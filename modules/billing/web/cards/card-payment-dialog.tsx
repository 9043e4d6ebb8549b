import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Checkbox, Modal, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { joinReads } from '#kit/feedback/read.ts';
import {
  CancelPaymentIntentDocument,
  CancelReaderDocument,
  CreatePaymentIntentDocument,
  CreatePaymentIntentPlusMultipleAppliesDocument,
  type PaymentFieldsFragment,
  PaymentKeysDocument,
  RefreshPaymentDocument,
  SavedCardsDocument,
  type SavedCardsQuery,
  StartReaderDocument,
  TerminalReadersDocument,
  type TerminalReadersQuery,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { newClientKey } from '../new-client-key.ts';
import { CardForm } from './card-form.tsx';
import { ACCOUNTS } from '../use-account-changed.ts';

/** What is to be paid by card. */
export interface CardPayment {
  patient: { id: string; name: string };
  amount: number;
  /** Which charges; what is open, the oldest first, where null. */
  applies: { charge_id: string; amount: number }[] | null;
}

interface Begun {
  payment: PaymentFieldsFragment;
  clientSecret: string | null;
  reader: string | null;
}

const NEW = 'new';

/** Takes a payment by card: one that is kept, one that is typed into the processor’s form, or one held to a reader. */
export function CardPaymentDialog({ of, onClose }: { of: CardPayment; onClose: () => void }) {
  const phone = usePhone();
  const keysRead = useApiQuery(PaymentKeysDocument, {}, { quiet: true });
  const cardsRead = useApiQuery(SavedCardsDocument, { patient_id: of.patient.id }, { quiet: true });
  const readersRead = useApiQuery(TerminalReadersDocument, {}, { quiet: true });
  const cards = cardsRead.data?.savedCards;
  const readers = readersRead.data?.terminalReaders ?? [];
  const [way, setWay] = useState<string | null>(null);
  const [save, setSave] = useState(false);
  const [onlyAuthorize, setOnlyAuthorize] = useState(false);
  const [key] = useState(newClientKey);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = way ?? cards?.[0]?.id ?? NEW;
  const reader = readers.find(({ id }) => `reader/${id}` === chosen);

  const finish = (payment: PaymentFieldsFragment): void => {
    toast.success(payment.status === 'authorized' ? 'Card authorized: capture it later' : 'Payment taken');
    refreshAll(ACCOUNTS);
    onClose();
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const card = cards?.find(({ id }) => id === chosen) ?? null;
    const input = {
      client_key: `${key}/${chosen}`,
      patient: of.patient.id,
      amount: of.amount,
      method: reader === undefined ? ('card' as const) : ('terminal' as const),
      capture_method: onlyAuthorize ? ('manual' as const) : ('automatic' as const),
      card_id: card?.id ?? null,
      save_card: save && card === null && reader === undefined,
    };
    try {
      const made =
        of.applies === null
          ? (await request(CreatePaymentIntentDocument, { input })).createPaymentIntent
          : (await request(CreatePaymentIntentPlusMultipleAppliesDocument, { input, applies: of.applies }))
              .createPaymentIntentPlusMultipleApplies;
      if (made.payment.status === 'succeeded' || made.payment.status === 'authorized') return finish(made.payment);
      if (reader !== undefined)
        await request(StartReaderDocument, { reader_id: reader.id, payment_id: made.payment.id });
      setBegun({ payment: made.payment, clientSecret: made.client_secret ?? null, reader: reader?.id ?? null });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It did not work. Try again.');
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  const look = async (): Promise<boolean> => {
    const { refreshPayment } = await request(RefreshPaymentDocument, { payment_id: begun!.payment.id });
    if (refreshPayment.status === 'succeeded' || refreshPayment.status === 'authorized') {
      finish(refreshPayment);
      return true;
    }
    if (refreshPayment.status === 'failed') setProblem(refreshPayment.failure ?? 'The card was declined.');
    return false;
  };
  useEffect(() => {
    if (begun?.reader == null) return undefined;
    const timer = setInterval(() => void look().catch(() => undefined), 2000);
    return () => clearInterval(timer);
    // It looks until the reader has a card.
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
  return (
    <Modal
      opened
      onClose={leave}
      title={`${formatMoney(of.amount)} by card, ${of.patient.name}`}
      size="30rem"
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={joinReads(keysRead, cardsRead)} label="Card payment" rows={3}>
        {([{ getPaymentKeys: keys }, { savedCards }]) =>
          !keys.ready || keys.publishableKey == null ? (
            <Notice>
              Card payments are not set up. A manager can connect an account in the settings, under Stripe.
            </Notice>
          ) : begun === null ? (
            <div className={classes.pad} style={{ padding: 0 }}>
              <ReadHint read={readersRead} label="Card readers" />
              <CardChoice cards={savedCards} readers={readers} chosen={chosen} onChoose={setWay} />
              {chosen === NEW && (
                <Checkbox
                  label="The processor keeps the card for later"
                  checked={save}
                  onChange={(event) => setSave(event.currentTarget.checked)}
                />
              )}
              <Checkbox
                label="Only authorize: it is captured later"
                checked={onlyAuthorize}
                onChange={(event) => setOnlyAuthorize(event.currentTarget.checked)}
              />
              {problem !== null && (
                <p role="alert" className={classes.problem}>
                  {problem}
                </p>
              )}
              <Button loading={busy} onClick={() => void begin()}>
                {savedCards.some(({ id }) => id === chosen) ? `Charge ${formatMoney(of.amount)}` : 'Go on'}
              </Button>
            </div>
          ) : begun.reader === null && begun.clientSecret !== null ? (
            <CardForm
              keys={{
                publishableKey: keys.publishableKey,
                accountId: keys.accountId ?? null,
                sandboxUrl: keys.sandboxUrl ?? null,
              }}
              clientSecret={begun.clientSecret}
              cents={of.amount}
              onPaid={() => void look().catch(reportError)}
            />
          ) : (
            <div className={classes.pad} style={{ padding: 0 }}>
              <p role="status" style={{ margin: 0 }}>
                {problem ?? 'Waiting for the card at the reader…'}
              </p>
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
            </div>
          )
        }
      </ReadState>
    </Modal>
  );
}

interface CardChoiceProps {
  cards: SavedCardsQuery['savedCards'];
  readers: TerminalReadersQuery['terminalReaders'];
  chosen: string;
  onChoose: (way: string | null) => void;
}

function CardChoice({ cards, readers, chosen, onChoose }: CardChoiceProps) {
  return (
    <Select
      label="With"
      allowDeselect={false}
      value={chosen}
      onChange={onChoose}
      data={[
        ...cards.map((card) => ({
          value: card.id,
          label: `${card.brand} •••• ${card.last4}, ${card.expires_month}/${card.expires_year}`,
        })),
        { value: NEW, label: 'A card that is typed' },
        ...readers.map(({ id, label }) => ({ value: `reader/${id}`, label })),
      ]}
    />
  );
}
