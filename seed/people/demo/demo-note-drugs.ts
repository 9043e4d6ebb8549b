/** The drugs of the demo clinic's notes, by note title: their names in the compendium, and the directions. */
export const demoNoteDrugs: Readonly<Record<string, readonly (readonly [name: string, directions: string])[]>> = {
  'Diabetes follow-up': [
    ['Metformin 1000 mg tablet', 'One tablet twice a day with food'],
    ['Lisinopril 20 mg tablet', 'One tablet in the morning'],
  ],
  'COPD and atrial fibrillation': [['Tiotropium 18 mcg inhaler', 'One capsule inhaled once a day']],
  'Heart failure, weight up': [['Furosemide 40 mg tablet', 'One tablet twice a day for five days, then once a day']],
  'Gout follow-up': [
    ['Febuxostat 80 mg tablet', 'One tablet once a day'],
    ['Colchicine 0.6 mg tablet', 'Two tablets at once, one after an hour, at the first sign of an attack'],
  ],
  'Six months after the stent': [['Atorvastatin 80 mg tablet', 'One tablet in the evening']],
  'Falls and bones': [['Alendronate 70 mg tablet', 'One tablet once a week, upright, with a full glass of water']],
  'Low back pain': [['Cyclobenzaprine 5 mg tablet', 'One tablet at night for a week']],
  'Depression follow-up': [['Sertraline 100 mg tablet', 'One tablet in the morning']],
  'Heavy periods, anemia': [
    ['Tranexamic acid 650 mg tablet', 'Two tablets three times a day, on the days of bleeding'],
    ['Ferrous sulfate 325 mg tablet', 'One tablet every other day'],
  ],
  'Burning when passing urine': [['Nitrofurantoin 100 mg capsule', 'One capsule twice a day for five days']],
  'Thyroid results': [['Levothyroxine 75 mcg tablet', 'One tablet in the morning, half an hour before breakfast']],
  'Blood pressure follow-up': [['Amlodipine 10 mg tablet', 'One tablet in the morning']],
  'Migraine follow-up': [['Rizatriptan 10 mg tablet', 'One tablet at the beginning, once more after two hours']],
  'Cough at night': [['Albuterol 90 mcg/actuation inhaler', 'Two puffs when short of breath']],
};
