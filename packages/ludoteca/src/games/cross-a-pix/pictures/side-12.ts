/** Pictures of 12×12, drawn by `npm run pictures`. */

export const table = `
airplane-12;easy;b;Aeroplane;Avião;0307-EFy3u1u3u7S-CCC4444
alien-12;medium;g;Alien;Extraterrestre;7uFyV-__ppnZnZHYV-Fy6O3m
ambulance-12;medium;r;Ambulance;Ambulância;00_uzuz-mwz___txKA840000
football;easy;n;American football;Bola de futebol americano;1c7pFvVyVk_V-_T-F-dypuPW
anvil;easy;k;Anvil;Bigorna;003_R_By1u1u3y7-F-000000
atom;hard;b;Atom;Átomo;SEtxZnppUUSESEUUppZntxSE
basket-12;medium;n;Basket;Cesto;1W1W2G6O____UUUUV-Fy0000
bell-12;easy;o;Bell;Sino;1W3m7uFyFyFyFyFyFyV-001W
bird-12;easy;b;Bird;Pássaro;0000O0C0EyFsF-7yFuVm_000
cake;medium;s;Birthday cake;Bolo de anos;0010001W3WV-W1YHV-V-V-V-
cookie-12;hard;n;Biscuit;Bolacha;3WFWTmTy_yc_sV_pV-S-Ey3m
chess-bishop;easy;k;Bishop;Bispo;30307WFWF8UOVuVuFm3000Vu
bowling-12;medium;b;Bowling ball;Bola de bólingue;3mFyUUQUn_xV-V__V-V-Fy3m
bus-12;medium;r;Bus;Autocarro;Vu_y_yW4W4W4_y_yda_yVyG8
cat-12;easy;o;Cat’s head;Cabeça de gato;0000SEUUV-FyTk__V-Fy7u00
chef-hat;easy;k;Chef’s hat;Chapéu de cozinheiro;3W7m_-_-_-VyEuAeAeFu00Fu
mouse-12;easy;k;Computer mouse;Rato de computador;6mEuEyUy00VyVyVyVyFyFu7m
stove;easy;k;Cooker;Fogão;ESV-W1eLW1__W1aHY9W1__O6
emoticon-cool;medium;o;Cool face;Cara com óculos escuros;3mFyV-V-00nZ__zlSEV-Fy3m
crown-12;medium;o;Crown;Coroa;00XXnZRsV-V-V-V-00FyFy00
cupcake-12;easy;s;Cupcake;Queque;1W1WDiESV-__V-00DiDi5e5e
egg-easter;medium;p;Easter egg;Ovo da Páscoa;3W7m7m00BeVyVy4GH4FuFu3W
elephant-12;easy;b;Elephant;Elefante;00Vu_y_y_y_y_zn_nt000000
ferry-12;easy;b;Ferry;Barco;3W3WVyG4JaVy_-VyVyH44Gxk
flask;hard;p;Flask;Balão de vidro;3m3u3m3m3u7O5y8yOMG2G3V-
ufo;easy;t;Flying saucer;Disco voador;0000003m3mFy____Fy000000
ghost-12;easy;p;Ghost;Fantasma;7mFuVy_-vExE_-_-_-_-_-aI
glasses-12;medium;k;Glasses;Óculos;00000000__XXYHUU00000000
golf;easy;g;Golf flag;Bandeira de golfe;40707W70404040404040tiV0
guitar-acoustic;medium;n;Guitar;Guitarra;0003060C3W7mUG_mtWx0_0U0
purse;easy;r;Handbag;Mala de mão;003m2G2GV-V-V-________00
rabbit-12;easy;n;Hare;Lebre;3m1u0-0V3_F_VyVCVi_q_cFo
helicopter-12;medium;b;Helicopter;Helicóptero;00Vu0021F_P-HmVmFWfW_m00
shoe-heel;medium;r;High heel;Salto alto;000003070F0V0_7w_o_20000
ice-cream-12;easy;s;Ice cream;Gelado;3W7mFuVyVyVy4G6G2W3W1010
iron;easy;b;Iron;Ferro de engomar;0000037w0AVw_-_y_u000000
chess-king;easy;k;King;Rei;10107m1010TS_-_-_yFu00Vy
chess-knight;easy;k;Knight;Cavalo de xadrez;1m3u3u7u2u0u1u3u7u3u00Fy
koala-12;hard;k;Koala;Coala;00SE-VtxdvlzPcESES7u3m00
ladybug;easy;r;Ladybird;Joaninha;446C3u7y00FUFUFUFUFU7S1G
leaf;medium;g;Leaf;Folha;00077-F-S-vypytuFmFWO000
magnify;hard;b;Magnifying glass;Lupa;F0TmmGmOW8mOGGTm7C0E0702
map-marker;easy;r;Map marker;Marcador de mapa;3m7uFyESESESFy7u7u3m1W00
bullhorn;easy;r;Megaphone;Megafone;00080O_u_x_x_x_uCOC8C000
van-passenger;medium;t;Minibus;Carrinha;000000_yaI____txKACC0000
mosque;easy;t;Mosque;Mesquita;00003mtxtxNwNwV-UUUUUU00
rodent;medium;k;Mouse;Rato;6070V0m0Z0dS_yVyF-7x3_00
book-open-page-variant;hard;b;Open book;Livro aberto;0004CC_T_T_T_T_P_H_1__00
palette;easy;p;Palette;Paleta;3uDiPcV_txtx___-VyVWFW3W
palm-tree-12;easy;g;Palm tree;Palmeira;0010Fu3y484e0e0W0W0W1W1W
pencil-12;medium;o;Pencil;Lápis;040E070w1u3u7mFWV0-0y0u0
pig-12;easy;s;Pig;Porco;SEJoRsFyTkTkV-SEO6846O3m
pizza-12;medium;o;Pizza;Piza;3mFyP-P-FyFy6O2G3m1W1W00
pumpkin;easy;o;Pumpkin;Abóbora;001m1WDiV-__________V-V-
radio-12;easy;n;Radio;Rádio;0G3WE0_-W2WA_-t-Z-Z-p-_-
shark-12;easy;b;Shark;Tubarão;00000WnmV-V_VyGG00000000
sheep;hard;n;Sheep;Ovelha;1W7uFyV-V-00wNCC48487u3m
submarine;easy;t;Submarine;Submarino;0048__0008080OJ-V___N_00
toilet-12;medium;b;Toilet;Sanita;0U0Y0g0g0Y0Y_-G6O4CC2O3u
tortoise;hard;g;Tortoise;Tartaruga;0000F7VdVlUO1uVuFuOO0000
flower-tulip;easy;s;Tulip;Tulipa;10FuFuFuFu7m3WuESSUyFu3W
volcano-12;easy;r;Volcano;Vulcão;0G2K34001y1y3yFyF-V-V-V_
wizard-hat;easy;p;Wizard’s hat;Chapéu de feiticeiro;1W1m3W2W3m7G7u0uDeFy00_-
`;
