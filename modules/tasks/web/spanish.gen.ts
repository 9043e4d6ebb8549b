// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Ask or tell us about this task": "Pregunte o cuéntenos sobre esta tarea",
  "Attach a file": "Adjuntar un archivo",
  "Comment on: {subject}": (d) => "Comentar: " + d.subject,
  "Due {time}": (d) => "Para el " + d.time,
  "Files: {names}": (d) => "Archivos: " + d.names,
  "From {name}": (d) => "De " + d.name,
  "My tasks": "Mis tareas",
  "You have no tasks.": "No tiene tareas.",
  "Your latest tasks": "Sus tareas más recientes",
  "Your tasks": "Sus tareas"
}
