/**
 * One event per line: working days from today, time and, if different from the category's, its minutes | the calendar's
 * owner, the patient ("-" for none) and, if not as expected, the status | category | title | notes.
 */
export const visitTable = `
-5 08:40 | marchetti joao-tavares | Office visit | Low back pain | Work injury in September; wants to know about light duty.
-5 09:20 | marchetti keisha-brooks | Follow-up | Depression follow-up | PHQ-9 at check-in.
-5 10:20 | marchetti grace-okonkwo | Office visit | Heavy periods, tired | Bring the blood count from last month.
-5 13:40 | marchetti wei-zhang | New patient | Establish care | School asks for a vaccination record.
-5 15:00 | marchetti hannah-lindqvist | Office visit | Burning when passing urine | Allergic to trimethoprim-sulfa.
-5 09:00 | adeyemi rosa-delgado | Follow-up | Diabetes follow-up | Spanish interpreter booked. Foot exam due.
-5 10:00 | adeyemi thomas-gallagher | Follow-up | COPD and atrial fibrillation | Speak slowly, face to face; hearing aids.
-5 11:00 | adeyemi eleanor-whitcomb | Follow-up | Memory check | Son comes along.
-5 14:00 | adeyemi minh-nguyen | Follow-up | Hepatitis B, half-yearly visit | Vietnamese interpreter by video. Ultrasound done Monday.
-5 09:00 | pham mateo-rivera | Well-child | First newborn visit | Weight check and bilirubin.
-5 10:00 | pham zoe-kaplan | Office visit | Cough at night | Bring the inhalers and the spacer.
-5 13:30 | pham deshawn-carter | Annual physical | Sports physical | Form from the school to fill in.
-4 09:00 | marchetti priya-venkataraman | Telehealth | Thyroid results | TSH from last week.
-4 09:40 | marchetti emmanuel-jean-baptiste | Follow-up | Blood pressure follow-up | Haitian Creole interpreter. Home readings.
-4 11:00 | marchetti luz-restrepo | Annual physical | Annual physical | Spanish interpreter. Colon screening outstanding.
-4 14:20 | marchetti patrick-doherty noshow | Follow-up | Recovery check-in | Call if he does not come.
-4 09:00 | adeyemi arthur-feinberg | Follow-up | Heart failure, weight up 4 lb | Daughter called on Monday.
-4 10:20 | adeyemi samuel-goldstein | Follow-up | Gout follow-up | Uric acid drawn last week.
-4 13:20 | adeyemi olga-shapiro | Office visit | Knee pain | Russian interpreter. Ride home at 14:15.
-4 09:20 | pham aaliyah-washington | Prenatal | Prenatal visit, 25 weeks | Glucose test next time.
-4 10:40 | pham isabella-costa | Well-child | Two-year check, speech | Portuguese interpreter. Referral to early intervention?
-4 14:00 | pham ethan-park | Office visit | Back check | Scoliosis, six months after the X-ray.
-3 08:40 | marchetti sofia-papadakis | Follow-up | Breast cancer follow-up | Mammogram report came on Friday.
-3 09:20 | marchetti yonas-tesfaye | Follow-up | Rifampin, month two | Liver tests today.
-3 10:40 | marchetti fatima-al-masri | Follow-up | Anxiety and headaches | Arabic interpreter, a woman.
-3 13:40 | marchetti chantelle-pierre | Telehealth | Asthma check | Works tonight; before 14:30 please.
-3 09:00 | adeyemi raymond-beaulieu | Follow-up | Six months after the stent | Cardiology letter is in.
-3 10:00 | adeyemi mei-ling-chan | Follow-up | Falls and bones | Cantonese interpreter. Son drives.
-3 11:00 | adeyemi giovanni-ferrante | Follow-up | Prostate, up at night | Symptom score at check-in.
-3 14:00 | adeyemi kwame-mensah | Office visit | Flank pain | Third stone? Urine on arrival.
-3 09:30 | pham liam-oconnor | Well-child | Four-year check | Renew the epinephrine pens for preschool.
-3 11:00 | pham amina-warsame | Office visit | Eczema flare | Somali interpreter by phone.
-3 13:00 45 | pham - | Internal | Prenatal conference |
-2 09:00 | marchetti nora-oconnor | Follow-up | Migraine follow-up | Headache diary.
-2 09:40 | marchetti marcus-thibodeaux | Follow-up | Diabetes follow-up | A1c in the room. Form for his license.
-2 11:00 | marchetti sokha-chea | Follow-up | Sleep and blood pressure | Khmer interpreter by video. Daughter comes along.
-2 14:00 | marchetti harpreet-gill | Telehealth | Cycle and planning a pregnancy |
-2 09:20 | adeyemi ingrid-solberg | Annual physical | Annual wellness visit | Bone density report.
-2 11:00 | adeyemi dorothy-jefferson | Follow-up | After the stroke | Wheelchair; room 2. Ride at 11:50.
-2 14:00 | adeyemi thomas-gallagher canceled | Follow-up | Breathing test | Canceled: machine under repair.
-2 10:00 | pham noah-feldstein | Follow-up | ADHD follow-up | Weight and blood pressure first.
-2 13:30 | pham daniela-rivera | Follow-up | Mood and feeding after birth | Edinburgh scale at check-in.
-1 08:40 | marchetti keisha-brooks | Telehealth | Therapy referral, work letter |
-1 09:20 | marchetti joao-tavares | Follow-up | Back, two weeks on | Portuguese interpreter. Note for the employer.
-1 10:40 | marchetti grace-okonkwo | Procedure | Endometrial biopsy | Took ibuprofen? No: aspirin allergy, give acetaminophen.
-1 14:00 | marchetti hannah-lindqvist | Telehealth | Culture result |
-1 09:00 | adeyemi rosa-delgado | Nurse visit | Sugar log and insulin | With the nurse, doctor looks in.
-1 10:00 | adeyemi arthur-feinberg | Follow-up | Weight check after more furosemide | Potassium and creatinine.
-1 13:40 | adeyemi olga-shapiro | Procedure | Knee injection, left | Consent in Russian is in the chart.
-1 09:00 | pham mateo-rivera | Well-child | Weight check | Should be back at birth weight.
-1 10:20 | pham zoe-kaplan | Follow-up | Asthma, one week on |
-1 14:30 | pham deshawn-carter | Nurse visit | Meningitis vaccine |
0 08:15 15 | marchetti - | Internal | Morning huddle |
0 08:40 | marchetti emmanuel-jean-baptiste | Follow-up | Blood pressure, new tablet | Haitian Creole interpreter. Potassium drawn on arrival.
0 09:20 | marchetti nora-oconnor | Telehealth | Topiramate, tingling hands |
0 10:00 | marchetti patrick-doherty | Follow-up | Recovery check-in | Missed last week; came on his own.
0 10:40 | marchetti luz-restrepo | Follow-up | Lab results, colon screening | Spanish interpreter.
0 12:00 45 | marchetti - | Internal | Lunch |
0 13:00 | marchetti wei-zhang | Nurse visit | MMR vaccine | Blood test shows no protection against measles.
0 13:40 | marchetti sofia-papadakis | Office visit | Hot flashes | Would like to talk about the tablets.
0 14:40 | marchetti chantelle-pierre | Office visit | Wheeze since Sunday | Peak flow on arrival.
0 15:20 | marchetti harpreet-gill pending | Telehealth | Ultrasound result | Waits for the report.
0 16:20 | marchetti - | Internal | Charting |
0 08:15 15 | adeyemi - | Internal | Morning huddle |
0 08:40 | adeyemi thomas-gallagher | Follow-up | Breathing test | Moved from the day before yesterday.
0 09:40 | adeyemi dorothy-jefferson | Office visit | Cough for a week | Wheelchair; room 2. Aide comes along.
0 10:40 | adeyemi samuel-goldstein | Office visit | Red, painful big toe |
0 11:20 | adeyemi minh-nguyen | Telehealth | Ultrasound result | Vietnamese interpreter by video.
0 12:00 45 | adeyemi - | Internal | Lunch |
0 13:20 | adeyemi raymond-beaulieu | Nurse visit | Blood pressure and statin labs |
0 14:00 | adeyemi eleanor-whitcomb | Office visit | Dizzy on standing | Son comes along. Lying and standing pressure.
0 15:00 | adeyemi giovanni-ferrante | Follow-up | Prostate, new dose |
0 16:00 60 | adeyemi - | Internal | Home visits |
0 08:15 15 | pham - | Internal | Morning huddle |
0 08:40 | pham aaliyah-washington | Prenatal | Prenatal visit, 26 weeks | Glucose drink on arrival.
0 09:20 | pham daniela-rivera | Follow-up | Two weeks after birth |
0 09:50 | pham mateo-rivera | Well-child | Two-week check | With his mother's visit.
0 10:40 | pham amina-warsame | Follow-up | Eczema, better? | Somali interpreter by phone.
0 12:00 45 | pham - | Internal | Lunch |
0 13:00 | pham isabella-costa | Office visit | Fever and ear pain | Amoxicillin allergy.
0 13:40 | pham liam-oconnor | Nurse visit | Flu vaccine |
0 14:20 | pham ethan-park | Telehealth | Brace or not | Parents have the orthopedist's letter.
0 15:00 | pham noah-feldstein | Office visit | Sleeps badly |
0 09:00 60 | fontaine - | Internal | Vaccine fridge and stock |
0 13:00 60 | fontaine - | Internal | Call-backs |
1 08:40 | marchetti yonas-tesfaye | Telehealth | Liver tests |
1 09:20 | marchetti marcus-thibodeaux | Follow-up | Semaglutide, next dose |
1 10:20 | marchetti fatima-al-masri | Follow-up | Anxiety, new dose | Arabic interpreter, a woman.
1 13:40 | marchetti priya-venkataraman | Annual physical | Annual physical |
1 09:00 | adeyemi ingrid-solberg | Telehealth | Bone density |
1 10:00 | adeyemi kwame-mensah | Follow-up | Kidney stone, CT result | Contrast allergy: CT was plain.
1 11:00 | adeyemi mei-ling-chan | Office visit | Home safety, walker | Cantonese interpreter.
1 09:00 | pham zoe-kaplan | Follow-up | Asthma plan for school |
1 10:20 | pham deshawn-carter pending | Office visit | Ankle again |
2 09:00 | marchetti sokha-chea | Follow-up | Sleep, higher dose | Khmer interpreter by video.
2 10:00 | marchetti keisha-brooks | Follow-up | Depression follow-up | PHQ-9 at check-in.
2 11:00 | marchetti joao-tavares | Follow-up | Back to full duty? | Portuguese interpreter.
2 09:20 | adeyemi arthur-feinberg | Follow-up | Heart failure |
2 10:20 | adeyemi rosa-delgado | Follow-up | Insulin dose | Spanish interpreter.
2 13:40 | adeyemi olga-shapiro | Follow-up | Knee after the injection | Russian interpreter.
2 09:30 | pham aaliyah-washington | Telehealth | Glucose result |
2 13:00 | pham amina-warsame pending | Well-child | Six-year check | Somali interpreter by phone.
3 09:00 | marchetti grace-okonkwo | Follow-up | Biopsy result |
3 10:00 | marchetti hannah-lindqvist | Annual physical | Annual physical |
3 14:00 | marchetti emmanuel-jean-baptiste | Nurse visit | Blood pressure |
3 09:20 | adeyemi thomas-gallagher | Follow-up | COPD, inhaler technique |
3 11:00 | adeyemi dorothy-jefferson | Follow-up | Cough, chest X-ray | Wheelchair; room 2.
3 10:00 | pham isabella-costa | Follow-up | Ear check |
3 13:00 45 | pham - | Internal | Prenatal conference |
4 09:00 | marchetti patrick-doherty | Annual physical | Annual physical | Lung screening to talk about.
4 10:20 | marchetti luz-restrepo | Nurse visit | Stool test kit | Spanish interpreter.
4 13:40 | marchetti nora-oconnor | Follow-up | Migraine follow-up |
4 09:40 | adeyemi raymond-beaulieu | Follow-up | Statin labs |
4 11:00 | adeyemi eleanor-whitcomb | Follow-up | Dizziness |
4 09:00 | pham mateo-rivera | Well-child | One-month check, early |
4 10:20 | pham liam-oconnor pending | Office visit | Allergy plan for preschool |
5 09:00 | marchetti sofia-papadakis | Telehealth | Hot flashes, new tablet |
5 10:00 | marchetti chantelle-pierre | Follow-up | Asthma after the flare |
5 11:00 60 | marchetti - | Internal | Quality review |
5 09:00 | adeyemi minh-nguyen | Nurse visit | Blood draw |
5 10:00 | adeyemi samuel-goldstein | Follow-up | Gout, uric acid |
5 11:00 60 | adeyemi - | Internal | Quality review |
5 09:30 | pham daniela-rivera | Follow-up | Glucose after birth |
5 11:00 60 | pham - | Internal | Quality review |
`;
