/** What `draw` and `book` tell. */

import { phrasebook } from 'ludoteca';

export const drawWords = phrasebook('draw', {
  'unknown-kind': {
    en: 'the name "{file}" does not tell what to write; expected one that ends in .svg, .png or .pdf, or --to with one of these',
    pt: 'o nome "{file}" não diz o que escrever; esperava um que acabe em .svg, .png ou .pdf, ou --to com um destes',
  },
  'other-ending': {
    en: 'the name "{file}" ends otherwise than --to {to} asks for; expected that both tell the same',
    pt: 'o nome "{file}" acaba de outra maneira do que --to {to} pede; esperava que ambos dissessem o mesmo',
  },
  'only-for-png': {
    en: '--{flag} is for PNG, which has pixels; {format} has none',
    pt: '--{flag} é para PNG, que tem pontos; {format} não os tem',
  },
  'output-needed': {
    en: 'several boards do not go into one {format} file; expected --output with a name, which is numbered, or --to pdf',
    pt: 'vários tabuleiros não cabem num só ficheiro {format}; esperava --output com um nome, que se numera, ou --to pdf',
  },
  'not-on-terminal': {
    en: 'a {format} file is not for a terminal; expected --output with a name, or the output in a file',
    pt: 'um ficheiro {format} não é para um terminal; esperava --output com um nome, ou a saída num ficheiro',
  },
  'not-in-json': {
    en: 'a {format} file does not go into JSON; expected --output with a name',
    pt: 'um ficheiro {format} não cabe em JSON; esperava --output com um nome',
  },
  'too-many-pixels': {
    en: 'the picture would have {width}×{height} pixels; expected at most {most} on a side and {all} million in all: less --scale, --dpi, --cell or --width, or SVG or PDF, which have none',
    pt: 'a imagem teria {width}×{height} pontos; esperava no máximo {most} por lado e {all} milhões ao todo: menos --scale, --dpi, --cell ou --width, ou SVG ou PDF, que não os têm',
  },
  'no-solution': {
    en: 'this puzzle has no solution to draw',
    pt: 'este problema não tem solução para desenhar',
  },
  'solution-not-found': {
    en: 'no solution was found within the budget; --time gives it more',
    pt: 'não se encontrou uma solução dentro do orçamento; --time dá-lhe mais',
  },
  'several-solutions': {
    en: 'this puzzle has more than one solution; one of them is drawn',
    pt: 'este problema tem mais do que uma solução; desenha-se uma delas',
  },
  'unknown-part': {
    en: '--skip: found {found}; expected some of {known}',
    pt: '--skip: encontrei {found}; esperava algumas destas palavras: {known}',
  },
  'no-boards': {
    en: 'there is nothing to put into the book; expected files, or --game with a puzzle to make',
    pt: 'não há nada para pôr no livro; esperava ficheiros, ou --game com um problema para fazer',
  },
  'not-for-books': {
    en: 'a book is a PDF; found the name "{file}", expected one that ends in .pdf',
    pt: 'um livro é um PDF; encontrei o nome "{file}", esperava um que acabe em .pdf',
  },
  'only-for-made': {
    en: '--{flag} is for puzzles that are made; expected it without files',
    pt: '--{flag} é para problemas que se fazem; esperava-o sem ficheiros',
  },
  'only-for-read': {
    en: '--{flag} is for files that are read; expected it with files',
    pt: '--{flag} é para ficheiros que se leem; esperava-o com ficheiros',
  },
  'wrong-base': {
    en: '--base: found {found}; expected an address that begins with http:// or https://, such as https://example.org/',
    pt: '--base: encontrei {found}; esperava um endereço que comece por http:// ou https://, como https://example.org/',
  },
  'title-unprintable': {
    en: '--title: the fonts have no {characters}; an empty box is printed in place of each',
    pt: '--title: os tipos de letra não têm {characters}; no lugar de cada um fica uma caixa vazia',
  },
  'book-title': { en: 'Ludoteca', pt: 'Ludoteca' },
  written: {
    en: '{file}: {pages} {pages|page|pages}, {boards} {boards|board|boards}',
    pt: '{file}: {pages} {pages|página|páginas}, {boards} {boards|tabuleiro|tabuleiros}',
  },
  binding: {
    en: 'page {page}, board {board} ({seconds} s)',
    pt: 'página {page}, tabuleiro {board} ({seconds} s)',
  },
});
