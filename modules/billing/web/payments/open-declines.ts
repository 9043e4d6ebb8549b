interface CardPayment {
  patient: { id: string };
  status: string;
  amount: number;
  create_time: string;
}

/**
 * Returns the newest declined card payment of each patient, newest first, unless a later card payment of at least that
 * amount came.
 */
export function openDeclines<P extends CardPayment>(payments: readonly P[]): P[] {
  const newestFirst = payments.toSorted((one, other) => Date.parse(other.create_time) - Date.parse(one.create_time));
  const shown = new Map<string, P>();
  const paid = new Map<string, number>();
  for (const payment of newestFirst) {
    const { id } = payment.patient;
    if (payment.status === 'succeeded' || payment.status === 'authorized')
      paid.set(id, Math.max(paid.get(id) ?? 0, payment.amount));
    else if (payment.status === 'failed' && !shown.has(id) && (paid.get(id) ?? 0) < payment.amount)
      shown.set(id, payment);
  }
  return [...shown.values()];
}
