// subject | category | patient | doctor | days ago | question | answer
const TABLE = `Refill before my trip|Refill|giovanni-ferrante|adeyemi|341|I leave for three weeks on Monday. Can I get the prostate capsules before then?|Yes. It is at your pharmacy this afternoon. Have a good trip.
Flu shot for both of us|Appointment|ingrid-solberg|adeyemi|326|Can my husband and I both get the flu shot on the same morning?|Yes. Please ask for two appointments on your page, one for each of you. It takes ten minutes.
Ankles swollen in the evening|Office Message|emmanuel-jean-baptiste|marchetti|298|My ankles are swollen in the evening since the dose of amlodipine went up. They look normal in the morning.|Thank you for letting me know. This can come from amlodipine. Please come this week so that I can look at it. Call us right away if you get short of breath.
Stomach upset from metformin|Office Message|marcus-thibodeaux|marchetti|274|The tablets upset my stomach for an hour after breakfast. Should I stop?|Please don’t stop. Take them in the middle of the meal. If it isn’t better in a week, write to me again.
Letter for school|Office Message|keisha-brooks|marchetti|251|The school needs a letter for the days that I missed. Can I pick it up?|The letter is ready at the front desk.
Sugar readings|Office Message|rosa-delgado|adeyemi|229|Fasting sugars this week: 148, 139, 151, 133, 142.|Thank you. That is better than last month. Same dose, and please send the next week too.
Lab before breakfast?|Appointment|priya-venkataraman|marchetti|204|Do I need to come without breakfast for the thyroid test on Friday?|No, you can eat. Please take the tablet after the blood draw that day.
Weight up two pounds|Office Message|arthur-feinberg|adeyemi|183|My weight is up two pounds since yesterday. No more trouble breathing than usual.|Thank you for watching it. Please weigh yourself tomorrow morning. If you gain three pounds in a day or five in a week, or have trouble breathing, call us right away.
New insurance card|Office Message|dorothy-jefferson|adeyemi|161|I have a new card from July. Do you need it?|Yes, please. Bring it to your next visit, and the front desk makes a copy.
Dizzy when I get up|Office Message|giovanni-ferrante|adeyemi|139|I get dizzy when I stand up at night.|Please sit on the edge of the bed for a minute before you stand up. I would like to measure your blood pressure this week. The front desk will call you today.
Refill of sertraline|Refill|keisha-brooks|marchetti|112|I have tablets for one more week.|I renewed it. Please book a visit in the next two months.
Home readings for July|Office Message|sokha-chea|marchetti|94|Mostly 128 over 80. The highest was 142 over 88.|These are good. Please continue as before.
Bruises|Office Message|dorothy-jefferson|adeyemi|71|I bruise easily since last month. Is that from clopidogrel?|It can be. Please come to the clinic this week for a blood count. Don’t stop the tablet, and call us if a bleed does not stop.
Result of my ultrasound|Office Message|minh-nguyen|adeyemi|52|Is the result of the liver ultrasound there yet?|Yes, it is unchanged. The next one is in six months.
Tablets look different|Refill|marcus-thibodeaux|marchetti|36|The pharmacy gave me white tablets instead of yellow ones.|Thank you for asking. Please read me the name and strength on the label, and don’t take them until I have answered.
Physical therapy|Office Message|joao-tavares|marchetti|23|The therapist asks how many visits are approved.|Six visits to start. She can send us her report after the fourth.`;

/** A conversation of the past year: a patient asked, and the doctor answered. */
export interface PastConversation {
  subject: string;
  category: 'Appointment' | 'Office Message' | 'Refill';
  patient: string;
  doctor: 'marchetti' | 'adeyemi';
  daysAgo: number;
  question: string;
  answer: string;
}

/** The demo clinic's conversations of the past year, oldest first. */
export const pastConversations: readonly PastConversation[] = TABLE.split('\n').map((line) => {
  const [subject, category, patient, doctor, daysAgo, question, answer] = line.split('|');
  return {
    subject: subject!,
    category: category as PastConversation['category'],
    patient: patient!,
    doctor: doctor as PastConversation['doctor'],
    daysAgo: Number(daysAgo),
    question: question!,
    answer: answer!,
  };
});
