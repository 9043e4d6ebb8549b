import { expect, test } from 'vitest';
import { controlledIn, misspelledIn } from './controlled.ts';

const scheduleOf = (text: string): string | null => controlledIn(text)[0]?.schedule ?? null;

test.each<[string, string]>([
  ['Xtampza ER 9 mg capsule', 'II'],
  ['Adzenys XR-ODT', 'II'],
  ['Nayzilam 5 mg nasal spray', 'IV'],
  ['Valtoco 10 mg', 'IV'],
  ['Diastat AcuDial', 'IV'],
  ['Subsys 100 mcg', 'II'],
  ['Fentora', 'II'],
  ['Testopel pellets', 'III'],
  ['Hydroc/APAP 5/325', 'II'],
  ['HYDROCOD-APAP', 'II'],
  ['oxy/apap 5-325', 'II'],
  ['OxyIR', 'II'],
  ['MSIR 15 mg', 'II'],
  ['MS-Contin', 'II'],
  ['APAP/codeine #3', 'III'],
  ['T#3', 'III'],
  ['Tylenol #4', 'III'],
  ['Lomotil', 'V'],
  ['Lyrica CR', 'V'],
  ['Xcopri', 'V'],
  ['Belsomra', 'IV'],
  ['Quviviq', 'IV'],
  ['Dayvigo', 'IV'],
  ['Sunosi', 'IV'],
  ['Zanax 1 mg', 'IV'],
  ['Xyrem', 'III'],
  ['Seglentis', 'IV'],
  ['Azstarys', 'II'],
  ['Brixadi', 'III'],
  ['Promethazine with codeine syrup', 'V'],
  ['Prometh w/ codeine', 'V'],
  ['Tyl #3', 'III'],
  ['Tylenol no. 3', 'III'],
  ['Tyco #3', 'III'],
  ['Mepergan Fortis', 'II'],
  ['Meprozine', 'II'],
  ['B & O suppository', 'II'],
  ['DTO', 'II'],
  ['MPH ER 18 mg', 'II'],
  ['methamphet', 'II'],
  ['Bup/naloxone film', 'III'],
  ['Test cyp 200 mg/mL', 'III'],
  ['Depo-Testadiol', 'III'],
  ['Plegine', 'III'],
  ['pheno-barb 30 mg', 'IV'],
  ['Bellatal', 'IV'],
  ['Equagesic', 'IV'],
  ['Temaz 15 mg', 'IV'],
  ['Tussi-Organidin NR', 'V'],
  ['Codar GF', 'V'],
  ['Diphen/atrop', 'V'],
  ['Cheratussin AC', 'V'],
])('%s is schedule %s', (text, schedule) => {
  expect(scheduleOf(text)).toBe(schedule);
});

// 21 CFR 1308.12 to 1308.15, as far as prescriptions can name it.
const SUBSTANCES = {
  II: `alfentanil amobarbital amphetamine dextroamphetamine lisdexamfetamine methamphetamine methylphenidate dexmethylphenidate carfentanil
    cocaine codeine dihydrocodeine etorphine fentanyl glutethimide hydrocodone hydromorphone levorphanol meperidine methadone morphine nabilone
    oliceridine opium oxycodone oxymorphone pentobarbital remifentanil secobarbital sufentanil tapentadol phenmetrazine`,
  III: `dronabinol benzphetamine buprenorphine butabarbital butalbital ketamine esketamine fluoxymesterone methyltestosterone nandrolone
    oxandrolone oxymetholone stanozolol testosterone perampanel phendimetrazine oxybate thiopental`,
  IV: `alprazolam armodafinil brexanolone butorphanol carisoprodol chlordiazepoxide clobazam clonazepam clorazepate daridorexant diazepam
    dichloralphenazone diethylpropion difenoxin eluxadoline estazolam eszopiclone flurazepam fospropofol lemborexant lorazepam lorcaserin
    meprobamate methohexital mephobarbital midazolam modafinil oxazepam pentazocine phenobarbital phentermine quazepam remimazolam
    sibutramine solriamfetol suvorexant temazepam tramadol triazolam zaleplon zolpidem zuranolone`,
  V: 'brivaracetam cenobamate ezogabine ganaxolone lacosamide lasmiditan pregabalin diphenoxylate',
} as const;

