import { formatMoney } from '#kit/formats/money.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import type { KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';

/** What the patient pays at the desk; nothing if nothing is due. */
export function DueAmounts({ due: { copay, balance } }: Pick<KioskVisit, 'due'>) {
  useLanguage();
  if ((copay ?? 0) === 0 && balance === 0) return null;
  return (
    <>
      <dl className={classes.facts}>
        {copay !== null && copay > 0 && (
          <>
            <dt>{t('Copay')}</dt>
            <dd>{formatMoney(copay)}</dd>
          </>
        )}
        {balance > 0 && (
          <>
            <dt>{t('Balance')}</dt>
            <dd>{formatMoney(balance)}</dd>
          </>
        )}
      </dl>
      <p>{t('Please pay at the desk.')}</p>
    </>
  );
}
