// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Answer it on this page, under “Questions for you”.": "Respóndalo en esta página, en «Preguntas para usted».",
  "Appointment prompt": "Solicitud de cita",
  "Ask for an appointment": "Pedir una cita",
  "Ask for it at your next visit, or write to us.": "Pídalo en su próxima visita o escríbanos.",
  Available: "Disponible",
  Document: "Documento",
  "Download {name}": (d) => "Descargar " + d.name,
  "Find it on this page under “My tasks” and check it off when it is done.": "Búsquelo en esta página, en «Mis tareas», y márquelo cuando lo haya hecho.",
  "It was sent to you. Read it on this page under “My messages”.": "Se le envió. Léalo en esta página, en «Mis mensajes».",
  "Mark as done: {title}": (d) => "Marcar como hecho: " + d.title,
  Open: "Abrir",
  "Open: {title}": (d) => "Abrir: " + d.title,
  "Opens after “{title}”": (d) => "Se abre después de «" + d.title + "»",
  "Opens later": "Se abre más adelante",
  "Opens {day}": (d) => "Se abre el " + d.day,
  Overdue: "Vencido",
  "Paused: new content opens when your clinic resumes the program.": "En pausa: el contenido nuevo se abrirá cuando su clínica reanude el programa.",
  Product: "Producto",
  Questionnaire: "Cuestionario",
  Task: "Tarea",
  Text: "Texto",
  "Video link": "Enlace de video",
  "Was due {day}": (d) => "Venció el " + d.day,
  "Watch the video": "Ver el video",
  "You have completed this program. Well done.": "Ha completado este programa. ¡Felicidades!",
  "Your clinic will offer you a time.": "Su clínica le ofrecerá una hora.",
  "Your programs": "Sus programas",
  optional: "opcional",
  "{done} of {all} done, {percent}% of the required content": (d) => d.done + " de " + d.all + " completados, " + d.percent + "% del contenido obligatorio"
}
