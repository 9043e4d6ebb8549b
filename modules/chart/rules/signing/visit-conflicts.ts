import { diagnosisMisfit, type FitPatient } from './diagnosis-fit.ts';
import { type CodedProcedure, exclusivePairs, isListed } from './exclusive-codes.ts';

/** What is compared: the visit, its codes, and what is known of the patient. */
export interface VisitContent {
  /** office, phone or video. */
  encounter_mode: string;
  patient: FitPatient;
  /** The patient's last signed visit within three years before this one, MM-DD-YYYY; null if there is none. */
  earlier_visit: string | null;
  diagnosis: readonly { icd_code: string }[];
  cpts: readonly CodedProcedure[];
}

/** Something that contradicts something else in a visit. */
export interface VisitConflict {
  id: string;
  panel: 'visit' | 'icd10' | 'cpt';
  message: string;
}

// CPT, Evaluation and Management: a new patient has had no professional service within three years.
const NEW_PATIENT = ['99202-99205', '99341-99345', '99381-99387', '92002', '92004', '98000-98003', '98008-98011'];
const VISITS = ['99202-99205', '99211-99215', '90791', '90792', '90832-90838', '99406', '99407', '96156-96171'];
const BY_VIDEO = ['98000-98007'];
const BY_PHONE = ['98008-98015'];
// Surgery, injections, vaccinations, tracings and spirometry need the patient in the room.
const IN_PERSON = ['10004-69990', '90460-90474', '93000', '93005', '94010', '94060', '96360-96379'];
const VIDEO_MODIFIERS = ['95', 'GT', 'GQ'];
const PHONE_MODIFIERS = ['93', 'FQ'];
const OFFICE_VISITS = ['99202-99205', '99211-99215'];
const PREVENTIVE = ['99381-99387', '99391-99397', 'G0402', 'G0438', 'G0439'];
// CPT, preventive medicine services, by age in full years.
const AGES: readonly { codes: readonly string[]; from: number; to: number }[] = [
  { codes: ['99381', '99391'], from: 0, to: 0 },
  { codes: ['99382', '99392'], from: 1, to: 4 },
  { codes: ['99383', '99393'], from: 5, to: 11 },
  { codes: ['99384', '99394'], from: 12, to: 17 },
  { codes: ['99385', '99395'], from: 18, to: 39 },
  { codes: ['99386', '99396'], from: 40, to: 64 },
  { codes: ['99387', '99397'], from: 65, to: 200 },
];

/** Returns the contradictions of a visit. None suggests a code: what is right is for the signer to decide. */
export function visitConflicts(visit: VisitContent): VisitConflict[] {
  const { diagnosis, cpts, patient, earlier_visit: earlier } = visit;
  const found: VisitConflict[] = [];
  const add = (id: string, panel: VisitConflict['panel'], message: string): void => {
    found.push({ id, panel, message });
  };
  for (const { icd_code } of diagnosis) {
    const misfit = diagnosisMisfit(icd_code, patient);
    if (misfit !== null) add(`fit-${icd_code}`, 'icd10', misfit);
  }
  for (const procedure of cpts) {
    const { cpt_code } = procedure;
    const mode = modeConflict(visit.encounter_mode, procedure);
    if (mode !== null) add(`mode-${cpt_code}`, 'cpt', mode);
    if (earlier !== null && isListed(cpt_code, NEW_PATIENT))
      add(`new-${cpt_code}`, 'cpt', `${cpt_code} is for new patients, but this patient was seen on ${earlier}`);
    const ages = AGES.find(({ codes }) => isListed(cpt_code, codes));
    if (ages !== undefined && patient.age !== null && (patient.age < ages.from || patient.age > ages.to))
      add(`age-${cpt_code}`, 'cpt', `${cpt_code} does not match the patient’s age of ${patient.age}`);
  }
  for (const { one, other, of } of exclusivePairs(cpts))
    add(`pair-${one}-${other}`, 'cpt', `${one} and ${other} exclude each other (${of})`);
  for (const { cpt_code: preventive } of cpts.filter((each) => isListed(each.cpt_code, PREVENTIVE)))
    for (const { cpt_code, modifiers } of cpts)
      if (isListed(cpt_code, OFFICE_VISITS) && !modifiers.includes('25'))
        add(
          `same-${preventive}-${cpt_code}`,
          'cpt',
          `${cpt_code} and ${preventive} are on one visit without modifier 25`,
        );
  return found;
}

function modeConflict(mode: string, { cpt_code: code, modifiers }: CodedProcedure): string | null {
  const video = modifiers.find((modifier) => VIDEO_MODIFIERS.includes(modifier));
  const phone = modifiers.find((modifier) => PHONE_MODIFIERS.includes(modifier));
  if (mode === 'office') {
    const remote = video ?? phone;
    if (remote !== undefined) return `${code} has the telehealth modifier ${remote}, but the visit is in the office`;
    if (isListed(code, [...BY_VIDEO, ...BY_PHONE])) return `${code} is for telehealth, but the visit is in the office`;
    return null;
  }
  const isVideo = mode === 'video';
  const words = isVideo ? 'by video' : 'by phone';
  if (isListed(code, IN_PERSON)) return `${code} is done in person, but the visit is ${words}`;
  if (isListed(code, isVideo ? BY_PHONE : BY_VIDEO))
    return `${code} is for visits ${isVideo ? 'by phone' : 'by video'}, but the visit is ${words}`;
  const wrong = isVideo ? phone : video;
  if (wrong !== undefined) return `${code} has the modifier ${wrong}, but the visit is ${words}`;
  if (isListed(code, VISITS) && video === undefined && phone === undefined)
    return `${code} has no telehealth modifier (${isVideo ? '95 or GT' : '93'}), but the visit is ${words}`;
  return null;
}
