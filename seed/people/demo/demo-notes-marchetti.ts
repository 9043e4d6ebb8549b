import type { DemoNoteSheet } from './demo-note-sheet.ts';

/** Notes of the family doctor. */
export const notesOfMarchetti: readonly DemoNoteSheet[] = [
  {
    of: 'marchetti -5 08:40',
    title: 'Low back pain',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 132/84, pulse 78, weight 184 lb. Pain 6 of 10. Portuguese interpreter by video.',
    text: `S:
54-year-old roofer with pain across the low back since lifting a bundle of shingles in September. Worse with bending and after an hour in the van, better lying down. No pain, numbness or weakness in the legs, no trouble with bladder or bowels, no fever, no weight loss.
Naproxen helps for some hours. He has been on light duty for three weeks and worries about his job.
O:
- Walks without a limp, on heels and toes too
- Tender over the lumbar muscles on both sides, not over the spine
- Bends forward until his hands reach mid-shin
- Straight leg raise negative on both sides; strength, reflexes and feeling in the legs normal
A:
1. Lumbar strain after a work injury, eight weeks, no red flags
P:
- Physical therapy twice a week for four weeks, referral sent
- Naproxen 500 mg twice a day with food for two more weeks, then stop; cyclobenzaprine 5 mg at bedtime only if needed
- No imaging now; it would not change what we do
- Light duty for two more weeks: nothing over 20 lb, no ladders. Note for the employer given
- To come at once for weakness, numbness between the legs or trouble passing urine
- Back in two weeks`,
  },
  {
    of: 'marchetti -5 09:20',
    title: 'Depression follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 118/74, pulse 70. PHQ-9: 9.',
    text: `S:
36-year-old woman seen for depression, seven weeks after sertraline went up to 100 mg. Sleeps six to seven hours, eats better, has been back at her church choir. Still little energy in the afternoon. Takes the tablet every morning, no stomach upset, less interest in sex but can live with it.
Sees her therapist every other week. No thoughts of death or of hurting herself. No alcohol.
O:
- PHQ-9 is 9, was 15 in September
- Well groomed, smiles at times, speech and thinking normal
A:
1. Major depression, single episode, moderate, getting better on treatment
P:
- Stay on sertraline 100 mg
- Keep on with therapy; asked for a referral to a group for divorced parents
- Walk 20 minutes at lunch, agreed on three days a week
- Video visit next week about a letter for work, then again in two weeks with PHQ-9`,
  },
  {
    of: 'marchetti -5 10:20',
    title: 'Heavy periods, anemia',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 124/78, pulse 92, weight 171 lb. Urine pregnancy test negative.',
    text: `S:
48-year-old woman with known fibroids. Periods every 24 days for eight days, changes a pad every hour on the first three. Tired, short of breath on the second flight of stairs, craves ice. Tranexamic acid helped for two cycles, less now. Waits for gynecology until January.
No bleeding between periods, no weight loss. Aspirin makes her wheeze.
O:
- Pale conjunctivae; heart regular, no murmur
- Abdomen soft, uterus felt two fingers above the pubic bone, not tender
- Hemoglobin 9.8 g/dL (10.6 in June), ferritin 6 ng/mL, TSH normal
A:
1. Heavy menstrual bleeding with fibroids, over 45: endometrium has to be sampled
2. Iron deficiency anemia, not held by tablets
P:
- Endometrial biopsy here next week; acetaminophen before it, no aspirin-like drugs
- Iron infusion requested from the infusion center
- Tranexamic acid as before, first five days
- Asked gynecology for an earlier date
- To the emergency room for a pad an hour over six hours, fainting or chest pain`,
  },
  {
    of: 'marchetti -5 13:40',
    title: 'New patient visit',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 114/70, pulse 64, height 5 ft 9 in, weight 142 lb.',
    text: `S:
23-year-old graduate student who moved to Boston in September and wants a doctor here. Feels well. The university asks for proof of vaccination; his papers are in Chengdu and his mother will send them.
Past: appendix removed at 16. No medicines, no allergies. Mother has hepatitis B. Does not smoke, drinks a beer at weekends. Sleeps six hours before deadlines. Not sexually active now.
O:
- Well looking; heart, lungs and abdomen normal, small scar in the right lower abdomen
- PHQ-2: 0
A:
1. Healthy young adult
2. Vaccination record missing
3. Mother with hepatitis B, own status unknown
P:
- Blood drawn: hepatitis B (three tests), hepatitis C, HIV, antibodies against measles, mumps, rubella and chickenpox
- Tdap and flu vaccine given today
- Nurse visit next week for what the blood shows is missing
- Talked about sleep, and about the counseling center before examinations`,
  },
  {
    of: 'marchetti -5 15:00',
    title: 'Burning when passing urine',
    mode: 'office',
    isSigned: true,
    nurse: 'Temp 98.4 F, BP 110/68, pulse 72. Dipstick: leukocytes 2+, nitrite positive, blood trace.',
    text: `S:
26-year-old woman with two days of burning and going often. No fever, no back pain, no vomiting, no discharge. One such infection two years ago. Has an intrauterine system, no periods.
Broke out in a rash all over on trimethoprim-sulfamethoxazole.
O:
- Looks well, no fever
- No tenderness over the kidneys; slight tenderness above the pubic bone
A:
1. Bladder infection, uncomplicated
P:
- Nitrofurantoin 100 mg twice a day with food for five days
- Culture sent; video visit with the result
- Drink when thirsty; come back for fever, shivering or back pain`,
  },
  {
    of: 'marchetti -4 09:00',
    title: 'Thyroid results',
    mode: 'video',
    isSigned: true,
    nurse: '',
    text: `S:
34-year-old woman with Hashimoto thyroiditis. Tired for two months, cold hands, skipped no tablets. Takes levothyroxine at six, coffee with milk half an hour later. Started calcium with breakfast in summer.
O:
- Seen by video from her office; looks well, speaks freely
- TSH 6.1 mIU/L (2.2 in spring), free T4 1.0 ng/dL, vitamin D 31 ng/mL
A:
1. Hypothyroidism, dose too low or taken up badly because of the calcium
P:
- Levothyroxine up to 100 mcg; calcium at bedtime, four hours away from it
- TSH in six weeks
- Tell us early if she becomes pregnant: the dose goes up then`,
  },
  {
    of: 'marchetti -4 09:40',
    title: 'Blood pressure follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 152/94, after five minutes of rest 148/92. Pulse 74, weight 201 lb. Haitian Creole interpreter.',
    text: `S:
45-year-old man on amlodipine and chlorthalidone. Home readings over two weeks 140 to 156 over 88 to 95. Takes both tablets daily, pill box shown. No chest pain, no headache, ankles swell a little in the evening. Snores, his wife says, but does not stop breathing. Eats lunch from the take-out.
His lips swelled on lisinopril: no drug of that family.
O:
- BP 148/92 sitting, both arms alike; pulse regular
- Lungs clear, no murmur; trace of swelling at the ankles
- Potassium 3.6 mmol/L, creatinine 1.0 mg/dL, glucose 98 mg/dL
A:
1. High blood pressure above goal (130/80) on two drugs, three considered
2. Snoring, sleep apnea possible
P:
- Add spironolactone 25 mg every morning; potassium and creatinine in one week
- Home sleep test ordered
- Soup and bouillon cubes left out: sheet about salt in Creole given
- Back next week with the home readings`,
  },
  {
    of: 'marchetti -3 10:40',
    title: 'Anxiety and headaches',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 116/72, pulse 84. GAD-7: 12. Arabic interpreter, a woman.',
    text: `S:
42-year-old woman with generalized anxiety. Worries most of the day about her brother, who is still in Aleppo; sleep comes at two. Band-like headaches on three days a week, no vomiting, no change in vision. Escitalopram 10 mg daily, well borne; hydroxyzine about twice a week.
No panic attacks this month. No thoughts of hurting herself. Prays and walks by the river with a friend.
O:
- Tense shoulders, tender neck muscles; pupils, face, gait and fundi normal
- GAD-7 is 12, was 14
A:
1. Generalized anxiety disorder, somewhat better, not yet well
2. Tension headache
P:
- Escitalopram up to 15 mg every morning
- Hydroxyzine stays for bad nights only
- Counseling in Arabic at the community center, referral sent
- Neck exercises shown; acetaminophen on no more than two days a week
- Back in a week and a half`,
  },
  {
    of: 'marchetti -2 09:00',
    title: 'Migraine follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 108/66, pulse 68, weight 139 lb (4 lb less than in August).',
    text: `S:
38-year-old woman with migraine with aura. Diary: four headache days in the last month, eight before topiramate. Rizatriptan works within an hour if taken early. Tingling in the fingers most mornings, words slip her mind at times, less appetite. No kidney stones, no low mood.
Her husband has had a vasectomy.
O:
- Cranial nerves, strength, reflexes and gait normal
- Weight down 4 lb
A:
1. Migraine with aura, half as often on topiramate 50 mg twice a day
2. Tingling and word finding trouble, side effects of topiramate
P:
- Stay at this dose, drink more; a video visit if the tingling bothers her
- Would change to propranolol if words slip more often
- Rizatriptan at most on two days a week
- No estrogen, as before`,
  },
  {
    of: 'marchetti -2 09:40',
    title: 'Diabetes follow-up',
    mode: 'office',
    isSigned: false,
    nurse: 'BP 128/80, pulse 76, weight 236 lb (9 lb less than in August). A1c 7.4%.',
    text: `S:
50-year-old bus driver with type 2 diabetes. On semaglutide 0.5 mg for four weeks: full sooner, a little nausea on the second day. Sugar in the morning 110 to 135, none under 80. Uses his CPAP every night. Brought the form for his commercial license.
O:
- Weight 236 lb; lungs clear, heart regular
- Feet: pulses felt, feels the monofilament everywhere, skin whole
- A1c 7.4% (7.9% in August), LDL 78 mg/dL, urine albumin normal
A:
1. Type 2 diabetes, better
2. Obesity with sleep apnea, losing weight
P:
- Semaglutide up to 1 mg weekly next week if the nausea stays mild
- Metformin and atorvastatin as before
- Eye doctor's report to be asked for
- License form: `,
  },
  {
    of: { doctor: 'marchetti', patient: 'nora-oconnor', daysAgo: 98 },
    title: 'Migraine, more often',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 112/70, pulse 72, weight 143 lb.',
    text: `S:
38-year-old woman. Eight headache days last month, half of them after zigzag lines before the eyes for twenty minutes. Throbbing on one side, vomits, has to lie in the dark. Missed three days of work. Rizatriptan helps if taken early. Sleeps badly since her son's allergic reaction in spring.
O:
- Nerves, fundi and neck normal
A:
1. Migraine with aura, more than four days a month: wants to prevent it
P:
- Topiramate 25 mg at bedtime for a week, then twice a day, then 50 mg twice a day
- Magnesium 400 mg at bedtime
- Headache diary; back in three months, sooner for a new kind of headache`,
  },
];
