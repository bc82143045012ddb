/** Puzzles and problems of the day: what a date of the calendar gives, the same for everybody and for ever. */
export { weekdayOf } from './calendar.ts';
export { firstProblemDay, type ProblemOfDay, problemOfDay } from './problem-day.ts';
export { type DayRecipe, firstDay, levelOfDay, recipeOfDay } from './puzzle-day.ts';
