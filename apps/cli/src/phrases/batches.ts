/** What there is to say of work that is handed to a queue, and of those who do it. */

import { phrasebook } from 'ludoteca';

export const batchWords = phrasebook('batch', {
  'bad-queue': {
    en: '--queue: found no address of a PostgreSQL server; expected one such as postgres://user:password@host/database',
    pt: '--queue: não encontrei o endereço de um servidor PostgreSQL; esperava um como postgres://utilizador:senha@máquina/base',
  },
  'no-queue': {
    en: 'found no --queue; expected the address of a PostgreSQL server, or the variable LUDOTECA_QUEUE',
    pt: 'falta --queue; esperava o endereço de um servidor PostgreSQL, ou a variável LUDOTECA_QUEUE',
  },
  'no-database': {
    en: 'the queue cannot be reached: {reason}',
    pt: 'não se chega à fila: {reason}',
  },
  'no-folder': {
    en: '--into: the folder {folder} cannot be made ({reason}); expected one that can',
    pt: '--into: a pasta {folder} não se pode fazer ({reason}); esperava uma que se possa',
  },
  'no-folder-here': {
    en: 'the results of the batch {id} cannot be written to {folder} on this machine ({reason}); expected a folder that all machines see. Other workers may go on with it',
    pt: 'os resultados do lote {id} não se podem escrever em {folder} nesta máquina ({reason}); esperava uma pasta que todas as máquinas vejam. Outros podem continuar com ele',
  },
  'lost-file': {
    en: 'the results in {file} cannot be read ({reason}); expected them where they were written ("work --erase {id}" takes the batch away, and the same command does it again)',
    pt: 'os resultados em {file} não se podem ler ({reason}); esperava-os onde foram escritos ("work --erase {id}" apaga o lote, e o mesmo comando volta a fazê-lo)',
  },
  'local-file': {
    en: '--{option} names a file of this machine, which others do not have; expected none with --queue',
    pt: '--{option} é um ficheiro desta máquina, que as outras não têm; não o esperava com --queue',
  },
  'array-input': {
    en: 'the documents stand in an array; expected one after another, as in JSON lines',
    pt: 'os documentos estão numa lista; esperava-os um a seguir ao outro, como em linhas JSON',
  },
  differs: {
    en: 'the batch {id} was begun with another input; expected the same ("work --erase {id}" takes it away)',
    pt: 'o lote {id} foi começado com outra entrada; esperava a mesma ("work --erase {id}" apaga-o)',
  },
  unknown: {
    en: 'there is no batch {id}; "work --list" tells which there are',
    pt: 'não há o lote {id}; "work --list" diz os que há',
  },
  cancelled: { en: 'batch {id}: cancelled', pt: 'lote {id}: cancelado' },
  'was-cancelled': {
    en: 'the batch {id} was cancelled; the same command goes on with it',
    pt: 'o lote {id} foi cancelado; o mesmo comando continua-o',
  },
  erased: { en: 'batch {id}: erased', pt: 'lote {id}: apagado' },
  handed: {
    en: 'batch {id}: {pieces} {pieces|piece|pieces} handed over; "work" does them, "work --collect {id}" gives the results',
    pt: 'lote {id}: {pieces} {pieces|parte entregue|partes entregues}; "work" fá-las, "work --collect {id}" dá os resultados',
  },
  handing: {
    en: 'Handing over: {pieces} {pieces|piece|pieces}, {seconds} s',
    pt: 'A entregar: {pieces} {pieces|parte|partes}, {seconds} s',
  },
  waiting: {
    en: 'Batch {id}: {done} of {pieces} pieces done, {running} being worked on, {seconds} s (Ctrl-C leaves it to others)',
    pt: 'Lote {id}: {done} de {pieces} partes feitas, {running} em curso, {seconds} s (Ctrl-C deixa-o a outros)',
  },
  working: {
    en: 'Working: {done} {done|piece|pieces} done, {running} being worked on, {seconds} s',
    pt: 'A trabalhar: {done} {done|parte feita|partes feitas}, {running} em curso, {seconds} s',
  },
  worked: {
    en: '{done} {done|piece|pieces} done; nothing is left to do',
    pt: '{done} {done|parte feita|partes feitas}; não há mais nada a fazer',
  },
  line: {
    en: '{id}  {done} of {pieces} pieces done, {running} being worked on{state}  {words}',
    pt: '{id}  {done} de {pieces} partes feitas, {running} em curso{state}  {words}',
  },
  'state-cancelled': { en: ', cancelled', pt: ', cancelado' },
  'state-open': { en: ', being handed over', pt: ', a ser entregue' },
  'no-batches': { en: 'There are no batches.', pt: 'Não há lotes.' },
});
