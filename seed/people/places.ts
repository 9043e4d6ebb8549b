/** A place of residence. */
export interface Place {
  city: string;
  state: string;
  zips: readonly string[];
  areaCodes: readonly string[];
}

// Weight, city, state, ZIP codes, area codes.
const table = `
60 Boston MA 02108,02109,02111,02113,02114,02115,02116,02118,02119,02120,02121,02122,02124,02125,02126,02127,02128,02129,02130,02131,02132,02134,02135,02136,02210,02215 617,857
14 Cambridge MA 02138,02139,02140,02141,02142 617,857
11 Somerville MA 02143,02144,02145 617,857
8 Brookline MA 02445,02446 617,857
10 Quincy MA 02169,02170,02171 617,857
9 Malden MA 02148 781,339
7 Medford MA 02155 781,339
6 Everett MA 02149 617,857
6 Chelsea MA 02150 617,857
7 Revere MA 02151 781,339
6 Waltham MA 02451,02452,02453 781,339
7 Newton MA 02458,02459,02460,02461,02462,02464,02465,02466 617,857
5 Watertown MA 02472 617,857
5 Arlington MA 02474,02476 781,339
9 Lynn MA 01901,01902,01904,01905 781,339
5 Salem MA 01970 978,351
4 Peabody MA 01960 978,351
4 Beverly MA 01915 978,351
5 Milton MA 02186 617,857
4 Dedham MA 02026 781,339
4 Braintree MA 02184 781,339
4 Weymouth MA 02188,02189,02190 781,339
3 Randolph MA 02368 781,339
10 Brockton MA 02301,02302 508,774
9 Lowell MA 01850,01851,01852,01854 978,351
8 Lawrence MA 01840,01841,01843 978,351
5 Haverhill MA 01830,01832,01835 978,351
4 Framingham MA 01701,01702 508,774
14 Worcester MA 01602,01603,01604,01605,01606,01607,01608,01609,01610 508,774
12 Springfield MA 01103,01104,01105,01107,01108,01109,01118,01119 413
6 Holyoke MA 01040 413
4 Chicopee MA 01013,01020 413
7 New_Bedford MA 02740,02744,02745,02746 508,774
6 Fall_River MA 02720,02721,02723,02724 508,774
3 Taunton MA 02780 508,774
3 Plymouth MA 02360 508,774
2 Barnstable MA 02630 508,774
2 Pittsfield MA 01201 413
9 Providence RI 02903,02904,02905,02906,02907,02908,02909 401
4 Pawtucket RI 02860,02861 401
3 Cranston RI 02910,02920 401
6 Hartford CT 06103,06105,06106,06112,06114 860,959
6 New_Haven CT 06510,06511,06513,06515,06519 203,475
5 Manchester NH 03101,03102,03103,03104 603
4 Nashua NH 03060,03062,03063,03064 603
4 Portland ME 04101,04102,04103 207
2 Burlington VT 05401 802
12 New_York NY 10002,10009,10016,10025,10027,10029,10031,10032,10034 212,646,917
9 Brooklyn NY 11201,11203,11206,11207,11211,11215,11220,11226,11230,11236 718,347
7 Bronx NY 10452,10456,10458,10462,10467,10472 718,347
6 Philadelphia PA 19103,19104,19120,19124,19134,19140,19145,19148 215,267
5 Newark NJ 07102,07104,07105,07107 973,862
5 Baltimore MD 21201,21202,21206,21215,21218,21224 410,443
5 Washington DC 20001,20002,20009,20010,20011,20019 202
4 Atlanta GA 30303,30306,30310,30311,30318 404,470
5 Miami FL 33125,33127,33130,33135,33142 305,786
3 Orlando FL 32801,32805,32808,32811 407,321
6 Chicago IL 60608,60614,60618,60623,60625,60639,60647 312,773
3 Detroit MI 48201,48205,48219,48228 313
3 Cleveland OH 44102,44105,44109,44120 216
3 Minneapolis MN 55404,55406,55407,55411 612
5 Houston TX 77004,77012,77036,77072,77081 713,832
3 Dallas TX 75203,75211,75217,75228 214,972
3 Phoenix AZ 85008,85017,85031,85041 602,480
2 Denver CO 80204,80205,80219,80223 303,720
3 Seattle WA 98103,98108,98118,98122,98144 206
2 Portland OR 97202,97206,97211,97217 503,971
6 Los_Angeles CA 90004,90011,90019,90026,90033,90044 213,323
4 San_Francisco CA 94103,94110,94112,94116,94122,94134 415,628
3 San_Diego CA 92102,92105,92113,92114 619,858`;

/** Places weighted by the number of patients of a Boston practice, including visitors and students. */
export const places: readonly { weight: number; place: Place }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [weight = '', city = '', state = '', zips = '', areaCodes = ''] = line.split(' ');
    const place = { city: city.replaceAll('_', ' '), state, zips: zips.split(','), areaCodes: areaCodes.split(',') };
    return { weight: Number(weight), place };
  });

/** Street names, most frequent first. */
export const streets: readonly string[] =
  `Main St,Washington St,Maple St,Park Ave,Elm St,Pleasant St,School St,Oak St,Summer St,
Broadway,Franklin St,Center St,Spring St,Prospect St,Chestnut St,Highland Ave,Lincoln St,Church St,River St,High St,
Walnut St,Cedar St,Beacon St,Union St,Winter St,Pearl St,Grove St,Adams St,Central Ave,Pine St,Harvard St,Cambridge St,
Dorchester Ave,Centre St,Hyde Park Ave,Blue Hill Ave,Columbus Ave,Tremont St,Massachusetts Ave,Commonwealth Ave,Boylston St,
Bowdoin St,Bennington St,Saratoga St,Meridian St,Sumner St,Warren St,Humboldt Ave,Talbot Ave,Norfolk St,Morton St,
Savin Hill Ave,Neponset Ave,Gallivan Blvd,River Rd,Mill St,Willow Ave,Holland St,College Ave,Mystic Ave,Medford St,
Webster Ave,Inman St,Hampshire St,Concord Ave,Huron Ave,Brattle St,Mount Auburn St,Garden St,Cypress St,Aspinwall Ave,
Winchester St,Marion St,Fairfield St,Gloucester St,Hereford St,Dartmouth St,Clarendon St,Berkeley St,Arlington St,
Fern Rd,Hillside Ave,Orchard St,Linden St,Sycamore Rd,Birch Ln,Forest St,Lake Ave,Meadow Ln,Valley Rd,Ridge Rd,
Bayview Ave,Ocean St,Harbor St,Cliff Rd,Quarry St,Foundry St,Canal St,Bridge St,Depot St,Railroad Ave,Mechanic St,
Liberty St,Federal St,Congress St,State St,Court St,Jefferson Ave,Madison Ave,Monroe St,Jackson St,Grant St,Sherman St,
Cleveland Ave,Garfield Ave,Wilson St,Roosevelt Ave,Kennedy Dr,Martin Luther King Jr Blvd,Malcolm X Blvd,Cesar Chavez Ave,
Saint Paul St,Saint James Ave,Abbot St,Bradford Rd,Winthrop St,Cabot St,Endicott St,Everett Ave,Otis St,Quincy St,
Sewall Ave,Thornton St,Vernon St,Wendell St,Woodland Rd,Yale St`.split(/,\s*/);
