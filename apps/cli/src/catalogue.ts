/** The catalogue that the command is delivered with, as a module that workers can load. */
export { lazyCatalogue } from 'ludoteca/lazy-catalogue';
