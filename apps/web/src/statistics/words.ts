/** The words of the statistics and of the calendar of days. */

import { wordsOf } from '../language/index.ts';

export const words = wordsOf('statistics', {
  title: { en: 'Statistics', pt: 'Estatísticas' },
  which: { en: 'Puzzle', pt: 'Problema' },
  none: {
    en: 'Nothing solved yet. Times, days in a row and a plot of how you get on will be here.',
    pt: 'Ainda nada resolvido. Aqui ficam os tempos, os dias seguidos e um gráfico da tua evolução.',
  },

  // Figures.
  alone: { en: 'Solved alone', pt: 'Resolvidos sem ajuda' },
  helped: { en: 'Solved with help', pt: 'Resolvidos com ajuda' },
  shown: { en: 'Solution shown', pt: 'Solução mostrada' },
  streak: { en: 'Days in a row', pt: 'Dias seguidos' },
  longest: { en: 'the most: {longest}', pt: 'máximo: {longest}' },
  'what-helps': {
    en: 'A hint or a check is help. A solution that was shown counts as solved nowhere. A day counts when its puzzle is solved on the day.',
    pt: 'Uma dica ou uma verificação é ajuda. Uma solução mostrada nunca conta como resolvido. Um dia conta quando o problema é resolvido no próprio dia.',
  },

  'what-helps-problems': {
    en: 'Alone means at the first try: a wrong move is help, like a hint. An answer that was shown counts as solved nowhere. A day counts when its problem is solved on the day.',
    pt: 'Sem ajuda é à primeira: uma jogada errada conta como ajuda, tal como uma dica. Uma resposta mostrada nunca conta como resolvido. Um dia conta quando o problema é resolvido no próprio dia.',
  },

  // Times.
  times: { en: 'Times', pt: 'Tempos' },
  'no-level': { en: 'No level', pt: 'Sem nível' },
  best: { en: 'best', pt: 'melhor' },
  median: { en: 'median', pt: 'mediana' },
  solved: { en: '{count} solved', pt: '{count} {count|resolvido|resolvidos}' },
  plot: {
    en: '{count} {count|time|times}, the newest last: {times}',
    pt: '{count} {count|tempo|tempos}, o mais recente no fim: {times}',
  },
  'with-help': { en: '{time} with help', pt: '{time} com ajuda' },
  legend: {
    en: 'Each bar is a puzzle, the newest on the right; hollow ones had help. The line is the median of those without.',
    pt: 'Cada barra é um problema, o mais recente à direita; as vazias tiveram ajuda. A linha é a mediana dos que não tiveram.',
  },

  // Days.
  days: { en: 'Puzzles of the day', pt: 'Problemas do dia' },
  earlier: { en: 'Earlier days', pt: 'Dias anteriores' },
  before: { en: 'Month before', pt: 'Mês anterior' },
  after: { en: 'Month after', pt: 'Mês seguinte' },
  day: { en: '{day}, {level}', pt: '{day}, {level}' },
  'day-open': { en: '{day}, {level}, begun', pt: '{day}, {level}, começado' },
  'day-alone': {
    en: '{day}, {level}, solved in {time}',
    pt: '{day}, {level}, resolvido em {time}',
  },
  'day-helped': {
    en: '{day}, {level}, solved with help in {time}',
    pt: '{day}, {level}, resolvido com ajuda em {time}',
  },
  'day-shown': {
    en: '{day}, {level}, solution shown',
    pt: '{day}, {level}, solução mostrada',
  },
  'key-alone': { en: 'solved', pt: 'resolvido' },
  'key-helped': { en: 'with help', pt: 'com ajuda' },
  'key-open': { en: 'begun', pt: 'começado' },
  'key-shown': { en: 'shown', pt: 'mostrado' },

  // Taking it along.
  export: { en: 'Take it along', pt: 'Levar contigo' },
  'export-help': {
    en: 'Kept on this device only. The table has a line for each puzzle of every kind: size, level, result, time.',
    pt: 'Guardado só neste dispositivo. A tabela tem uma linha por cada problema de todos os tipos: tamanho, nível, resultado, tempo.',
  },
  table: { en: 'Save a table (CSV)', pt: 'Tabela (CSV)' },
  all: { en: 'Export all games', pt: 'Exportar tudo' },
});
