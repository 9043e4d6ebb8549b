import { useApiQuery } from '#kit/api/use-api.ts';
import type { Read } from '#kit/feedback/read.ts';
import { type HandMethod, handMethods, METHOD_WORDS } from '../../rules/index.ts';
import { PaymentKeysDocument, SavedCardsDocument, TerminalReadersDocument } from '../accounting.operations.gen.ts';
import { useMissingService } from '#practice/web';
import type { CardKeys } from '../cards/open-card-form.ts';

/** The option of a card that is entered in the processor’s form. */
export const NEW_CARD = 'card';

/** Returns the method by hand of an option, or null for a card. */
export const handMethodOf = (option: string): HandMethod | null => handMethods.find((each) => each === option) ?? null;

/** The methods that a payment can be taken with. */
export interface PaymentMethods {
  options: { value: string; label: string; disabled?: boolean }[];
  /** Why a card can’t be chosen. */
  missing: string | undefined;
  /** Null if cards can’t be taken. */
  keys: CardKeys | null;
  read: Read<unknown>;
  /** The saved card or the reader of an option. */
  cardOf: (option: string) => { cardId: string | null; readerId: string | null };
}

/** Reads the methods of a payment: by hand, a card that is entered, the patient’s saved cards, and the clinic’s readers. */
export function usePaymentMethods(patientId: string | null): PaymentMethods {
  const missing = useMissingService('billing.cards');
  const read = useApiQuery(PaymentKeysDocument, {}, { quiet: true });
  const keys = read.data?.getPaymentKeys;
  const isReady = keys?.ready === true && keys.publishableKey != null;
  const hasPatient = isReady && patientId !== null;
  const cards = useApiQuery(
    SavedCardsDocument,
    { patient_id: patientId ?? '' },
    { enabled: hasPatient, quiet: true },
  ).data;
  const readers = useApiQuery(TerminalReadersDocument, {}, { enabled: isReady, quiet: true }).data;
  const saved = hasPatient ? (cards?.savedCards ?? []) : [];
  const found = readers?.terminalReaders ?? [];
  const byHand = (method: HandMethod) => ({ value: method, label: METHOD_WORDS[method] });
  return {
    options: [
      byHand('cash'),
      byHand('check'),
      isReady
        ? { value: NEW_CARD, label: METHOD_WORDS.card }
        : { value: NEW_CARD, label: `${METHOD_WORDS.card} (not set up)`, disabled: true },
      ...saved.map(({ id, brand, last4, expires_month: month, expires_year: year }) => ({
        value: `saved/${id}`,
        label: `Saved card ${brand} •••• ${last4}, ${month}/${year}`,
      })),
      ...found.map(({ id, label }) => ({ value: `reader/${id}`, label: `${METHOD_WORDS.terminal}: ${label}` })),
      byHand('external'),
      byHand('other'),
    ],
    missing: keys?.ready === false ? (missing ?? 'Card payments are not set up.') : undefined,
    keys: isReady
      ? {
          publishableKey: keys.publishableKey!,
          accountId: keys.accountId ?? null,
          sandboxUrl: keys.sandboxUrl ?? null,
        }
      : null,
    read,
    cardOf: (option) => ({
      cardId: saved.find(({ id }) => option === `saved/${id}`)?.id ?? null,
      readerId: found.find(({ id }) => option === `reader/${id}`)?.id ?? null,
    }),
  };
}
