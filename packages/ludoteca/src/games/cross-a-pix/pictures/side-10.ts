/** Pictures of 10×10, drawn by `npm run pictures`. */

export const table = `
anchor-10;easy;b;Anchor;Âncora;70K1m70S8YoQ8ciFW
food-apple;easy;r;Apple;Maçã;Q1u0WVp_l-Vv_3yFW
bank-10;easy;b;Bank;Banco;20-F-0194aIH900_u
bed-10;easy;b;Bed;Cama;00080j-tu__-0G000
billiards;medium;k;Billiard ball;Bola de bilhar;7W_66pFCyppDXZy7W
bomb-10;easy;k;Bomb;Bomba;0001iF1-Fu_Z-7mE0
bottle-tonic;easy;g;Bottle;Garrafa;2000WFX_7yVn_7yVm
briefcase-10;easy;n;Briefcase;Pasta;7WIF___________00
bucket-10;easy;b;Bucket;Balde;___t-Vv_d-Fm_3y00
camera-10;easy;k;Camera;Máquina fotográfica;7Z___uVj-tuV___00
candle-10;medium;o;Candle;Vela;10E0e1000u3WE4uFu
car;easy;r;Car;Carro;Vv0a2mF_vv___y300
church-10;easy;n;Church;Igreja;30C0m7W_3C____Fyy
glass-cocktail;medium;t;Cocktail glass;Copo de coquetel;__0t-FmU0m30C0mFm
coffee;easy;n;Coffee;Café;Vz_N_Vv_7yFW0F-00
home;medium;r;Cottage;Casinha;00C1uFn_ZyCmp3C00
tea;easy;g;Cup of tea;Chávena de chá;__FSzp_FFy_n-00_u
trophy;medium;o;Cup;Taça;uU_Rzlt_t-7WC0m7W
dice-5;easy;r;Die;Dado;_-UPv__p_F_-UPv_y
donkey;easy;k;Donkey;Burro;0010EV__7uOXY0000
water;easy;b;Drop of water;Gota de água;20S1mFW_7yVn_3u70
food-drumstick;medium;n;Drumstick;Coxa de frango;1uFm_3yVn-71WE0G0
duck-10;easy;o;Duck;Pato;00y2mx1y3uVz_d-Fm
eye-10;medium;t;Eye;Olho;0003yORj-tOO_0000
redhat;easy;r;Fedora;Chapéu de feltro;0001uFmVCyyD_n-00
fireplace;easy;n;Fireplace;Lareira;03_m0VvXc6RPfW0_y
fire-10;easy;r;Fire;Fogo;10C1m7XV5kUPvZy7W
pine-tree;easy;g;Fir;Abeto;00C1u7W_3yFn_Wm30
flower;easy;s;Flower;Flor;30_3CCm_1uOPpZy7W
silverware-fork-knife;easy;k;Fork and knife;Garfo e faca;gQfgk-xxYE88WY288
gamepad-variant;easy;k;Game pad;Comando de jogos;00000VxUu_tT_W000
beer;medium;o;Glass of beer;Copo de cerveja;FuWYYFu_Z-Fu_Xy7m
hamburger-10;easy;n;Hamburger;Hambúrguer;Fn_d-03z__01_d-00
hammer-10;medium;k;Hammer;Martelo;1W30E1yCXWC1WC000
headphones;easy;k;Headphones;Auscultadores;71Z46WA0e2uxZkEOm
cards-heart;easy;r;Heart;Coração;Sx____z_d-FmU0m00
airballoon;easy;r;Hot-air balloon;Balão de ar quente;3W_Z-Fu_Z-7mC0u3W
space-invaders;medium;p;Invader;Invasor;00000Fnjl_lsXH800
jellyfish-10;easy;p;Jellyfish;Alforreca;7Wl7-Vv_ZyBHjWm4W
key-10;easy;o;Key;Chave;00030-3Vz_-On0000
ladder-10;easy;n;Ladder;Escadote;4WU187WI187WI1u4W
lamp;easy;o;Lamp;Candeeiro;7mV1yFu_Z-0040G7m
laptop-10;easy;k;Laptop;Computador portátil;01_a2G90a2Vx_m000
email;easy;b;Letter;Carta;03_xztlX_______00
lifebuoy;medium;r;Lifebuoy;Boia;7Wp7-y-XQ5yz_ZC7W
lightbulb;easy;o;Light bulb;Lâmpada;7W_3yFm_3y7WU0030
magnet-10;medium;r;Magnet;Íman;mO000mR1i6mPZ7y70
microphone-10;medium;k;Microphone;Microfone;3WE0u3WE2wCOV0G10
bowl-mix;easy;b;Mixing bowl;Taça de bater;040m203____z_Zy00
music-note;easy;p;Note;Nota de música;1m70G1040GF0y3m60
chess-pawn-10;easy;k;Pawn;Peão;30C0m7WC0m7WU00Vu
penguin-10;easy;k;Penguin;Pinguim;70-3uDW-6CuvZ6CFW
piano;easy;k;Piano keys;Teclas de piano;_-pRDispRDacIP9_y
piggy-bank;easy;s;Piggy bank;Porquinho-mealheiro;0077yvx____z_7yTm
power-plug;medium;k;Plug;Ficha elétrica;4WI3yFm_3yFmU0m30
gift;easy;r;Present;Presente;7WjF_yy07ESvpd-00
pretzel-10;hard;n;Pretzel;Pretzel;0007-pECPvyzXd-00
puzzle;easy;g;Puzzle piece;Peça de um puzzle;60OFy_p_3_F__ESvm
chess-queen;easy;k;Queen;Rainha;10aZMFuV1y7mV00Fu
rabbit-variant;easy;n;Rabbit;Coelho;OnL5qIGg3uFX_7SFW
ring-10;easy;o;Ring;Anel;7WU0m8H0a2G90Y47W
rocket-10;easy;r;Rocket;Foguetão;10E1y6mR1y7mV2w98
roller-skate-10;easy;p;Roller skate;Patim;y3mF0-3-Fy_m06SOW
stamper;easy;n;Rubber stamp;Carimbo;70S1m7083u_x_W0Vm
sail-boat;easy;b;Sailing boat;Veleiro;10M1SDnt7S_v_W0_u
saxophone-10;easy;o;Saxophone;Saxofone;U0u1m60O1k6uVX-3m
shield-10;easy;b;Shield;Escudo;30_7-Vv_d-Vu_1u30
emoticon-happy;medium;o;Smiling face;Cara a sorrir;7W_7-xV___uTpZy7W
wrench-10;medium;k;Spanner;Chave de porcas;E0S9m_3y3u1m3W708
sprout;easy;g;Sprout;Rebento;0vtd-FmC0m00_F_00
floor-lamp;easy;o;Standard lamp;Candeeiro de pé;70S3u0080W2080W70
star-10;medium;o;Star;Estrela;0000m31_Zy7WU3C00
sunglasses-10;easy;k;Sunglasses;Óculos de sol;00000____FSu00000
tshirt-crew;easy;b;T-shirt;Camisola;00p7-_z_Xu7WU1u00
table-furniture;easy;n;Table;Mesa;00000_z0d-G90a200
glass-mug;easy;o;Tankard;Caneca;7uGd-txVj-Nv_X-7u
television-10;easy;k;Television;Televisão;03_u1W60O1W7_nu00
tennis-ball;medium;g;Tennis ball;Bola de ténis;7W_5wtlUzxtjUZy7W
mushroom-10;medium;r;Toadstool;Cogumelo;7Wp7EtlU__00U1u7W
tooth-10;easy;t;Tooth;Dente;Vx______t-Vu_3CCm
tractor-10;medium;g;Tractor;Trator;00y6GP1c7Vd-QN600
traffic-light;easy;k;Traffic light;Semáforo;FnpdEFnpdEFnpZCFm
train-10;medium;b;Train;Comboio;Fn_aoJ9_d-NfUd-Cm
tram-10;easy;o;Tram;Elétrico;FWS7yVn144Vnt7y8W
tree;easy;g;Tree;Árvore;E0-7-Vv_d-Vmu0W20
umbrella-10;easy;p;Umbrella;Guarda-chuva;FX_F-_v_0W2082WE0
truck;easy;b;Van;Carrinha;03-Fu_x_V_tjXW000
watch-10;easy;k;Watch;Relógio de pulso;7WU1u8GX248GU1u7W
glass-wine;easy;r;Wine glass;Copo de vinho;70s3uFW-1m2080W70
`;
