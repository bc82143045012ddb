/** Pictures of 16×16, drawn by `npm run pictures`. */

export const table = `
airplane;easy;b;Aeroplane;Avião;00u_cn_z3_y3_W7y0_m3_0V-xzv_3Zu670Ok00O00W0
american-football;medium;n;American football;Bola de futebol americano;0Fm3lW-V7yy_vp-pVzb_V_x-c_xD_EVyy_Zvy7t0Fm0
badger;hard;k;Badger;Texugo;00000000700d_d_zl____n__7_yVFnik00000000000
bank;easy;b;Bank;Banco;0O07u0vmDcp-_t_-__zu7cWMQzPhrclMQzP__l__000
bear;medium;n;Bear;Urso;EPn__a_oN_f__d_--z_yF_cV-1_xttWUFdmFy000000
bed;easy;b;Bed;Cama;00000400e02u0Bu0l_wX_x__WF-00O01__yW1000000
bomb;medium;k;Bomb;Bomba;01m0FWEo7_O__d_yV_X__F_q__J_z7_iVyW_a1nW1y0
brick;easy;r;Brick wall;Muro de tijolos;R_Rlz-_t003-V_v__dy00000x_Vlz-_t003-V_v_Vdu
broken-heart;easy;r;Broken heart;Coração partido;000003vyVtx_V_z__t_-Vtx-Vdu_V1yu3t06O0B0000
mountain-cableway;medium;b;Cable railway;Funicular aéreo;03m_m0600y1__e01z-_tx_Vlz-_tx-F7W0600N_-000
pill;hard;r;Capsule;Cápsula;07W0_W7-0_y7ym_x4_yX_a3ym7Y0C80WW410W6C07W0
cheese-wedge;easy;o;Cheese;Queijo;0O03u0Vu3_u__d_6U0H0ya3oHc960a22O0P0U4-0S00
chestnut;medium;n;Chestnut;Castanha;0O03m0VW3_0V-3_yV_x__________y03G08m31_u000
church;medium;n;Church;Igreja;000000600y07u0vm1c07u0VW3_0-V7v-SavoJd9E__y
clapper-board;easy;k;Clapperboard;Claquete;01m0x0_uSy1y0400V_vnnd_-V_v__d_-V_v__d_-V_u
club-suit;easy;k;Club;Paus;0y07u0_m3_0Fy3_yV_x_______z__Zsy0O03m0_m3_0
crab;hard;r;Crab;Caranguejo;0006O1vu73Wu71987_XV-d_-F_p__n_u7_Wdv0GW000
crystal-ball;easy;p;Crystal ball;Bola de cristal;0y0Fy1tuF_n_z7lcS_vX_dF-S_u__3_u7_WG21087_W
cup-with-straw;medium;r;Cup with a straw;Copo com palhinha;0S0100401y0_-10G410G410m7_0Vy1_W7-0Vu0_W3-0
bellhop-bell;medium;o;Desk bell;Campainha de balcão;0y01W0VW7v0Vc3_yF_n__d_-V_v__W60V_x__m00000
diamond-suit;easy;r;Diamond;Ouros;0801m0FW1_0F-1_y7_m__Z_-7_mV_0_u1_03u070080
droplet;easy;b;Drop;Gota;0O01m0FW0-07y0Vm3_WF-1_y7_mV_1_y7_mF-0Vm0-0
police-car-light;easy;r;Emergency light;Luz de emergência;0G010348610100V03o0Fe0_W3_0Vy1_mV_n01404F_m
bullet-train;medium;b;Fast train;Comboio rápido;0000007_0_y40GW320SV_m01J0700S3_mV______000
fleur-de-lis;medium;o;Fleur-de-lis;Flor-de-lis;0G03W0V03-0Fu0_WF_X__F_-nyP7n0E07_0Fu0E00G0
fork-and-knife;easy;k;Fork and knife;Garfo e faca;4XWQE1eu7ZWUE1uu33WCE0mO31WC60mO31WC60mO20W
gorilla;medium;k;Gorilla;Gorila;601y05y0du3_o7_-F_y__p__FFyy3puVFUyy3pmF7Wy
heart-suit;medium;r;Heart;Copas;F3n-Vl____________z__Z_yF_mV-0_m1-01W000000
high-heeled-shoe;easy;r;High heel;Sapato de salto alto;C01u0Fm0_W3-0Fy0_u3_m8_WZ_2F-8_yZ_wF_eV_000
hiking-boot;medium;n;Hiking boot;Bota de montanha;001_WFn0-C20G830W3207802W07_______y00000000
hourglass-done;hard;o;Hourglass;Ampulheta;7_mV_1_y7_m820W81Z01G0501t0EE0W860mG11047_m
hut;easy;n;Hut;Cabana;0O03m0VW3_0V-3_yV_v__l__G0900aF2H-97uaVYV_u
jar;medium;r;Jar;Frasco;3_0Fu3_uO0H0540KG1HFr4_KJzHFr40KG1H05604F_W
kangaroo;hard;n;Kangaroo;Canguru;300u077my_Wt-3_yF_q__Glz6Sq8pm3l0S030080000
high-voltage;easy;o;Lightning;Raio;0400G0300S01m0F01y0Fm0_u0V01u07W0S01W040000
lipstick;medium;r;Lipstick;Batom;1m05W0J01c0780VW1-07u0VW1-0Fy0WG610V-3_uF_W
magnet;medium;r;Magnet;Íman;1y0Vy3_uV_n__Fx-_7xuFlW--3xuFlW-Y2A88eWY-3u
musical-notes;medium;p;Musical notes;Notas musicais;000U01uF60yO31l8UyZx2FiuStW3U0zu7tWV01u0300
musical-note;medium;p;Musical note;Nota musical;00u7_WV-1_u61WO61WO67WO-7dv-Vdv-Vdv-77m0E00
steaming-bowl;easy;r;Noodle soup;Sopa de massa;03u7_0G01_u40WG010060F_y__p__7_uV_WVy1_W7-0
office-building;medium;b;Office block;Prédio de escritórios;7_W__3cS_____xcTl_tzlxcTl_tvdxcT___yF_m__3y
chess-pawn;easy;k;Pawn;Peão;0u07m0V00u07m0V00u03W0E01y07u0_W3-0Fu1_m7_0
wrapped-gift;easy;r;Present;Presente;630_-3_y__w3WeE2Wu9__4E4GuH3X4E4GuH3X4E4F_W
cloud-with-rain;medium;b;Rain cloud;Nuvem de chuva;07W1_0_-F_z__________d_-F_mJ83TWPc1am000000
telephone-receiver;medium;k;Receiver;Auscultador;O03m0FW0_03-0Fm0U01m07W0F10-E1zy3_u7_m7_07u
saxophone;easy;o;Saxophone;Saxofone;00u0Vm3m0C00m0300i0Um7x0Fi0Vm1_07y0Fm0V00m0
shield;medium;b;Shield;Escudo;1_0F41y8FmO_0Zy2Fm8_0Zy2FmG_11yC7mWF40SW0y0
shortcake;hard;s;Slice of cake;Fatia de bolo;0G03k0k7404WFK7zd_t_uVy1y3s1_P____Z_mFm0u00
snow-capped-mountain;easy;b;Snowy mountain;Montanha com neve;0O02G0GW270V-3_yV_x__________u__WVs00V__000
spade-suit;medium;k;Spade;Espadas;0O03m0VW3_0V-3_yF_n__l_______ts-EPm3m0_m3_0
sparkles;hard;o;Sparkles;Brilhos;000GO3XWEF0Gy07u0_mF_o__8_nn-FZmSF0WO01W000
star;easy;o;Star;Estrela;0001W0F00y07u7_-_____t_-F_mV-1_u7_W__1mu000
teapot;medium;g;Teapot;Bule;0001W0V07_3VyD_-____-V_vV_v__3_u7_07u0VW000
telephone;hard;r;Telephone;Telefone;000__7_-z-_qBz_xF_mzl7_-___zl________m00000
television;easy;k;Television;Televisão;1206G3_-G05VzL_nN_LVyL_nN_5VyK01V_uO71WC40m
test-tube;medium;p;Test tube;Tubo de ensaio;0200C01O08m11WC31eGF-1lmF-1lmF-0_m3-07m0E00
top-hat;easy;k;Top hat;Cartola;7_WV-1_u7_WV-1_u7_WV-7_-___W1-07__z__Z_y000
tornado;medium;k;Tornado;Tornado;__xn_l_-_y5__t_u0F1_u0_W1n03u0F00a01m0V0000
deciduous-tree;easy;g;Tree;Árvore;0u07m0V07_0_-3_uF_W_-7_yV_n__3_u1e02W0A00u0
umbrella;easy;p;Umbrella;Guarda-chuva;0O0Fy1_uF_n__d_-_____m600O01W0600O01W0K01m0
watch;medium;k;Watch;Relógio de pulso;7-0Vu1_WE31X6648mGp33iCEnWna260OE30Vu1_W7-0
water-buffalo;hard;k;Water buffalo;Búfalo;1m0501e0FW3lmF_-V_yV_n__7_yF_m__1xy6fmIY1A8
`;
