/** What `serve` tells. */

import { phrasebook } from 'ludoteca';

export const serveWords = phrasebook('serve', {
  serving: {
    en: 'Ludoteca is at {address} (Ctrl-C ends it)',
    pt: 'A Ludoteca está em {address} (Ctrl-C termina)',
  },
  also: {
    en: 'It answers also at {addresses}, and under no other name.',
    pt: 'Responde também em {addresses}, e sob nenhum outro nome.',
  },
  keeping: {
    en: 'Games with others are kept in {place}.',
    pt: 'Os jogos com outras pessoas guardam-se em {place}.',
  },
  variable: {
    en: 'found {found} in the variable {name}; docs/online.md tells what it may be',
    pt: 'encontrei {found} na variável {name}; docs/online.md diz o que pode ser',
  },
  'no-server': {
    en: 'playing together needs a package that is not installed: npm install --global @ludoteca/server',
    pt: 'jogar com outras pessoas precisa de um pacote que não está instalado: npm install --global @ludoteca/server',
  },
  'folder-taken': {
    en: 'another program has the games in {folder}; expected another --data, or that it ends first',
    pt: 'outro programa tem os jogos em {folder}; esperava outro --data, ou que ele termine antes',
  },
  'no-database': {
    en: 'the database cannot be opened: {reason}',
    pt: 'a base de dados não se pode abrir: {reason}',
  },
  saved: {
    en: 'All of {place} is saved in {file} (rows: {rows}). It has secrets in it: keep it to yourself.',
    pt: 'Tudo o que está em {place} ficou guardado em {file} (linhas: {rows}). Tem segredos: guarda-o bem.',
  },
  loaded: {
    en: 'All of {file} is in {place} now (rows: {rows}).',
    pt: 'Tudo o que está em {file} está agora em {place} (linhas: {rows}).',
  },
  'copy-format': {
    en: 'line {line}: this is not a copy that --save-games made',
    pt: 'linha {line}: não é uma cópia feita por --save-games',
  },
  'copy-newer': {
    en: 'this copy was made by a newer Ludoteca; expected one of this version or older',
    pt: 'esta cópia foi feita por uma Ludoteca mais recente; esperava uma desta versão ou anterior',
  },
  'copy-cut': {
    en: 'the copy ends at line {line} before it is whole; nothing was taken from it',
    pt: 'a cópia acaba na linha {line} antes de estar completa; nada dela foi usado',
  },
  'copy-full': {
    en: '{place} has games or people already; expected a new database, so that nobody is written over',
    pt: '{place} já tem jogos ou pessoas; esperava uma base de dados nova, para não escrever por cima de ninguém',
  },
  'copy-alone': {
    en: '--{flag} needs --online, and either --save-games or --load-games',
    pt: '--{flag} precisa de --online, e só um de --save-games e --load-games',
  },
  'no-host': {
    en: '--host: found {found}; expected names such as games.local, separated by commas',
    pt: '--host: encontrei {found}; esperava nomes como jogos.local, separados por vírgulas',
  },
  'no-address': {
    en: '--address: found {found}; expected an address of this machine, such as 192.168.1.10, or 0.0.0.0 for all',
    pt: '--address: encontrei {found}; esperava um endereço desta máquina, como 192.168.1.10, ou 0.0.0.0 para todos',
  },
  'not-built': {
    en: 'the web app is not built; expected npm run build:web to have been run before',
    pt: 'a aplicação web não está construída; esperava que npm run build:web tivesse corrido antes',
  },
  'port-taken': {
    en: 'port {port} cannot be used: another program has it, or it is not allowed ({reason}); expected another --port',
    pt: 'a porta {port} não se pode usar: outro programa tem-na, ou não é permitida ({reason}); esperava outro --port',
  },
});
