import '@mantine/core/styles/Combobox.layer.css';
import { Combobox } from '@mantine/core';
import { IconChevronRight, IconStarFilled } from '@tabler/icons-react';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { standingWords } from '../rules/index.ts';
import classes from './code-picker.module.css';
import { type Hcc, HccMark } from './hcc-mark.tsx';
import { markWords } from './mark-words.ts';
import type { PickedCode } from './picked-code.ts';

interface CodeOptionProps {
  code: PickedCode;
  search: string;
  taken: boolean;
  hcc: Hcc | null;
  /** The last personal suggestion before the plain search results. */
  ends: boolean;
}

const OFFERED: Readonly<Record<string, string>> = { problem: 'Problem', recent: 'Recently used', own: 'Own code' };

/**
 * A code in the picker's list, with the reason for offering it and a warning if it is not valid on the day of service.
 */
export function CodeOption({ code, search, taken, hcc, ends }: CodeOptionProps) {
  const opens = !code.billable && code.has_children;
  const warning = opens ? null : standingWords(code.standing, code, formatDay);
  const facts = [
    taken && 'Already added',
    OFFERED[code.offered_as],
    code.access_level === 'private' && 'Only mine',
    code.price_cents !== null && formatMoney(code.price_cents),
    code.unspecified && 'Unspecified',
    opens && 'More specific codes',
  ].filter(Boolean);
  return (
    <Combobox.Option value={code.id} className={classes.option} disabled={taken} data-ends={ends || undefined}>
      <span className={classes.code}>{code.code}</span>
      <span className={classes.text}>
        <span className={classes.name}>
          {markWords(code.official_name, search).map(({ text, hit }, at) =>
            hit ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
        {(facts.length > 0 || warning !== null) && (
          <span className={classes.facts}>
            {warning !== null && <strong className={classes.warning}>{warning}</strong>}
            {facts.join(' · ')}
          </span>
        )}
      </span>
      <HccMark hcc={hcc} code={code.code_type === 'ICD-10-CM' ? code.code : null} />
      {(code.is_favourite || code.is_clinic_favourite) && (
        <IconStarFilled size={14} className={classes.star} aria-label="Favorite" />
      )}
      {opens && <IconChevronRight size={16} stroke={1.75} aria-hidden />}
    </Combobox.Option>
  );
}
