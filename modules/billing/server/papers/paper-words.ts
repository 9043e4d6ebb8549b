import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { readPatients } from '#patients/server';
import { formatPhone, patientName } from '#patients/rules';
import { readClinic } from '#practice/server';
import type { Language } from '#values/language/language.ts';
import { translateTo, type Translate } from '#values/language/texts.ts';
import { spanish } from '../spanish.gen.ts';
import { readDetails } from '../accounts/account-details.ts';
import { readSettings, type Settings } from '../setup/settings.ts';

const BILLER_COLUMNS = [
  'practice_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'office_phone',
  'email',
] as const;

/** A practice's billing details for documents. */
export type Biller = Pick<Selectable<DB['billing.account_practice']>, (typeof BILLER_COLUMNS)[number]>;

/** Formats a day as MM/DD/YYYY: 11/23/2026. */
export const dayWords = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Returns the billing party: the clinic's settings, with the practice's address. */
export async function readBiller(
  db: Queryable,
  clinicId: string,
  practiceId: string | null,
  t: Translate = translateTo('en', spanish),
): Promise<{ settings: Settings; practice: Biller | null; name: string; detail: string }> {
  const practices = db.selectFrom('billing.account_practice').select(BILLER_COLUMNS).where('clinic_id', '=', clinicId);
  const [settings, clinic, found] = await Promise.all([
    readSettings(db, clinicId),
    readClinic(db, clinicId),
    (practiceId === null ? practices : practices.where('id', '=', practiceId))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const practice = found ?? null;
  const detail = [
    practice?.address_line1,
    [practice?.city, practice?.state, practice?.postal_code].filter(Boolean).join(' '),
    practice?.office_phone == null ? '' : formatPhone(practice.office_phone),
    settings.tax_id === '' ? '' : t('Tax ID {id}', { id: settings.tax_id }),
  ];
  return {
    settings,
    practice,
    name: settings.legal_name || practice?.practice_name || clinic.clinic_name,
    detail: detail.filter(Boolean).join(' · '),
  };
}

/** Returns the clinic's footer in the language of the patient; the English one if there is no Spanish one. */
export function footerOf(settings: Settings, language: Language): string {
  return language === 'es' && settings.statement_words_es !== ''
    ? settings.statement_words_es
    : settings.statement_words;
}

interface Payer {
  name: string;
  email: string | null;
  /** The patient's language, e.g. for the mail. */
  language: Language;
  /** Translates the texts of the document. */
  t: Translate;
  facts: Record<string, string>;
}

/**
 * Returns the payer on a document: name, date of birth, address. The document is in the patient's language unless
 * `paperLanguage` is given.
 */
export async function readPayer(
  db: Queryable,
  clinicId: string,
  patientId: string,
  paperLanguage?: Language,
): Promise<Payer> {
  const [patient] = await readPatients(db, clinicId, [patientId], { addresses: true });
  const language = patient?.preferred_language ?? 'en';
  const t = translateTo(paperLanguage ?? language, spanish);
  if (patient === undefined) return { name: '', email: null, language, t, facts: {} };
  const addresses = patient.addresses ?? [];
  const address = addresses.find(({ address_type }) => address_type === 'billing') ?? addresses[0];
  return {
    name: patientName(patient),
    email: patient.email,
    language,
    t,
    facts: {
      [t('Patient')]: patientName(patient),
      [t('Date of birth')]: patient.date_of_birth === null ? '' : dayWords(patient.date_of_birth),
      [t('Record number')]: String(patient.record_number),
      [t('Address')]:
        address === undefined
          ? ''
          : [address.address_line1, address.address_line2, `${address.city}, ${address.state} ${address.postal_code}`]
              .filter(Boolean)
              .join('\n'),
      [t('Phone')]: formatPhone(patient.mobile ?? patient.home_phone ?? ''),
    },
  };
}

/** Returns who receives a statement: the guarantor, or else the patient. */
export async function readResponsible(db: Queryable, clinicId: string, patientId: string): Promise<Payer> {
  const [payer, details] = await Promise.all([
    readPayer(db, clinicId, patientId),
    readDetails(db, clinicId, patientId),
  ]);
  if (details.relationship === null) return payer;
  const { t, facts } = payer;
  const [patient, born, record] = [t('Patient'), t('Date of birth'), t('Record number')];
  const name = [details.guarantor_first_name, details.guarantor_last_name].filter(Boolean).join(' ');
  const place = [details.guarantor_city, details.guarantor_state, details.guarantor_postal_code];
  const address = [details.guarantor_address_line1, details.guarantor_address_line2, place.filter(Boolean).join(' ')];
  return {
    ...payer,
    name,
    email: details.guarantor_email,
    facts: {
      [t('Recipient')]: name,
      [t('Address')]: address.filter(Boolean).join('\n'),
      [t('Phone')]: formatPhone(details.guarantor_phone ?? ''),
      [patient]: facts[patient] ?? '',
      [born]: facts[born] ?? '',
      [record]: facts[record] ?? '',
    },
  };
}
