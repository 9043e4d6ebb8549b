import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#kit/formats/money.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import classes from '../billing.module.css';
import { type CardKeys, openCardForm, type OpenCardForm } from './open-card-form.ts';

interface CardFormProps {
  keys: CardKeys;
  clientSecret: string;
  cents: number;
  onPaid: () => void;
}

/** The processor’s own card form with our button: card numbers are entered there and never reach us. */
export function CardForm({ keys, clientSecret, cents, onPaid }: CardFormProps) {
  const place = useRef<HTMLDivElement | null>(null);
  const form = useRef<OpenCardForm | null>(null);
  const [state, setState] = useState<'opening' | 'open' | 'paying' | 'missing'>('opening');
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const pay = async (): Promise<void> => {
    if (form.current === null) return;
    setState('paying');
    setProblem(null);
    const error = await form.current.confirm();
    setState('open');
    if (error === null) onPaid();
    else setProblem(error);
  };
  const payNow = useRef(pay);
  payNow.current = pay;
  useEffect(() => {
    let isHere = true;
    setState('opening');
    openCardForm(place.current!, keys, clientSecret, () => void payNow.current()).then(
      (opened) => {
        if (!isHere) return opened.close();
        form.current = opened;
        setState('open');
      },
      () => isHere && setState('missing'),
    );
    return () => {
      isHere = false;
      form.current?.close();
      form.current = null;
    };
    // The keys are read once; a new secret needs a new form.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [clientSecret, turn]);
  return (
    <div className={classes.pad} style={{ padding: 0 }}>
      <ReadLines
        read={{
          data: state === 'opening' || state === 'missing' ? undefined : state,
          error: state === 'missing' ? state : null,
          refetch: () => setTurn(turn + 1),
        }}
        label="Card form"
        lines={2}
      >
        {() => null}
      </ReadLines>
      <div ref={place} />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button loading={state === 'paying'} disabled={state !== 'open'} onClick={() => void pay()}>
        Pay {formatMoney(cents)}
      </Button>
    </div>
  );
}
