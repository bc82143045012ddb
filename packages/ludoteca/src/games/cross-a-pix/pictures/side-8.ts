/** Pictures of 8×8, drawn by `npm run pictures`. */

export const table = `
food-apple-8;easy;r;Apple;Maçã;S11y_lv-V3m
arrow-up-bold;easy;b;Arrow;Seta;01WyVXWO61W
bell-8;easy;o;Bell;Sino;43XyV7ny_X0
bone-8;easy;k;Bone;Osso;0033___3000
bus-8;easy;r;Bus;Autocarro;VFw2Wlww_aO
car-8;easy;r;Car;Carro;Ve61_xt_mm0
crown-8;easy;o;Crown;Coroa;09b-Vdu0VW0
coffee-8;easy;n;Cup of coffee;Chávena de café;Vtr-V7m0_W0
flag;easy;r;Flag;Bandeira;yFx-_lwEW80
ghost-8;easy;p;Ghost;Fantasma;E7p-rlx-_YW
hat-fedora;easy;n;Hat;Chapéu;03n-VW3_VW0
home-8;easy;r;House;Casa;01WyVdvcPW0
moon-waning-crescent;easy;o;Moon;Lua;31WmC30m60m
mushroom-8;easy;r;Mushroom;Cogumelo;F6R_cVyOF3m
music-note-8;easy;p;Musical note;Nota musical;3Wu821WuE30
lock;easy;o;Padlock;Cadeado;C4X8_FpC_Fm
plus-thick;easy;r;Plus sign;Sinal de mais;61WO__yO61W
rocket-8;easy;r;Rocket;Foguetão;61Wy93myVbe
chess-rook;easy;k;Rook;Torre;MduyF3my07u
skull-8;easy;k;Skull;Caveira;67v-Vbf-F2G
cards-spade;easy;k;Spade;Espadas;01WyVdv-61W
tshirt-crew-8;easy;b;T-shirt;Camisola;97x_VZmyF00
umbrella-8;easy;p;Umbrella;Guarda-chuva;E7p-_X0G430
`;
