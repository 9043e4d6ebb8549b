import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Checkbox, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { joinReads, type Read } from '#kit/feedback/read.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import {
  PaymentKeysDocument,
  SavedCardsDocument,
  type SavedCardsQuery,
  TerminalReadersDocument,
  type TerminalReadersQuery,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { CardForm } from './card-form.tsx';
import { type CardPayment, useCardPayment } from './use-card-payment.ts';

const NEW = 'new';

/** Takes a payment by card: a saved one, one entered in the processor’s form, or one at a reader. */
export function CardPaymentDialog({ of, onClose }: { of: CardPayment; onClose: () => void }) {
  const phone = usePhone();
  const keysRead = useApiQuery(PaymentKeysDocument, {}, { quiet: true });
  const cardsRead = useApiQuery(SavedCardsDocument, { patient_id: of.patient.id }, { quiet: true });
  const readersRead = useApiQuery(TerminalReadersDocument, {}, { quiet: true });
  const payment = useCardPayment(of, onClose);
  const { begun, problem, look, leave } = payment;
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
            <MethodForm cards={savedCards} readersRead={readersRead} amount={of.amount} payment={payment} />
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

interface MethodFormProps {
  cards: SavedCardsQuery['savedCards'];
  readersRead: Read<TerminalReadersQuery>;
  /** In cents. */
  amount: number;
  payment: ReturnType<typeof useCardPayment>;
}

/** Chooses a saved card, a new card or a reader, and whether to authorize only. */
function MethodForm({ cards, readersRead, amount, payment: { busy, problem, begin } }: MethodFormProps) {
  const readers = readersRead.data?.terminalReaders ?? [];
  const [way, setWay] = useState<string | null>(null);
  const [saveCard, setSaveCard] = useState(false);
  const [onlyAuthorize, setOnlyAuthorize] = useState(false);
  const value = way ?? cards[0]?.id ?? NEW;
  const cardId = cards.find(({ id }) => id === value)?.id ?? null;
  const readerId = readers.find(({ id }) => `reader/${id}` === value)?.id ?? null;
  return (
    <div className={classes.pad} style={{ padding: 0 }}>
      <ReadHint read={readersRead} label="Card readers" />
      <CardChoice cards={cards} readers={readers} chosen={value} onChoose={setWay} />
      {value === NEW && (
        <Checkbox
          label="Save card for future payments"
          checked={saveCard}
          onChange={(event) => setSaveCard(event.currentTarget.checked)}
        />
      )}
      <Checkbox
        label="Authorize now, capture later"
        checked={onlyAuthorize}
        onChange={(event) => setOnlyAuthorize(event.currentTarget.checked)}
      />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button loading={busy} onClick={() => void begin({ value, cardId, readerId, saveCard, onlyAuthorize })}>
        {cardId === null ? 'Continue' : `Charge ${formatMoney(amount)}`}
      </Button>
    </div>
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
      label="Card or reader"
      allowDeselect={false}
      value={chosen}
      onChange={onChoose}
      data={[
        ...cards.map((card) => ({
          value: card.id,
          label: `${card.brand} •••• ${card.last4}, ${card.expires_month}/${card.expires_year}`,
        })),
        { value: NEW, label: 'Enter a card' },
        ...readers.map(({ id, label }) => ({ value: `reader/${id}`, label })),
      ]}
    />
  );
}
