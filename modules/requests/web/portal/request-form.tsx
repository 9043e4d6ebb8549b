import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { Form } from '#kit/forms/form.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { LONGEST_WORDS } from '../../rules/index.ts';
import { callPortal, type PortalRecord, SIGNED_OUT } from './portal-api.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import classes from './portal.module.css';
import { checkFilled } from './check-filled.ts';
import { type Kind, KINDS } from './kinds.ts';
import { beginValues, type Values, wishOf } from './request-kinds.ts';
import { RequestFields } from './request-fields.tsx';

interface RequestFormProps {
  kind: Kind;
  record: PortalRecord;
  /** The referenced record entry, if known. */
  chosen: string | null;
  onSent: (isNew: boolean) => void;
  onBack: () => void;
  onSignedOut: () => void;
}

/** A patient's request form; the server validates it with the rules of the clinic's own forms. */
export function RequestForm({ kind, record, chosen, onSent, onBack, onSignedOut }: RequestFormProps) {
  const [initialValues] = useState(() => beginValues(kind, record, chosen));
  const form = useApiForm<Values, Values>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (typed) => checkFilled(kind, typed as Values, record.vital_definitions),
      },
    },
    initialValues,
    quiet: true,
    submit: async (values) => {
      try {
        const sent = { type: kind, data: wishOf(kind, values, record), description: values.description };
        const { isNew } = await callPortal<{ isNew: boolean }>('requests', sent);
        onSent(isNew);
      } catch (error) {
        if (hasCode(error, SIGNED_OUT)) onSignedOut();
        throw error;
      }
    },
  });
  return (
    <div className={classes.form}>
      <PortalTitle>{t(KINDS[kind])}</PortalTitle>
      <p className={classes.quiet}>{t('The clinic reviews your request before anything changes.')}</p>
      <Form form={form} label={t(KINDS[kind])}>
        <RequestFields kind={kind} form={form} record={record} />
        <TextareaField
          form={form}
          name="description"
          label={t('Anything else that we should know?')}
          size="md"
          maxLength={LONGEST_WORDS}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('Send')}
          </Button>
          <Button variant="default" size="md" onClick={onBack}>
            {t('Back')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
