import classes from '../prescribing.module.css';
import type { WrittenResponse } from './use-response.ts';

/** The full response, for review before sending. */
export function ResponseReview({ response }: { response: WrittenResponse }) {
  return (
    <dl className={classes.facts}>
      {factsOf(response).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ row, answer, named, shown, replacement }: WrittenResponse): [string, string][] {
  const { drug_description: drug } = shown.replacement ? replacement : (shown.orderNumber && named) || row;
  const denied: [string, string][] = [
    ['Reason code', answer.denied_code],
    ['Denial reason', answer.denial_reason],
  ];
  const replaced: [string, string][] = [
    ['Sig', replacement.sig],
    ['Quantity', replacement.quantity],
    ['Days supply', replacement.days_supply],
  ];
  const approved: [string, string][] = [
    ...(shown.orderNumber ? [['Order number', answer.order_number] satisfies [string, string]] : []),
    ['Refills', answer.refills],
    ...(shown.priorAuthorization
      ? [['Prior authorization number', answer.prior_authorization] satisfies [string, string]]
      : []),
    ...(shown.replacement ? replaced : []),
  ];
  return [
    ['Drug', drug],
    ['Patient', row.matched_name ?? row.patient_name],
    ['Pharmacy', row.pharmacy_name],
    ['Response', answer.response],
    ...(shown.denial ? denied : approved),
    ['Note', answer.note],
  ];
}
