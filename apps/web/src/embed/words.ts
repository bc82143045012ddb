/** The words of an embedded board; each board has a language of its own. */

import { type Language, phrasebook } from 'ludoteca/kernel';

export const embedPhrases = phrasebook('embed', {
  loading: { en: 'Loading…', pt: 'A carregar…' },
  making: { en: 'Making a puzzle…', pt: 'A fazer um problema…' },
  nothing: {
    en: 'There is nothing to show: give the board a text, a code, a src or a game.',
    pt: 'Não há nada para mostrar: dá ao tabuleiro um texto, um code, um src ou um game.',
  },
  'not-fetched': { en: '{src} could not be loaded.', pt: 'Não foi possível carregar {src}.' },
  'no-worker': {
    en: 'Nobody can think here: the page does not let its workers start.',
    pt: 'Aqui ninguém pode pensar: a página não deixa arrancar trabalhadores.',
  },
  'unknown-option': {
    en: 'options: there is no "{found}"; expected one of {known}',
    pt: 'options: não há "{found}"; esperava um destes: {known}',
  },
  board: { en: '{name}, {rows} by {cols}', pt: '{name}, {rows} por {cols}' },
  'match-board': { en: 'Board of {name}', pt: 'Tabuleiro de {name}' },
  cell: { en: 'row {row}, column {col}', pt: 'linha {row}, coluna {col}' },
  empty: { en: 'empty', pt: 'vazia' },
  marks: { en: 'marks {marks}', pt: 'marcas {marks}' },
  wrong: { en: 'wrong', pt: 'errada' },
  playable: { en: 'can be played', pt: 'pode jogar-se' },
  typing: {
    en: 'Arrow keys move. Digits write, with Shift in the corners. Backspace erases. H asks for a hint.',
    pt: 'As setas movem. Os algarismos escrevem, com Shift nos cantos. Backspace apaga. H pede uma dica.',
  },
  painting: {
    en: 'Arrow keys move. Space enters {values} in turn. Backspace erases. H asks for a hint.',
    pt: 'As setas movem. Espaço escreve {values} à vez. Backspace apaga. H pede uma dica.',
  },
  playing: {
    en: 'Arrow keys move, Enter plays. H asks for a hint.',
    pt: 'As setas movem, Enter joga. H pede uma dica.',
  },
  undo: { en: 'Undo', pt: 'Anular' },
  redo: { en: 'Redo', pt: 'Repetir' },
  erase: { en: 'Erase', pt: 'Apagar' },
  pencil: { en: 'Marks', pt: 'Marcas' },
  hint: { en: 'Hint', pt: 'Dica' },
  more: { en: 'More', pt: 'Mais' },
  take: { en: 'Do it', pt: 'Fazer' },
  again: { en: 'Again', pt: 'De novo' },
  thinking: { en: 'Thinking…', pt: 'A pensar…' },
  solved: { en: 'Solved.', pt: 'Resolvido.' },
  digits: { en: 'Digits', pt: 'Algarismos' },
  values: { en: 'What is painted', pt: 'O que se pinta' },
  tools: { en: 'Tools', pt: 'Ferramentas' },
  'to-move': { en: '{side} to move', pt: 'Joga {side}' },
  'bot-thinks': { en: '{side} is thinking…', pt: '{side} está a pensar…' },
  'side-wins': { en: '{side} wins: {reason}', pt: 'Ganha {side}: {reason}' },
  'nobody-wins': { en: 'Nobody wins: {reason}', pt: 'Ninguém ganha: {reason}' },
  proposed: { en: '{move} looks best.', pt: '{move} parece a melhor.' },
});

export type Say = <Key extends keyof typeof embedPhrases.phrases & string>(
  key: Key,
  args: Parameters<typeof embedPhrases.say<Key>>[1],
) => string;

export function sayIn(language: Language): Say {
  return (key, args) => embedPhrases.say(key, args, language);
}
