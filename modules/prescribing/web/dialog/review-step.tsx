import '@mantine/core/styles/Combobox.layer.css';
import { Select, TextInput } from '@mantine/core';
import { formatDay } from '#kit/formats/day.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import {
  type AlertOverride,
  byUrgency,
  codeWord,
  finalForms,
  ingredientWords,
  overrideReasons,
  type PrescriptionFields,
  quantityUnits,
  untouchedDefaults,
} from '../../rules/index.ts';
import type { RxSafetyFragment } from '../prescription.operations.gen.ts';
import classes from '../prescribing.module.css';
import { pharmacyLine, type ShownPharmacy, type DialogData } from './dialog-fields.ts';

interface ReviewStepProps {
  fields: PrescriptionFields;
  began: PrescriptionFields;
  touched: ReadonlySet<string>;
  pharmacy: ShownPharmacy | null;
  patient: DialogData['patient'];
  safety: RxSafetyFragment;
  overrides: readonly AlertOverride[];
  onOverride: (overrides: readonly AlertOverride[]) => void;
}

const TONES: Readonly<Record<string, Tone>> = { severe: 'danger', moderate: 'warning', minor: 'info' };

/** The review before sending: the safety findings, then the prescription with untouched defaults highlighted. */
export function ReviewStep(props: ReviewStepProps) {
  const { fields, began, touched, pharmacy, patient, safety, overrides, onOverride } = props;
  const untouched = new Set<string>(untouchedDefaults(began, fields, touched));
  const fact = (name: keyof PrescriptionFields, label: string, text: string) => (
    <div key={name} className={untouched.has(name) ? classes.untouched : undefined}>
      <dt>
        {label}
        {untouched.has(name) && ' (default, not changed)'}
      </dt>
      <dd>{text === '' ? '–' : text}</dd>
    </div>
  );
  const found = <SafetySection safety={safety} overrides={overrides} onOverride={onOverride} />;
  return (
    <div className={classes.sections}>
      {safety.alerts.length > 0 && found}
      <section className={classes.section} aria-label="Review">
        <h3 className={classes.heading}>
          {fields.drug_description} for {patient.first_name} {patient.last_name}
        </h3>
        <dl className={classes.facts}>
          {fact('sig', 'Sig', fields.sig)}
          {fact('quantity', 'Quantity', fields.quantity)}
          {fact('quantity_unit', 'Unit', codeWord(quantityUnits, fields.quantity_unit))}
          {fact('days_supply', 'Days supply', fields.days_supply)}
          {fact('refills', 'Refills', fields.refills)}
          {fact('substitutions', 'Substitution', fields.substitutions === '1' ? 'Not allowed' : 'Allowed')}
          {fact('pharmacy_ncpdp_id', 'Pharmacy', pharmacy === null ? '' : pharmacyLine(pharmacy))}
          {fact('written_date', 'Written date', formatDay(fields.written_date))}
          {fact('effective_date', 'Effective date', formatDay(fields.effective_date))}
          {fact('order_number', 'Order number', fields.order_number)}
          {fields.kind === 'compound' &&
            fact('final_form', 'Final compound dosage form', codeWord(finalForms, fields.final_form))}
          {fields.kind === 'compound' &&
            fact('ingredients', 'Ingredients', fields.ingredients.map(ingredientWords).join('; '))}
          {fact('diagnoses', 'Diagnosis', fields.diagnoses.map(({ code, name }) => `${code} ${name}`).join(', '))}
          {fact('note', 'Note to the pharmacist', fields.note)}
        </dl>
      </section>
      {safety.alerts.length === 0 && found}
    </div>
  );
}

/** The safety findings: severe ones need a coded reason, and failed checks are listed. */
export function SafetySection({
  safety,
  overrides,
  onOverride,
}: Pick<ReviewStepProps, 'safety' | 'overrides' | 'onOverride'>) {
  return (
    // Overflowing content can be scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
    <section className={classes.section} aria-label="Checks" tabIndex={0}>
      <h3 className={classes.heading}>Allergies, interactions, duplicates, dose, pregnancy and kidney function</h3>
      {safety.outcome === 'none' && <Notice>No interactions, allergies, duplicates or dose problems found.</Notice>}
      <ul className={classes.list} aria-label="Alerts">
        {byUrgency(safety.alerts).map((alert) => (
          <AlertItem
            key={alert.key}
            alert={alert}
            given={overrides.find(({ key }) => key === alert.key) ?? null}
            onGive={(given) => onOverride([...overrides.filter(({ key }) => key !== alert.key), given])}
          />
        ))}
      </ul>
      {safety.unchecked.length > 0 && (
        <Notice tone="warning">
          Some safety checks could not be done:
          <ul className={classes.plain}>
            {safety.unchecked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className={classes.quiet}>{safety.coverage}</p>
    </section>
  );
}

/** Returns whether every severe finding has a reason, new or remembered, and none is a hard stop. */
export function isAnswered(safety: RxSafetyFragment, overrides: readonly AlertOverride[]): boolean {
  return safety.alerts.every(
    ({ severity, key, is_hard_stop: isStop, remembered_code: known }) =>
      !isStop &&
      (severity !== 'severe' || known !== null || overrides.some((each) => each.key === key && each.code !== '')),
  );
}

interface AlertItemProps {
  alert: RxSafetyFragment['alerts'][number];
  given: AlertOverride | null;
  onGive: (given: AlertOverride) => void;
}

function AlertItem({ alert, given, onGive }: AlertItemProps) {
  const { key, severity, title, text, is_hard_stop: isStop, remembered_code: known } = alert;
  const isSevere = severity === 'severe' && !isStop;
  const give = (change: Partial<AlertOverride>): void => onGive({ key, code: '', note: '', ...given, ...change });
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>{title}</strong>
          <span>{text}</span>
        </div>
        <StatusBadge tone={TONES[severity] ?? 'neutral'}>{isStop ? 'hard stop' : severity}</StatusBadge>
      </div>
      {isStop && (
        <Notice tone="danger">This can’t be overridden. Go back and change the prescription before sending it.</Notice>
      )}
      {known !== null && (
        <p className={classes.quiet}>
          Previous override reason for the same dose and medications: {codeWord(overrideReasons, known)}
        </p>
      )}
      {isSevere && known === null && (
        <div className={classes.grid}>
          <Select
            label="Override reason"
            withAsterisk
            allowDeselect={false}
            value={given?.code || null}
            data={[...overrideReasons]}
            onChange={(code) => give({ code: code ?? '' })}
          />
          <TextInput
            label="Override comment"
            maxLength={300}
            value={given?.note ?? ''}
            onChange={(event) => give({ note: event.currentTarget.value })}
          />
        </div>
      )}
    </li>
  );
}
