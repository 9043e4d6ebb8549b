/** A schedule of the federal Controlled Substances Act. */
export type Schedule = 'I' | 'II' | 'III' | 'IV' | 'V';

/**
 * Substances of 21 CFR 1308.11 to 1308.15 with current and former US product names and common abbreviations.
 * Combinations of a lower schedule are listed by brand. Names are separated by semicolons.
 */
export const CONTROLLED_NAMES: Readonly<Record<Schedule, string>> = {
  I: `heroin;diacetylmorphine;lysergic acid diethylamide;lsd;mdma;ecstasy;psilocybin;psilocin;mescaline;peyote;marijuana;marihuana;cannabis;
    tetrahydrocannabinol;tetrahydrocannabinols;thc;methaqualone;gamma hydroxybutyrate;gamma hydroxybutyric acid;ghb;cathinone;methcathinone;
    mephedrone;ibogaine;dimethyltryptamine;dmt;bufotenine;etizolam;clonazolam;flualprazolam;bromazolam;nitazene;isotonitazene;metonitazene;
    tilidine;dextromoramide;fenethylline;amineptine;mesocarb;mitragynine pseudoindoxyl;4 methylaminorex;benzylpiperazine;salvinorin;khat`,
  II: `opium;laudanum;morphine;ms contin;msir;ms ir;ms er;mso4;morphine sulfate;kadian;avinza;roxanol;duramorph;infumorph;mitigo;oramorph;
    arymo;morphabond;embeda;astramorph;depodur;codeine;hydrocodone;hydrocod;hydroc apap;hydroco apap;hydrocod apap;hydroc acetaminophen;
    hydroc bit;hydroc bitartrate;hydroc ibu;hydroc ibuprofen;hydroc homatrop;hydroc cpm;hyd apap;hc apap;apap hydroc;norco;vicodin;lortab;
    lorcet;zohydro;hysingla;hycodan;hydromet;tussigon;tussionex;tussicaps;vituz;zutripro;rezira;obredon;hycofenix;flowtuss;hycotuss;xodol;
    verdrocet;zydone;maxidone;anexsia;co gesic;vicoprofen;reprexain;ibudone;xylon;apadaz;benzhydrocodone;vantrela;hycet;zamicet;stagesic;
    zolvit;liquicet;oxycodone;oxycod;oxyco apap;oxycod apap;oxy apap;oxy acetaminophen;oxy asa;oxy ir;oxyir;oxy er;oxy cr;oxyfast;oxycontin;
    oxaydo;oxecta;roxicodone;roxybond;roxicet;xtampza;percocet;percodan;perloxx;endocet;endodan;tylox;primlev;primalev;prolate;nalocet;xolox;
    magnacet;xartemis;targiniq;troxyca;combunox;oxymorphone;opana;numorphan;hydromorphone;hydromorph;dilaudid;exalgo;palladone;fentanyl;
    duragesic;actiq;abstral;fentora;lazanda;onsolis;subsys;sublimaze;ionsys;sufentanil;dsuvia;sufenta;alfentanil;alfenta;remifentanil;ultiva;
    carfentanil;thiafentanil;meperidine;demerol;meperitab;pethidine;methadone;dolophine;methadose;diskets;levomethadyl;orlaam;levorphanol;
    levo dromoran;xyvona;tapentadol;nucynta;oliceridine;olinvyk;etorphine;dihydroetorphine;diprenorphine;anileridine;alphaprodine;ethylmorphine;
    hydrocodeine;oripavine;cocaine;goprelto;numbrino;amphetamine;amphetamines;amphet;amphetamine salts;amphetamine salt combo;mixed salts
    amphetamine;amfetamine;dextroamphetamine;dextroamphet;dextroamp;dexamphetamine;dexamfetamine;levoamphetamine;adderall;adzenys;dyanavel;
    mydayis;evekeo;dexedrine;dextrostat;zenzedi;procentra;liquadd;xelstrym;methamphetamine;methamfetamine;desoxyn;lisdexamfetamine;
    lisdexamphetamine;vyvanse;arynta;methylphenidate;methylphenid;ritalin;concerta;metadate;methylin;daytrana;quillivant;quillichew;cotempla;
    jornay;aptensio;adhansia;relexxii;dexmethylphenidate;focalin;serdexmethylphenidate;azstarys;phenmetrazine;preludin;amobarbital;amytal;
    pentobarbital;nembutal;secobarbital;seconal;tuinal;glutethimide;doriden;phencyclidine;pcp;nabilone;cesamet;syndros;bezitramide;
    dihydrocodeine;racemorphan;racemethorphan;levomethorphan;thebaine;piminodine;phenazocine;belladonna opium;belladonna and opium;
    phenylacetone;percolone;oxynorm;meprozine;mepergan;meperidine promethazine;demerol apap;benzedrine;dexampex;biphetamine;obetrol;methamphet;methylphen er;dexmethylphen;dexmethylph;    mph er;mph xr;mph la;mph cd;mas xr;mas ir;mas er;lisdex;lisdexamf;hydroc acetam;hydrocod acetam;hydroco acetaminophen;hydroco acetam;hydroc apap acetam;    oxycod acetam;oxycod acetaminophen;secobarb;pentobarb;amobarb;pantopon;b o suppository;b o supprettes;b and o suppository;b and o supprettes;dto;    tincture of opium;hydrocodone homatropine;hydrocodone chlorpheniramine;detussin;atuss hd;atuss hx;duratuss hd;histussin hc;hyphen hd;codiclear dh;    vitussin;kwelcof;entuss;codimal dh;cytuss hc;p v tussin;pancof;pneumotussin;zymine hc;dihistine hc;donatussin dc;tussafed hc;tussirex;marcof;    mar cof expectorant`,
  III: `anabolic steroid;anabolic steroids;testosterone;testost;androgel;androderm;axiron;fortesta;testim;vogelxo;natesto;undecatrex;striant;testopel;aveed;
    depo testosterone;delatestryl;xyosted;azmiro;jatenzo;tlando;kyzatrex;methyltestosterone;android;methitest;testred;virilon;covaryx;eemt;
    estratest;nandrolone;deca durabolin;durabolin;oxandrolone;oxandrin;oxymetholone;anadrol;stanozolol;winstrol;fluoxymesterone;halotestin;
    androxy;boldenone;trenbolone;methenolone;drostanolone;mesterolone;methandrostenolone;dianabol;androstenedione;ketamine;ketalar;esketamine;
    spravato;buprenorphine;bup nal;bup nx;suboxone;subutex;zubsolv;bunavail;butrans;belbuca;sublocade;brixadi;probuphine;buprenex;simbadol;
    zorbium;dronabinol;marinol;sodium oxybate;oxybate;oxybates;xyrem;xywav;lumryz;benzphetamine;didrex;regimex;phendimetrazine;bontril;melfiat;
    ambifed cd;ambifed g cd;brovex cb;brovex pbc;maxiphen cdx;
    butalbital;butalb;butal apap;butal;fiorinal;fioricet;esgic;phrenilin;bupap;allzital;tencon;zebutal;vtol;vanatol;marten tab;dolgic;capacet;repan;
    margesic;orbivan;ascomp;butabarbital;butisol;secbutabarbital;aprobarbital;talbutal;vinbarbital;thiopental;pentothal;thiamylal;nalorphine;
    tylenol with codeine;tylenol codeine;tylenol 2;tylenol 3;tylenol 4;apap codeine;apap cod;acetaminophen codeine;acetaminophen cod;
    acetaminophen with codeine;capital and codeine;trezix;panlor;dvorah;synalgos;paregoric;perampanel;fycompa;tiletamine;telazol;
    chlorphentermine;clortermine;methyprylon;noludar;sulfondiethylmethane;test cyp;testost cyp;t cyp;t cypionate;testo cyp;test enanthate;methyltest;depo testadiol;depotestogen;syntest;bup naloxone;buprenorphine nal;    bupren;bup nlx;tyl 3;tyl 4;tyl 2;tyco 3;tyco 4;tylenol iii;tylenol iv;tylenol no 2;tylenol no 3;tylenol no 4;tylenol number 3;apap with codeine;    bac tablet;bac tablets;butab;butabarb;plegine;prelu 2;x trozine;statobex;anorex;oxandro;fiortal;    dihydro cp;dihydro pe;nalex ac;novahistine dh;phenylhistine dh;dihistine dh;decohistine dh;nucofed;nucotuss;codal dh`,
  IV: `alprazolam;alpraz;xanax;zanax;zanex;niravam;lorazepam;loraz;ativan;loreev;clonazepam;clonaz;klonopin;diazepam;valium;diastat;valtoco;libervant;temazepam;
    restoril;chlordiazepoxide;chlordiaz;librium;librax;limbitrol;clorazepate;tranxene;oxazepam;serax;triazolam;halcion;midazolam;versed;nayzilam;
    seizalam;estazolam;prosom;flurazepam;dalmane;quazepam;doral;clobazam;onfi;sympazan;remimazolam;byfavo;halazepam;prazepam;nitrazepam;
    flunitrazepam;rohypnol;bromazepam;lormetazepam;ketazolam;loprazolam;medazepam;zolpidem;ambien;edluar;zolpimist;intermezzo;eszopiclone;
    zopiclone;lunesta;zaleplon;sonata;suvorexant;belsomra;lemborexant;dayvigo;daridorexant;quviviq;phenobarbital;phenobarb;phenobarbitone;donnatal;phenohytro;
    luminal;sezaby;solfoton;mephobarbital;mebaral;methylphenobarbital;methohexital;brevital;barbital;tramadol;tramad apap;tramadol apap;ultram;
    ultracet;conzip;ryzolt;rybix;qdolo;seglentis;carisoprodol;carisop;soma;vanadom;meprobamate;equanil;miltown;modafinil;provigil;armodafinil;
    nuvigil;phentermine;adipex;adipex p;lomaira;ionamin;suprenza;fastin;qsymia;diethylpropion;tenuate;sibutramine;meridia;solriamfetol;
    sunosi;pemoline;cylert;butorphanol;stadol;torbugesic;pentazocine;talwin;talacen;eluxadoline;viberzi;lorcaserin;belviq;fospropofol;lusedra;
    brexanolone;zulresso;zuranolone;zurzuvae;dichloralphenazone;midrin;chloral hydrate;somnote;noctec;cathine;fencamfamin;fenproporex;
    mefenorex;mazindol;sanorex;pipradrol;propoxyphene;dextropropoxyphene;darvon;darvocet;ethchlorvynol;placidyl;ethinamate;paraldehyde;
    difenoxin;alfaxalone;camazepam;clotiazepam;cloxazolam;delorazepam;fludiazepam;haloxazolam;loflazepate;nimetazepam;nordiazepam;oxazolam;
    pinazepam;tetrazepam;temaz;zolpid;eszopic;phenterm;pheno barb;equagesic;pmb 200;pmb 400;bellergal;bellamine;bellaspas;bellatal;quadrinal;mudrane;tedral;arco lase plus;antispasmodic elixir;    migragesic ida;nodolor;duradrin;amidrine;epidrin;midchlor;migquin;isocom;tramad;midaz;modaf;armodaf;carisop asa`,
  V: `pregabalin;lyrica;lacosamide;vimpat;motpoly;brivaracetam;briviact;cenobamate;xcopri;ezogabine;retigabine;potiga;lasmiditan;reyvow;
    ganaxolone;ztalmy;diphenoxylate;diphenox;diphenoxylate atropine;lomotil;lonox;motofen;robitussin ac;cheratussin;biotussin;brontex;lortuss ex;m end;
    guaiatussin ac;guaifenesin ac;guaifenesin dac;mytussin ac;virtussin ac;virtussin dac;coditussin ac;coditussin dac;iophen c;tuxarin;
    tuzistra;ninjacof xg;maxi tuss ac;poly tussin ac;relcof c;capcof;tusnel c;pro red ac;mar cof cg;m clear wc;z tuss ac;trymine cg;
    guaifenesin with codeine;guaifenesin codeine;promethazine with codeine;promethazine codeine;prometh codeine;prometh vc codeine;
    phenergan with codeine;pyrovalerone;prometh w codeine;prometh with codeine;prometh w cod;prometh vc cod;prometh cod;pherazine codeine;g tussin ac;tussi organidin;tussi organidin s;tussi organidin nr;histex ac;    lexuss 210;poly tussin;airacof;codar ar;codar d;codar gf;zotex c;demi cof;rydex;zodryl ac;zodryl dac;zodryl dec;mytussin dac;robafen ac;romilar ac;    gani tuss nr;gani tuss dac;dex tuss;allfen cd;allfen cdx;maxiphen cd;novagest;calcidrine;ambenyl;dimetane dc;naldecon cx;triacin c;triafed c;actifed codeine;    actifed with codeine;phenflu cdx;suttar sf;endacof ac;endacof c;endal cd;statuss green;tricode ar;tricode gf;vanacof cd;cotab ax;cotab a;duraflu;ryna c;    ryna cx;deconsal ct;notuss nx;notuss pe;notuss ac;notuss nxd;guaif codeine;guaif ac;guaifen codeine;diphen atrop;diphen atropine;pregab;lacosam`,
};

/**
 * Words within a letter or two of a controlled name that are not one: uncontrolled drugs, and common words of
 * prescriptions. They are never taken for a misspelling.
 */
export const LOOK_ALIKES = `
  aquanil calcitrene ephedrine nalbuphine phenylacetate prosol stanol ultra siltussin urogesic
  active ambient concert dorsal fasting halcyon heroine lyric lyrical meridian meridians reforms regimen regimens sonatas tendon tendons testis
  versus`;
