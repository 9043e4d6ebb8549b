import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { ATTESTATION, denialReasons, quantityUnits, substitutionOptions } from '../../rules/index.ts';
import { NumberInput } from '../dialog/number-input.tsx';
import classes from '../prescribing.module.css';
import type { WrittenResponse } from './use-response.ts';

/** The fields of the chosen response. */
export function AnswerFields({ response }: { response: WrittenResponse }) {
  const { row, answer, set, shown, requestedAt, chooseRequested } = response;
  return (
    <div className={classes.grid}>
      {row.requested.length > 1 && shown.orderNumber && (
        <Select
          className={classes.wide}
          label="Requested medication"
          withAsterisk
          allowDeselect={false}
          value={String(requestedAt)}
          data={row.requested.map((each, at) => ({
            value: String(at),
            label: `Requested ${at + 1}: ${each.drug_description}, ${each.sig}`,
          }))}
          onChange={(at) => chooseRequested(Number(at ?? 0))}
        />
      )}
      {shown.orderNumber && (
        <NumberInput
          label="Order number of the new prescription"
          withAsterisk
          whole
          value={answer.order_number}
          onType={(order) => set({ order_number: order })}
        />
      )}
      <NumberInput
        label="Refills"
        withAsterisk
        whole
        readOnly={shown.denial || (row.kind === 'renewal' && answer.response === 'Approved')}
        value={answer.refills}
        onType={(refills) => set({ refills })}
      />
      {shown.priorAuthorization && (
        <TextInput
          label="Prior authorization number"
          withAsterisk
          maxLength={35}
          value={answer.prior_authorization}
          onChange={(event) => set({ prior_authorization: event.currentTarget.value })}
        />
      )}
      {shown.denial && (
        <>
          <Select
            label="Reason code"
            value={answer.denied_code || null}
            data={denialReasons.map(({ value, label }) => ({ value, label: `${value} ${label}` }))}
            onChange={(code) =>
              set({
                denied_code: code ?? '',
                denial_reason: denialReasons.find(({ value }) => value === code)?.label ?? answer.denial_reason,
              })
            }
          />
          <TextInput
            label="Denial reason"
            withAsterisk
            maxLength={70}
            value={answer.denial_reason}
            onChange={(event) => set({ denial_reason: event.currentTarget.value })}
          />
        </>
      )}
      <Textarea
        className={classes.wide}
        label="Note"
        autosize
        maxLength={70}
        value={answer.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </div>
  );
}

/** The replacement for the medication that the pharmacy named. */
export function ReplacementFields({ response }: { response: WrittenResponse }) {
  const { replacement, replace, named, attested, setAttested } = response;
  const isTyped = replacement.drug_description.trim() !== (named?.drug_description ?? '').trim();
  return (
    <fieldset className={classes.section}>
      <legend>Replacement medication</legend>
      <div className={classes.grid}>
        <TextInput
          className={classes.wide}
          label="Drug description"
          withAsterisk
          maxLength={105}
          value={replacement.drug_description}
          onChange={(event) => replace({ drug_description: event.currentTarget.value })}
        />
        {isTyped && (
          <Checkbox
            className={classes.wide}
            label={ATTESTATION.attest}
            description={ATTESTATION.text}
            checked={attested}
            onChange={(event) => setAttested(event.currentTarget.checked)}
          />
        )}
        <NumberInput label="Quantity" value={replacement.quantity} onType={(quantity) => replace({ quantity })} />
        <Select
          label="Unit"
          allowDeselect={false}
          value={replacement.quantity_unit || null}
          data={[...quantityUnits]}
          onChange={(unit) => replace({ quantity_unit: unit ?? '' })}
        />
        <NumberInput
          label="Days supply"
          whole
          value={replacement.days_supply}
          onType={(days) => replace({ days_supply: days })}
        />
        <Select
          label="Substitution"
          allowDeselect={false}
          value={replacement.substitutions}
          data={[...substitutionOptions]}
          onChange={(value) => replace({ substitutions: value ?? '0' })}
        />
        <Textarea
          className={classes.wide}
          label="Sig"
          autosize
          maxLength={1000}
          value={replacement.sig}
          onChange={(event) => replace({ sig: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