test('every scheduled substance is on the list, and one wrong letter is recognized as a misspelling', () => {
  for (const [schedule, names] of Object.entries(SUBSTANCES))
    for (const name of names.split(/\s+/)) {
      expect(scheduleOf(`${name} 10 mg`), name).toBe(schedule);
      const misspelled = `${name.slice(0, -2)}${name.at(-1)}`;
      if (name.length > 6)
        expect(misspelledIn(misspelled).length + controlledIn(misspelled).length, misspelled).toBe(1);
    }
});

test.each([
  ['oxycodne 5 mg', 'oxycodone'],
  ['Oxicodone', 'oxycodone'],
  ['hydrocodon/apap', 'hydrocodone'],
  ['Hydrocodine', 'hydrocodone'],
  ['Percoset', 'percocet'],
  ['Vicoden', 'vicodin'],
  ['Xanex', 'xanax'],
  ['alprazolm', 'alprazolam'],
  ['lorazapam', 'lorazepam'],
  ['Adderal XR', 'adderall'],
  ['Ridalin', 'ritalin'],
  ['Klonipin', 'klonopin'],
  ['tramadal', 'tramadol'],
  ['fentanil', 'fentanyl'],
  ['Zolpidim', 'zolpidem'],
  ['morhpine', 'morphine'],
  ['amphetimine', 'amphetamine'],
  ['testosterne cream', 'testosterone'],
  ['Pregablin', 'pregabalin'],
] as const)('%s is a misspelling of %s', (text, meant) => {
  expect(misspelledIn(text).map(({ name }) => name)).toContain(meant);
});

// Uncontrolled drugs that are often confused with controlled ones, and commonly prescribed drugs.
const HARMLESS = `Lisinopril;Amlodipine besylate;Hydrochlorothiazide;Hydrocortisone 1% cream;Hydroxyzine;Hydralazine;Metformin;Metoprolol;
  Methimazole;Methocarbamol;Methotrexate;Methyldopa;Methylprednisolone;Medroxyprogesterone;Megestrol;Progesterone;Prednisone;Dexamethasone;
  Oxybutynin;Oxcarbazepine;Oxytocin;Oxymetazoline;Codeine-free cough syrup with guaifenesin;Dextromethorphan;Robitussin DM;Mucinex;
  Gabapentin;Lamotrigine;Lacrilube;Levetiracetam;Topiramate;Carbamazepine;Felbamate;Zonisamide;Primidone;Phenytoin;Bupropion;Buspirone;
  Clonidine;Clomiphene;Clomipramine;Clozapine;Clotrimazole;Celecoxib;Celexa;Cerebyx;Zyprexa;Zyrtec;Zantac;Xyzal;Xalatan;Xarelto;
  Trazodone;Tramazoline;Tizanidine;Tamoxifen;Tamsulosin;Sertraline;Serevent;Senna;Ephedrine;Epinephrine;Pseudoephedrine;Phenylephrine;
  Phentolamine;Nalbuphine;Naloxone;Naltrexone;Narcan;Lucemyra;Lofexidine;Wakix;Pitolisant;Ramelteon;Rozerem;Melatonin;Doxepin;Silenor;
  Diphenhydramine;Doxylamine;Strattera;Atomoxetine;Guanfacine;Intuniv;Qelbree;Viloxazine;Apomorphine;Loperamide;Imodium;Motrin;Motegrity;
  Danazol;Finasteride;Anastrozole;Estradiol;Conjugated estrogens;DHEA;Prasterone;Intrarosa;Fintepla;Fenfluramine;Epidiolex;Cannabidiol;
  Suzetrigine;Journavx;Ketorolac;Ketoconazole;Ketotifen;Ketoprofen;Cyclobenzaprine;Baclofen;Metaxalone;Orphenadrine;Chlorzoxazone;Skelaxin;
  Cocoa butter;Procaine;Lidocaine;Benzocaine;Articaine;Cod liver oil;Fasting glucose strips;Regimen pack;Ultra-fine pen needles;Test strips;
  Aquanil lotion;Calcitrene;Liothyronine (T3);Triaz wash;Opium-free drops of atropine;Valsartan;Valium-free`;
// These two contain the name of a controlled substance; the "free" is ignored.
const NAMED_ANYWAY = new Set([
  'Codeine-free cough syrup with guaifenesin',
  'Opium-free drops of atropine',
  'Valium-free',
]);

test('does not reject uncontrolled drugs and common words', () => {
  const names = HARMLESS.split(';').map((name) => name.replaceAll(/\s+/g, ' ').trim());
  const refused = names.filter((name) => controlledIn(name).length > 0 || misspelledIn(name).length > 0);
  expect(new Set(refused)).toEqual(NAMED_ANYWAY);
});
