import { phqInSpanish } from './phq-in-spanish.ts';

/** The GAD-7 in Spanish as its authors publish it (phqscreeners.com); the last question is that of the PHQ. */
export const gad7InSpanish: Readonly<Record<string, string>> = {
  ...phqInSpanish,
  'Anxiety questionnaire': 'Cuestionario sobre la ansiedad',
  'Over the last 2 weeks, how often have you been bothered by the following problems?':
    'Durante las últimas 2 semanas, ¿con qué frecuencia ha sentido molestias por los siguientes problemas?',
  'Feeling nervous, anxious, or on edge': 'Sentirse nervioso(a), intranquilo(a) o con los nervios de punta',
  'Not being able to stop or control worrying': 'No poder dejar de preocuparse o no poder controlar la preocupación',
  'Worrying too much about different things': 'Preocuparse demasiado por diferentes cosas',
  'Trouble relaxing': 'Dificultad para relajarse',
  'Being so restless that it is hard to sit still':
    'Estar tan inquieto(a) que es difícil permanecer sentado(a) tranquilamente',
  'Becoming easily annoyed or irritable': 'Molestarse o ponerse irritable fácilmente',
  'Feeling afraid, as if something awful might happen': 'Sentir miedo como si algo terrible pudiera pasar',
  'Not at all': 'Nunca',
};

/** The first three questions of the AUDIT in Spanish, from the manual of the World Health Organization (2001). */
export const auditCInSpanish: Readonly<Record<string, string>> = {
  'Alcohol use questionnaire': 'Cuestionario sobre el consumo de alcohol',
  'How often do you have a drink containing alcohol?': '¿Con qué frecuencia consume alguna bebida alcohólica?',
  Never: 'Nunca',
  'Monthly or less': 'Una o menos veces al mes',
  '2 to 4 times a month': 'De 2 a 4 veces al mes',
  '2 to 3 times a week': 'De 2 a 3 veces a la semana',
  '4 or more times a week': '4 o más veces a la semana',
  'How many drinks containing alcohol do you have on a typical day when you are drinking?':
    '¿Cuántas consumiciones de bebidas alcohólicas suele realizar en un día de consumo normal?',
  '1 or 2': '1 o 2',
  '3 or 4': '3 o 4',
  '5 or 6': '5 o 6',
  '7, 8, or 9': 'De 7 a 9',
  '10 or more': '10 o más',
  'How often do you have six or more drinks on one occasion?':
    '¿Con qué frecuencia toma 6 o más bebidas alcohólicas en un solo día?',
  'Less than monthly': 'Menos de una vez al mes',
  Monthly: 'Mensualmente',
  Weekly: 'Semanalmente',
  'Daily or almost daily': 'A diario o casi a diario',
};
