import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { openCardForm, type OpenCardForm } from '../cards/open-card-form.ts';
import { newClientKey } from '../new-client-key.ts';
import classes from './portal-account.module.css';

interface Account {
  balance: number;
  canPay: boolean;
  publishableKey: string | null;
  accountId: string | null;
  sandboxUrl: string | null;
  /** The payment plan, if there is one. */
  plan: { dueNow: number; nextDay: string; nextAmount: number; card: string | null } | null;
  charges: { id: string; description: string; day: string; amount: number; open: number }[];
}
interface StartedPayment {
  paymentId: string;
  status: string;
  clientSecret: string | null;
}

/**
 * A patient's balance in the portal, with the processor’s card form; nothing if the balance is zero, unless `always`.
 */
export function PortalAccount({ call, always = false }: PortalSectionProps & { always?: boolean }) {
  useLanguage();
  const load = useCallback(() => call<Account>('billing.account'), [call]);
  const read = usePortalRead(load);
  const account = read.data;
  const [begun, setBegun] = useState<StartedPayment | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(newClientKey());
  const pay = async (cents: number): Promise<void> => {
    setBusy(true);
    setSaid(null);
    try {
      setBegun(await call<StartedPayment>('billing.pay', { amount: cents, key: key.current }));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : t('Something went wrong. Please try again.'));
    }
    setBusy(false);
  };
  const paid = async (): Promise<void> => {
    await call('billing.paid', { paymentId: begun!.paymentId }).catch(() => undefined);
    key.current = newClientKey();
    setBegun(null);
    setSaid(t('Thank you. Your payment was received.'));
    await read.refetch();
  };
  if (account === undefined ? read.error === null : account.balance <= 0 && said === null && !always) return null;
  return (
    <section className={classes.section} aria-labelledby="portal-account">
      <h2 id="portal-account">{t('Your account')}</h2>
      {said !== null && <p role="status">{said}</p>}
      <ReadHint read={read} label={t('Your account')} />
      {account !== undefined && (
        <>
          {account.balance > 0 ? (
            <p>
              {t('Amount due:')} <strong>{formatMoney(account.balance)}</strong>
            </p>
          ) : (
            <p>{t('You have no balance due.')}</p>
          )}
          <ul>
            {account.charges.map((charge) => (
              <li key={charge.id}>
                {formatDay(charge.day)} {charge.description}: {formatMoney(charge.open)}
              </li>
            ))}
          </ul>
          {account.plan !== null && <p>{planText(account.plan)}</p>}
          {account.canPay && begun === null && (
            <div className={classes.ways}>
              {amountsOf(account).map((cents) => (
                <Button
                  key={cents}
                  size="md"
                  variant={cents === account.balance ? 'filled' : 'default'}
                  loading={busy}
                  onClick={() => void pay(cents)}
                >
                  {t('Pay {amount} by card', { amount: formatMoney(cents) })}
                </Button>
              ))}
            </div>
          )}
          {begun?.clientSecret != null && account.publishableKey !== null && (
            <PortalCard
              keys={{
                publishableKey: account.publishableKey,
                accountId: account.accountId,
                sandboxUrl: account.sandboxUrl,
              }}
              secret={begun.clientSecret}
              onPaid={() => void paid()}
            />
          )}
        </>
      )}
    </section>
  );
}

// Returns the amounts to choose from: the next installment, and the full balance; the card minimum is 50 cents.
function amountsOf({ balance, plan }: Account): number[] {
  const next = plan === null ? 0 : plan.dueNow || plan.nextAmount;
  return [...new Set([Math.min(next, balance), balance])].filter((cents) => cents >= 50);
}

function planText({ dueNow, nextDay, nextAmount, card }: NonNullable<Account['plan']>): string {
  const amount = formatMoney(dueNow || nextAmount);
  const due =
    dueNow > 0
      ? t('Payment plan: {amount} is due now.', { amount })
      : t('Payment plan: {amount} is due on {day}.', { amount, day: formatDay(nextDay) });
  return card === null ? due : `${due} ${t('Your card ending in {card} will be charged.', { card })}`;
}

interface PortalCardProps {
  keys: { publishableKey: string; accountId: string | null; sandboxUrl: string | null };
  secret: string;
  onPaid: () => void;
}

function PortalCard({ keys, secret, onPaid }: PortalCardProps) {
  const place = useRef<HTMLDivElement | null>(null);
  const form = useRef<OpenCardForm | null>(null);
  const [state, setState] = useState<'opening' | 'open' | 'paying'>('opening');
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async (): Promise<void> => {
    if (form.current === null) return;
    setState('paying');
    setProblem(await form.current.confirm().then((error) => (error === null ? (onPaid(), null) : error)));
    setState('open');
  };
  const payNow = useRef(pay);
  payNow.current = pay;
  useEffect(() => {
    let isHere = true;
    openCardForm(place.current!, keys, secret, () => void payNow.current()).then(
      (opened) => {
        if (!isHere) return opened.close();
        form.current = opened;
        setState('open');
      },
      () => isHere && setProblem(t('The card form could not be loaded. Reload the page.')),
    );
    return () => {
      isHere = false;
      form.current?.close();
    };
    // A new secret needs a new form.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [secret]);
  return (
    <div>
      <div ref={place} />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button size="md" disabled={state === 'opening'} loading={state === 'paying'} onClick={() => void pay()}>
        {t('Pay')}
      </Button>
    </div>
  );
}
