/** The words of the pages with problems of board games. */

import { wordsOf } from '../language/index.ts';

export const words = wordsOf('problems', {
  title: { en: 'Problems of {game}', pt: 'Problemas de {game}' },
  problem: { en: 'Problem', pt: 'Problema' },
  intro: {
    en: 'In each position exactly one move is right, and every other is proven wrong.',
    pt: 'Em cada posição só uma jogada está certa, e está provado que as outras estão erradas.',
  },
  // What is asked.
  'to-move': { en: '{side} to move', pt: 'Joga o {side}' },
  'two-in-hand': { en: 'two moves in a row', pt: 'duas jogadas seguidas' },
  'in-hand': { en: '{count} moves in a row', pt: '{count} jogadas seguidas' },
  'to-move-again': { en: '{side} to move once more', pt: 'Joga o {side} mais uma vez' },
  'you-have-two': {
    en: 'You are {side}, and have two moves in a row.',
    pt: 'És o {side} e tens duas jogadas seguidas.',
  },
  'you-have-more': {
    en: 'You are {side}, and have {count} moves in a row.',
    pt: 'És o {side} e tens {count} jogadas seguidas.',
  },
  'you-are': { en: 'You are {side}.', pt: 'És o {side}.' },
  'how-many': { en: 'Of {all} moves one is right.', pt: 'De {all} jogadas, uma está certa.' },
  'how-many-left': {
    en: 'Of the {left} moves that are left one is right.',
    pt: 'Das {left} jogadas que restam, uma está certa.',
  },
  'one-left': { en: 'One move is left.', pt: 'Resta uma jogada.' },
  tried: { en: 'tried, and wrong', pt: 'já tentada, errada' },
  'looking-for-answer': { en: 'Looking for the answer …', pt: 'À procura da resposta …' },
  judging: { en: 'Looking at {move} …', pt: 'A ver {move} …' },
  // Wrong.
  wrong: { en: 'Not this one', pt: 'Esta não' },
  proven: { en: 'Proven', pt: 'Provado' },
  'loses-to': {
    en: '{move} loses: {other} wins with {reply}',
    pt: '{move} perde: o {other} ganha com {reply}',
  },
  'loses-in': {
    en: '{move} loses in {count} {count|move|moves}',
    pt: '{move} perde em {count} {count|jogada|jogadas}',
  },
  loses: { en: '{move} loses', pt: '{move} perde' },
  draws: { en: '{move} only draws', pt: '{move} só empata' },
  'press-a-move': {
    en: 'Press a move to see it on the board.',
    pt: 'Carrega numa jogada para a veres no tabuleiro.',
  },
  refutation: { en: 'How it is refuted', pt: 'Como se refuta' },
  'show-answer': { en: 'Show answer', pt: 'Ver a resposta' },
  'try-again': { en: 'Try again', pt: 'Tentar de novo' },
  // Right.
  right: { en: 'Right', pt: 'Certo' },
  'only-wins': { en: '{move} is the only move that wins', pt: '{move} é a única jogada que ganha' },
  'only-holds': {
    en: '{move} is the only move that does not lose',
    pt: '{move} é a única jogada que não perde',
  },
  answer: { en: 'The answer', pt: 'A resposta' },
  streak: {
    en: 'Problem of the day: {days} days in a row',
    pt: 'Problema do dia: {days} dias seguidos',
  },
  'best-line': { en: 'Best play', pt: 'O melhor jogo' },
  'play-on': { en: 'Play it out', pt: 'Jogar o resto' },
  next: { en: 'Next problem', pt: 'Outro problema' },
  looking: { en: 'Looking for a problem …', pt: 'À procura de um problema …' },
  'rating-change': {
    en: 'Your rating: {after} ({change})',
    pt: 'A tua pontuação: {after} ({change})',
  },
  'rating-provisional': {
    en: 'Your rating: about {about}, provisional. It lies somewhere from {least} to {most}, and settles after about a dozen problems.',
    pt: 'A tua pontuação: cerca de {about}, provisória. Está algures entre {least} e {most}, e assenta ao fim de uma dúzia de problemas.',
  },
  'rating-settled': {
    en: 'Your rating has settled: {rating}',
    pt: 'A tua pontuação já assentou: {rating}',
  },
  // The tree.
  tree: { en: 'Against perfect defence', pt: 'Contra a defesa perfeita' },
  'tree-play': {
    en: 'Play on: {other} answers as well as can be. Go back a move to choose a reply yourself.',
    pt: 'Joga: o {other} responde o melhor possível. Volta uma jogada atrás para escolheres tu a resposta.',
  },
  'tree-reply': {
    en: '{turn}: choose the reply, or go back to a move of yours.',
    pt: '{turn}: escolhe a resposta, ou volta a uma jogada tua.',
  },
  'tree-answers': { en: '{other} answers …', pt: 'O {other} responde …' },
  'tree-wins': { en: 'Still winning.', pt: 'Continuas a ganhar.' },
  'tree-draws': { en: 'This is only a draw now.', pt: 'Agora só dá empate.' },
  'tree-loses': {
    en: 'This gives it away: {other} wins now. Go back and try another move.',
    pt: 'Assim perdes: agora ganha o {other}. Volta atrás e tenta outra jogada.',
  },
  'tree-won': { en: 'Won.', pt: 'Ganhaste.' },
  'tree-lost': {
    en: 'Lost. Go back and try another move.',
    pt: 'Perdeste. Volta atrás e tenta outra jogada.',
  },
  'tree-drawn': { en: 'A draw.', pt: 'Empate.' },
  'to-answer': { en: 'Back to the answer', pt: 'Voltar à resposta' },
  // Tools.
  back: { en: 'Back', pt: 'Anterior' },
  forward: { en: 'Next', pt: 'Seguinte' },
  hint: { en: 'Hint', pt: 'Dica' },
  analyse: { en: 'Analyse', pt: 'Analisar' },
  share: { en: 'Share', pt: 'Partilhar' },
  finding: { en: 'Looking at the problem …', pt: 'A ver o problema …' },
  unsound: {
    en: 'This is no problem: not one move alone is right here.',
    pt: 'Isto não é um problema: não há aqui uma só jogada certa.',
  },
  'unsound-since': {
    en: 'Something is wrong with this problem.',
    pt: 'Há algo de errado com este problema.',
  },
  failed: {
    en: 'This could not be worked out here.',
    pt: 'Não foi possível calcular isto aqui.',
  },
  'other-tab': {
    en: 'This problem is open in another tab.',
    pt: 'Este problema está aberto noutro separador.',
  },
  'solve-here': { en: 'Solve it here', pt: 'Resolver aqui' },
  // The figures.
  'runs-help': {
    en: 'A row counts problems solved at the first try, without a hint, one after another: those of the days and all others.',
    pt: 'As séries contam problemas resolvidos à primeira e sem dica, uns a seguir aos outros: os do dia e todos os outros.',
  },
  'in-a-row': { en: 'in a row', pt: 'seguidos' },
  solved: { en: 'solved', pt: 'resolvidos' },
  'best-run': { en: 'best run', pt: 'melhor série' },
  rating: { en: 'rating', pt: 'pontuação' },
  provisional: { en: 'rating, provisional', pt: 'pontuação provisória' },
  'figures-help': {
    en: 'A row counts what is solved at the first try, without a hint; for the rating a hint counts like a wrong move. The rating stays on this device.',
    pt: 'As séries contam o que é resolvido à primeira, sem dica; para a pontuação, uma dica conta como uma jogada errada. A pontuação fica neste dispositivo.',
  },
  'none-help': {
    en: 'You have a rating as soon as you have tried a problem.',
    pt: 'Tens uma pontuação assim que tentares um problema.',
  },
  'provisional-help': {
    en: 'Yours lies somewhere from {least} to {most}: after few problems each result still moves it far. It settles after about a dozen.',
    pt: 'A tua está algures entre {least} e {most}: com poucos problemas, cada resultado ainda a muda muito. Assenta ao fim de uma dúzia.',
  },
  // The page of a game.
  today: { en: 'Today’s problem', pt: 'O problema de hoje' },
  days: { en: 'Earlier days', pt: 'Dias anteriores' },
  which: { en: 'Which problems', pt: 'Que problemas' },
  'by-rating': { en: 'By your rating', pt: 'Pela tua pontuação' },
  start: { en: 'Give me a problem', pt: 'Dá-me um problema' },
  'go-on': { en: 'Go on with the last one', pt: 'Continuar o último' },
  // On paper.
  sheet: { en: 'A sheet to print', pt: 'Uma folha para imprimir' },
  'sheet-help': {
    en: 'Twelve such problems as PDF, with the answers at the end.',
    pt: 'Doze problemas destes em PDF, com as respostas no fim.',
  },
  'sheet-making': { en: 'Problem {at} of {of} …', pt: 'Problema {at} de {of} …' },
  'sheet-made': {
    en: 'The sheet is made: it is with your downloads.',
    pt: 'A folha está feita: está nas tuas transferências.',
  },
  'sheet-file': { en: 'problems', pt: 'problemas' },
  themes: { en: 'By theme', pt: 'Por tema' },
  'practise-this': { en: 'Practise this', pt: 'Praticar isto' },
  examples: { en: 'Examples', pt: 'Exemplos' },
  'theme-lesson': { en: 'What it is: {theme}', pt: 'O que é: {theme}' },
  'all-problems': { en: 'All problems of {game}', pt: 'Todos os problemas de {game}' },
  mine: { en: 'From my games', pt: 'Das minhas partidas' },
  'mine-help': {
    en: 'Positions of your own games in which you missed the only right move.',
    pt: 'Posições das tuas partidas em que te escapou a única jogada certa.',
  },
  'mine-look': { en: 'Look through my games', pt: 'Ver as minhas partidas' },
  'mine-look-newer': { en: 'Look through my newer games', pt: 'Ver as partidas mais novas' },
  'mine-open': { en: 'begun', pt: 'começado' },
  'mine-alone': { en: 'solved', pt: 'resolvido' },
  'mine-helped': { en: 'solved with help', pt: 'resolvido com ajuda' },
  'mine-shown': { en: 'answer shown', pt: 'resposta mostrada' },
  'mine-done': {
    en: 'These are all done. Play another game, and look again.',
    pt: 'Estão todos feitos. Joga outra partida, e procura outra vez.',
  },
  'mine-none': {
    en: 'There is no finished game of yours here yet.',
    pt: 'Ainda não há aqui nenhuma partida tua acabada.',
  },
  'mine-looking': { en: 'Game {at} of {of} …', pt: 'Partida {at} de {of} …' },
  'mine-nothing': {
    en: 'You missed no only move in these games, as far as could be proven.',
    pt: 'Não te escapou nenhuma jogada única nestas partidas, tanto quanto se pôde provar.',
  },
  'mine-one': {
    en: '{day}, move {number}: you played {move}',
    pt: '{day}, jogada {number}: jogaste {move}',
  },
  stop: { en: 'Stop', pt: 'Parar' },
  // Examples that are walked.
  'examples-help': {
    en: 'Walk each line move by move. A number on the board is a move of the line, in the colour of whoever made it; the ringed 1 is the answer.',
    pt: 'Percorre cada linha jogada a jogada. Um número no tabuleiro é uma jogada da linha, na cor de quem a fez; o 1 com um anel é a resposta.',
  },
  example: { en: 'Example {number}', pt: 'Exemplo {number}' },
  'the-line': { en: 'The answer, and how it goes on', pt: 'A resposta, e como continua' },
  'the-position': { en: 'Position', pt: 'Posição' },
  'made-by': { en: '{number}. {side}: {move}', pt: '{number}. {side}: {move}' },
  'side-has-won': { en: '{side} has won', pt: 'O {side} ganhou' },
  'nobody-won': { en: 'Nobody has won', pt: 'Ninguém ganhou' },
  'why-here': { en: 'Why it is an example of this', pt: 'Porque é um exemplo disto' },
  'at-step': { en: '{at} of {of}', pt: '{at} de {of}' },
});
