import { foldDrug } from './drug-text.ts';

/** A schedule of the federal Controlled Substances Act. */
export type Schedule = 'I' | 'II' | 'III' | 'IV' | 'V';

// 21 CFR 1308.11 to 1308.15, with the names that they are sold under; combinations of a lower schedule stand by their brand.
const NAMES: Readonly<Record<Schedule, string>> = {
  I: `heroin;diacetylmorphine;lysergic acid diethylamide;lsd;mdma;ecstasy;psilocybin;psilocin;mescaline;peyote;marijuana;marihuana;cannabis;
    tetrahydrocannabinol;thc;methaqualone;gamma hydroxybutyrate;gamma hydroxybutyric acid;ghb;cathinone;mephedrone;ibogaine;
    dimethyltryptamine;dmt`,
  II: `opium;morphine;ms contin;kadian;codeine;hydrocodone;norco;vicodin;lortab;lorcet;zohydro;hysingla;hycodan;tussionex;oxycodone;oxycontin;
    roxicodone;percocet;percodan;endocet;oxymorphone;opana;hydromorphone;dilaudid;exalgo;fentanyl;duragesic;actiq;sufentanil;alfentanil;
    remifentanil;carfentanil;meperidine;demerol;pethidine;methadone;dolophine;methadose;levorphanol;tapentadol;nucynta;oliceridine;
    cocaine;amphetamine;amphetamines;dextroamphetamine;dexedrine;adderall;evekeo;mydayis;zenzedi;methamphetamine;desoxyn;lisdexamfetamine;
    vyvanse;methylphenidate;ritalin;concerta;metadate;daytrana;quillivant;jornay;dexmethylphenidate;focalin;serdexmethylphenidate;azstarys;
    amobarbital;pentobarbital;nembutal;secobarbital;seconal;glutethimide;phencyclidine;pcp;nabilone;cesamet;phenmetrazine;bezitramide;
    dihydrocodeine;racemorphan;levomethorphan;thebaine`,
  III: `anabolic steroid;anabolic steroids;testosterone;androgel;testim;depo testosterone;xyosted;jatenzo;nandrolone;oxandrolone;oxandrin;
    oxymetholone;anadrol;stanozolol;methyltestosterone;fluoxymesterone;ketamine;ketalar;buprenorphine;suboxone;subutex;
    zubsolv;butrans;sublocade;belbuca;dronabinol;marinol;syndros;sodium oxybate;xyrem;xywav;lumryz;oxybate;oxybates;benzphetamine;
    phendimetrazine;butalbital;fiorinal;fioricet;butabarbital;thiopental;nalorphine;tylenol with codeine;tylenol 3;perampanel;fycompa;
    tiletamine;esketamine;spravato`,
  IV: `alprazolam;xanax;lorazepam;ativan;clonazepam;klonopin;diazepam;valium;temazepam;restoril;chlordiazepoxide;librium;clorazepate;tranxene;
    oxazepam;triazolam;halcion;midazolam;versed;estazolam;flurazepam;quazepam;clobazam;onfi;remimazolam;zolpidem;ambien;eszopiclone;
    lunesta;zaleplon;sonata;suvorexant;belsomra;lemborexant;dayvigo;daridorexant;quviviq;phenobarbital;luminal;mephobarbital;methohexital;
    tramadol;ultram;ultracet;conzip;carisoprodol;soma;meprobamate;modafinil;provigil;armodafinil;nuvigil;phentermine;adipex;adipex p;lomaira;
    qsymia;diethylpropion;sibutramine;solriamfetol;sunosi;pemoline;butorphanol;stadol;pentazocine;talwin;eluxadoline;
    lorcaserin;fospropofol;brexanolone;zulresso;zuranolone;zurzuvae;dichloralphenazone;chloral hydrate;cathine;
    fencamfamin;mazindol`,
  V: `pregabalin;lyrica;lacosamide;vimpat;brivaracetam;briviact;cenobamate;xcopri;ezogabine;lasmiditan;reyvow;ganaxolone;ztalmy;diphenoxylate;
    lomotil;difenoxin;motofen;robitussin ac;cheratussin ac;guaifenesin with codeine;pyrovalerone`,
};

const SCHEDULE_BY_NAME: ReadonlyMap<string, Schedule> = new Map(
  (['I', 'II', 'IV', 'V', 'III'] as const).flatMap((schedule) =>
    NAMES[schedule].split(';').map((name): [string, Schedule] => [foldDrug(name), schedule]),
  ),
);
const MOST_WORDS = Math.max(...[...SCHEDULE_BY_NAME.keys()].map((name) => name.split(' ').length));

/** A controlled substance that a text names. */
export interface ControlledName {
  name: string;
  schedule: Schedule;
}

/** The schedule of a substance of that name; null for one that is not controlled by itself. */
export function scheduleOf(name: string): Schedule | null {
  return SCHEDULE_BY_NAME.get(foldDrug(name)) ?? null;
}

/** The controlled substances that a text names in whole words, by the names of the law and by those that they are sold under. */
export function controlledIn(text: string): ControlledName[] {
  const words = foldDrug(text).split(' ');
  const found = new Map<string, ControlledName>();
  for (let from = 0; from < words.length; from += 1)
    for (let size = Math.min(MOST_WORDS, words.length - from); size > 0; size -= 1) {
      const name = words.slice(from, from + size).join(' ');
      const schedule = SCHEDULE_BY_NAME.get(name);
      if (schedule !== undefined) found.set(name, { name, schedule });
    }
  return [...found.values()];
}

/** Whether a text names gamma-hydroxybutyrate, for which a note on medical need is required. */
export function mentionsGhb(text: string): boolean {
  return /\b(gamma hydroxybut\w*|ghb|(sodium )?oxybates?|xyrem|xywav|lumryz)\b/.test(foldDrug(text));
}

/** How a schedule stands in a compendium entry: code, abbreviation and description; N/A for what is not controlled. */
export function scheduleWords(schedule: Schedule | null): { code: string; abbreviation: string; description: string } {
  if (schedule === null) return { code: '0', abbreviation: 'N/A', description: 'N/A' };
  const code = String(['I', 'II', 'III', 'IV', 'V'].indexOf(schedule) + 1);
  return { code, abbreviation: `C-${schedule}`, description: `Schedule ${schedule}` };
}
