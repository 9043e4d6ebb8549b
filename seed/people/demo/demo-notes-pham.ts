import type { DemoNoteSheet } from './demo-note-sheet.ts';

/** Notes of the pediatric and prenatal care doctor. */
export const notesOfPham: readonly DemoNoteSheet[] = [
  {
    of: 'pham -5 09:00',
    title: 'First newborn visit',
    mode: 'office',
    isSigned: true,
    nurse: 'Weight 6 lb 13 oz (birth 7 lb 3 oz), length 20 in, head 13.8 in, temp 98.2 F.',
    text: `S:
First visit of a boy in his first week, born at 39 weeks without trouble. Breastfed every two to three hours, 20 minutes; mother's milk is in. Six wet diapers and four yellow stools a day. Was yellow on day three, less now. Sleeps on his back in a crib beside the bed.
O:
- Awake, good color, yellow on the face only; bilirubin through the skin 9.1 mg/dL
- Fontanelle flat, red reflex in both eyes, palate whole
- Heart without murmur, pulses in the groin felt; abdomen soft, cord dry
- Hips stable; testes down; tone and reflexes normal
A:
1. Healthy newborn, weight 5% under birth weight, feeding well
2. Jaundice, going down, no treatment needed
P:
- Breast on demand; vitamin D 400 IU daily begun
- Weight again in four days
- Hearing test passed in hospital; state screening pending
- Safe sleep, car seat, and fever (100.4 F: call at once) talked over with both parents`,
  },
  {
    of: 'pham -5 10:00',
    title: 'Cough at night',
    mode: 'office',
    isSigned: true,
    nurse: 'Temp 98.5 F, pulse 98, breaths 22, oxygen 96%, weight 64 lb. Peak flow 190 (best 240).',
    text: `S:
9-year-old girl with asthma, comes with her mother. Cough at night on five of seven nights since a cold ten days ago; albuterol every afternoon after soccer. Fluticasone forgotten on most mornings. No fever. No emergency visit.
O:
- Talks in sentences, no pulling in between the ribs
- Wheeze at the end of breathing out on both sides; clear after four puffs of albuterol, peak flow 225
- Nose pale and swollen; ears and throat normal
A:
1. Asthma, mild persistent, not controlled: cold, and medicine missed
2. Allergic rhinitis
P:
- Fluticasone 110 mcg, 2 puffs twice a day with the spacer for now, beside the toothbrush
- Albuterol 2 puffs every four hours while awake for two days, then as needed
- No oral steroid today; the written plan says when to call
- Technique practiced with the spacer
- Back in one week, then a plan for the school nurse`,
  },
  {
    of: 'pham -5 13:30',
    title: 'Sports physical',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 118/70, pulse 58, height 6 ft 1 in, weight 168 lb. Sees 20/20 with both eyes.',
    text: `S:
17-year-old boy for his school's basketball form. Never fainted or had chest pain at sport; nobody in the family died young. Left ankle sprained two years ago, wears a brace at games. Alone with me: does not smoke or vape, no alcohol, has a girlfriend, uses condoms. Mood good, wants to study engineering.
O:
- Heart regular, no murmur lying, standing or squatting
- Lungs, abdomen, skin normal; spine straight
- Ankles, knees, shoulders: full movement, no looseness
- PHQ-A: 2
A:
1. Healthy athlete, fit for all sports
2. Swelling after a yellow jacket sting, a large local reaction only
P:
- Form signed without restrictions
- Meningitis vaccine (MenACWY, second dose) next week with the nurse: out of stock today
- Balance exercises for the ankle
- Chlamydia urine test sent, result to him by his own portal account`,
  },
  {
    of: 'pham -4 09:20',
    title: 'Prenatal visit, 25 weeks',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 112/68, pulse 88, weight 158 lb (up 14 lb). Urine: no protein, no sugar.',
    text: `S:
28-year-old woman in her first pregnancy, 25 weeks. Baby moves every day. No bleeding, no contractions, no headache. Tired; takes the iron with juice every other day, bowels all right. Sleeps on her side. Birth class begins in December.
O:
- Womb 25 cm above the pubic bone; heartbeat 148 a minute
- No swelling
- Hemoglobin 10.7 g/dL, ferritin 14 ng/mL
A:
1. Pregnancy at 25 weeks, going well
2. Iron deficiency anemia, mild
P:
- Glucose test with 50 g next week, blood count with it
- Iron goes on; infusion if hemoglobin stays under 10.5 at 28 weeks
- Tdap from 27 weeks; Rh positive, no injection needed
- Penicillin allergy: to be tested before birth, referral sent
- When to call: bleeding, waters, fewer movements, headache with spots`,
  },
  {
    of: 'pham -4 10:40',
    title: 'Two-year check',
    mode: 'office',
    isSigned: true,
    nurse: 'Weight 27 lb 4 oz, height 34 in, head 19 in. Portuguese interpreter.',
    text: `S:
2-year-old girl with her mother. Says about twenty words in two languages, no two together; understands what she is told in both. Points to what she wants, plays at feeding a doll. Runs, climbs, kicks a ball. Two ear infections last winter. Hives from amoxicillin in February.
O:
- Curious, looks at faces, brings me a block
- Eardrums dull, fluid on the left; throat normal
- Heart, lungs, belly, hips, gait normal
- M-CHAT: 1 (low risk); growth along the 50th percentile
A:
1. Well child
2. Late talker, hearing to be looked at first
3. Amoxicillin allergy
P:
- Hearing test within the month; early intervention asked to come to the house
- Both languages go on at home: they do no harm
- Hepatitis A second dose and flu vaccine given; lead and hemoglobin drawn
- Fluoride varnish today`,
  },
  {
    of: 'pham -3 11:00',
    title: 'Eczema flare',
    mode: 'office',
    isSigned: true,
    nurse: 'Temp 98.3 F, weight 45 lb. Somali interpreter by phone.',
    text: `S:
6-year-old girl with her mother. Itchy skin in the bends of elbows and knees for two weeks, wakes at night. The heating is on. Ointment used for three days, then stopped because the skin was better, and it came back. A cat at the neighbor's.
O:
- Red, scratched, thickened patches in the bends of elbows and knees; dry all over
- No crusts, no pus, no fever
A:
1. Atopic eczema, moderate flare, not infected
P:
- Triamcinolone 0.1% ointment twice a day until smooth, then two days more; up to two weeks
- Petroleum jelly three times a day and after a short lukewarm bath
- Cotton at night, nails short; a damp layer under dry pajamas for three nights
- Plan in pictures given
- Back next week; sooner for yellow crusts or fever`,
  },
  {
    of: 'pham -2 13:30',
    title: 'Mood and feeding after birth',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 116/74, pulse 76, weight 151 lb. Edinburgh scale: 7, question 10: never.',
    text: `S:
31-year-old woman after the birth of her first son. Tired, cried often in the first days, less now; enjoys the baby, her mother is here until New Year. Breastfeeding hurts on the right for the first minute. Bleeding is light. Tear pulls when she sits. Had gestational diabetes, diet only.
O:
- Cheerful, baby at the breast, latches well after turning him in
- Right nipple cracked, breast soft, not red
- Tear healing, edges together, no pus; womb well down
A:
1. Recovering well after birth
2. Baby blues, passing; no depression by the scale
3. Sore nipple from the latch
P:
- Position shown; lanolin; lactation nurse's number given
- Ibuprofen as needed, sitz baths
- Glucose test with 75 g between 4 and 12 weeks after birth
- Edinburgh scale again next time; call before if low for two weeks or frightened by thoughts
- Talked about contraception; thinks of an implant`,
  },
];
