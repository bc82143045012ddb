/** Pictures of 15×15, drawn by `npm run pictures`. */

export const table = `
alarm;easy;r;Alarm clock;Despertador;411WCx-wmQC1Z26OGo22GGI1YO6n04C1W_u1y0
grill;medium;k;Barbecue;Grelhador;200L018080001_uF_0_m3y0F0320mu7zXXy870
barn;hard;r;Barn;Celeiro;0G0FW7_3_-___mV-3____7_u_zf_dFyv_jl_7u
basketball-hoop;medium;o;Basketball hoop;Cesto de basquetebol;________mVy1_llzz___u0_07x-uVm3-0AW000
umbrella-beach;expert;r;Beach umbrella;Guarda-sol;0-0Vy6FnySVv2_Wty6V0xm7Cmy73mSS1n0700G
beach;easy;o;Beach;Praia;00700u06000S0Vy7_m__8l810080100FmF-7_m
bicycle-15;medium;r;Bicycle;Bicicleta;000000O00W1a05mIhKBfdrC8XI2HWC00000000
bow-arrow;hard;n;Bow and arrow;Arco e flecha;00Bu6_up1uC70mu39WE40mWB66Cpmsy3pWE80W
brain;medium;s;Brain;Cérebro;1y0_uCPp73muVYVyu-6os6JxcF_m1y03m0C000
bridge;medium;r;Bridge;Ponte;0000000306S1pOsQwpLM__x060000000000000
broom;easy;n;Broom;Vassoura;00G0701m0S0_0pm_E7ymVo3_0Fy1_W7u0F00O0
bugle;medium;o;Bugle;Corneta;000000000100803W1_____vWdC48_X00000000
gondola;medium;r;Cable car;Teleférico;0000m3_uVm-G020F_X8a94X8aF_X_yF_W00000
cake-variant;medium;s;Cake;Bolo;000300O030000307_X_-F_ntE120SwF_n_-F_m
calendar;hard;r;Calendar;Calendário;430_uV_p_-V_o02G0I02GEI1oGUI1oG0JkcV_m
pill-15;medium;r;Capsule;Cápsula;0F03-0mmC330Om3C0RC6pnc_u_-7_WVu3-07W0
train-car-passenger;easy;b;Carriage;Carruagem;00000007__p6SGH__________O0m0000000000
cheese;medium;o;Cheese;Queijo;m0740_u7_Wx-3OmF7XuyV-7VWxm7m0y0700W00
flag-checkered;expert;k;Chequered flag;Bandeira de xadrez;_m7-0oVcJyzZcHioTd-S_pc3ymVc00m0600m00
fruit-cherries;easy;r;Cherries;Cerejas;0G03W0V03y0lm5-1jm8W340uy99nPUFFnv-770
fruit-citrus;medium;o;Citrus fruit;Citrinos;0-0Vy7_v__V_p_6_W7uyVEmpN0JO2_0Qm1-070
clock;hard;b;Clock;Relógio;1y0_uF_Z_-Vltz__l_z__d__FV_p_-F_W_u1y0
hanger;medium;n;Coat hanger;Cabide;000701y08W0C0300G0701i0uuC1ZWE__u00000
compass-15;hard;r;Compass;Bússola;1y0_uF_Z_-VvtyF_3_oV-7_X_S_p_-F_W_u1y0
cowboy;easy;n;Cowboy;Vaqueiro;1u0VWJyZ_y000VW3y0V01u000000_mV_Z_yV_W
cow-15;medium;n;Cow;Vaca;000Om3M0Vm_7xmU6h0mO6x0Vm630mO770FW000
food-croissant;hard;n;Croissant;Croissant;000001y0_u3-3FcTzpdEEJa01m0O0000000000
sword-cross;medium;k;Crossed swords;Espadas cruzadas;003WEU3nuy7d0UG1u07WRUnvyF7Zu-v4-03000
dna-15;expert;p;DNA;ADN;80XVs80Xli610Ou1C0701a0Ou611li80XVs80W
google-downasaur;easy;k;Dinosaur;Dinossauro;0Fm3_0Vu3_0Va3WXy6Vm_y7_WVu1-06m0Y04G0
dog-side;medium;n;Dog;Cão;0000401W0Um1x_YF-1_mF-1_mS230GO230G000
dump-truck;hard;o;Dump truck;Camião basculante;000000F7_0VxZ_IVwO0VV_xVtA2XmS00000000
earth;medium;b;Earth;Terra;1y0_uFzZ_6VWNy3y0Uw3pyUFZHyJ7-CVW_u1y0
guitar-electric;medium;r;Electric guitar;Guitarra elétrica;0000701m0S0700m1m0_0Uu7h0Sm0-03W0S0100
excavator;easy;o;Excavator;Escavadora;C01u09m300GF228mp7d-y_w7_000_y80H02F_W
factory-15;medium;k;Factory;Fábrica;00m0600u0700yJFpT_____y0n_6V__n4Fzp__u
fan;medium;t;Fan;Ventoinha;0y07m1-0FWOu7dC___z___vdF0umFW3y0V01u0
feather-15;medium;b;Feather;Pena;00m0U0E03u0_0F03-0U0700_0Fm100O0200000
fire-truck;expert;r;Fire engine;Carro de bombeiros;0000m0S0603W00S__MRPIR______VtQ2nmS000
soccer;easy;k;Football;Bola de futebol;1y0_uCHZ26Pytz_-3-mRo2UOpJ-Ju-E3Wzu1y0
foot-print;medium;n;Footprint;Pegada;0602u1M0W01-0Vm7-0_07m0S03W0U07m0-03W0
forklift;hard;o;Forklift truck;Empilhador;000-04H0X8490X8S57We_z7_edb4alSS000000
clover;medium;g;Four-leaf clover;Trevo de quatro folhas;1i0Vm3-0VmTzttV_Nxz-_N_tVTzmVm3-0Vm1i0
fridge;easy;t;Fridge;Frigorífico;7_W_y6_Wty7_W007_W_y6_Wty7_W_y7_W_y330
egg-fried;easy;o;Fried egg;Ovo estrelado;0y0Cm331mCOusBZY-CVnZ-CFXmuR02F0WCO0-0
gavel;medium;n;Gavel;Martelo de juiz;0C03W0y0Fu3_0V_0Vu7-1tWSu761m0S071_mVu
greenhouse;hard;g;Greenhouse;Estufa;0W0E07S1nmV_7_ysDcni-FdnysDcnisDd_y__W
handball;medium;o;Handball;Andebol;0i05W0W04u0p0300U07u1z0F83v0I80m040100
hiking;expert;g;Hiker;Caminhante;0O0300O0s06u1d8D_1kO1n0F8190P8390H8290
horse-variant;easy;n;Horse’s head;Cabeça de cavalo;1_mVy7_X_-F_n_-V_p--Vpp-UVvp_07u0F0080
skate;easy;t;Ice skate;Patim de gelo;V03u0U03m0VW3_0V-3_uV_3_uV_OWY__m00000
fuel;medium;r;Jerrycan;Bidão;S03ty3WmS67_m_-6SGu671mvE71mm66UG_-3_m
kangaroo-15;hard;n;Kangaroo;Canguru;0007Y1-uFz3_WVy7z0-8am7a0P008010000000
karate;easy;k;Karate;Caraté;000C4SnZcO3c0_WFu1-08m0c04m0600m0600W0
mower;medium;g;Lawnmower;Corta-relva;u0700C01W0400W0600N0E1Z__J-RVxU3m00000
lighthouse;hard;r;Lighthouse;Farol;0O0FW0i05W1i0FW1u0C00C07W1u0C01E03m1u0
microscope-15;medium;k;Microscope;Microscópio;0G0300S0Jm7E1nmS0300O031-O3ZWOFF3_uV_W
moped;expert;t;Moped;Motoreta;00000071uC01ZuCV37uG_7t_hB1PmE00000000
motorbike;easy;r;Motorcycle;Mota;000001u01W061_yR-sFZtiU9ZV7mW800000000
ninja;medium;k;Ninja;Ninja;1y0_uF_Z_-V_tmVm0U03p6U03V_p_-F_W_u1y0
owl-15;hard;n;Owl;Mocho;00306F7X_yV_pFcmuSoPsJQ72Pinuy1i0700G0
panda-15;medium;k;Panda;Panda;00376___mVy1xDcPipDcO0n24CvWmO3-020000
parachute;expert;r;Parachute;Paraquedas;1y0_uF_Z_-V_mOmG0H8aD4WWe2g0DW1y0700G0
party-popper-15;easy;p;Party popper;Lança-confetes;0000W0a04d090YG640vCFYH-0Fu3-0V0700000
peanut;medium;n;Peanut;Amendoim;0y0Fm3s0Uu3-0Fm1-0Fm1-0Uu3_0PO3x0Fm0y0
pickaxe;hard;k;Pickaxe;Picareta;0W0700V00y07W0S0Om761mOS0701m0S0700G00
fruit-pineapple;medium;o;Pineapple;Ananás;000VW1u0_m1u0VW3C0vm620sm660vm3C0VW1u0
pirate;hard;k;Pirate;Pirata;0u0FW3k1_y___yVP-o1-HEp0c9yX_y7l0Vm1y0
podium-gold;easy;o;Podium;Pódio;000201y0700e0000u0FW1zuFl1zFlfrzFllzzu
baby-carriage;medium;s;Pram;Carrinho de bebé;0600y07m0-07x0_S00__7_uV-7_mto4-O-U3XW
radio-tower;hard;b;Radio mast;Antena de rádio;1y0_uC1ZFcJ-MmRsxUtRsxUdBGeJDc94W8W360
rocket-launch;medium;r;Rocket in flight;Foguetão em voo;01u0_0Vu770uml6R_XVy3_1VWHu4WW9O2H0a00
rugby;expert;n;Rugby ball;Bola de râguebi;0FmF_37up_C_xF_J_Q_wt-N_c_vd-O_67_WVW0
run-fast;easy;b;Runner;Corredor;061uuE601WS-0Fm1Vdhc0S03m6o0-G0200G020
safe;medium;k;Safe;Cofre;003_-m0q03WUTcIiZLaIW-S13m0N_-O1W00000
satellite-variant;hard;b;Satellite;Satélite;0G070ES1xmFs0-0Ju7_0Sy1n963O0o00m0S060
scale-balance;medium;o;Scales;Balança;0u3_-Vln74CHZYEMJMIJ-J_oV0G0200u7__000
content-cut;expert;r;Scissors;Tesoura;U07u7p1sOS_73ym1m0701y3zm_76OSp1tu7U00
screwdriver-15;easy;o;Screwdriver;Chave de fendas;01W0U06O1Z0Om6C1Z0Cm1y0V0703m0S07W0O00
seesaw;medium;r;Seesaw;Balancé;00000000000110CC7v_u_00701y0FW00000000
ship-wheel;hard;n;Ship’s wheel;Roda do leme;220Vm3k0uuCfXdC__vdCCvWuu360Vm63000000
cart;medium;k;Shopping trolley;Carrinho de compras;u0700F_u_-7_m_y3_WVu200m07_W0071WuS21W
shovel;hard;n;Shovel;Pá;0401m0R03C0Cm1p0VndCVm3y0_W7-0_m3y0E00
shower-head;easy;b;Shower;Chuveiro;0m0603y0_m7-000F_1_u000sm0019899000ssm
badminton-15;medium;t;Shuttlecock;Volante;0O0703y0UWFo1oGEB7ueuZ1oS3l07p04u0F01m
ski;hard;b;Skier;Esquiador;0300S0P0FW3y0Sq1ZW600O028GJ1sG1o03m03u
slide;medium;r;Slide;Escorrega;S07m0o04G0Y04G0_W7-0oO7n0sC6Gm-36mFY0u
snowflake-15;medium;t;Snowflake;Floco de neve;0e0700G124Svp_-360Om363_-Svn240G0700e0
pot-steam;easy;k;Steaming pot;Panela a fumegar;481308O11W7c000007_-F_X_yF_X_yF_X_y7_0
stethoscope-15;medium;t;Stethoscope;Estetoscópio;uu770mO61EmPy3BW9-36mOp64FWWO431WFu0-0
surfing;hard;b;Surfer;Surfista;0300S3v0tW0-0EO1vnjWFa1_W7-0Tm001pCV_u
swim;medium;b;Swimmer;Nadador;0200m0S06C0pW7C1y0Fm0E000Fm___mVW00000
pool;expert;b;Swimming pool;Piscina;000Uy260VW3y0GW3y0VW343-duVW00Vm-3y000
sword;easy;k;Sword;Espada;-07u0pW7E0yu3pWFE0y-3pmFy0_03y0Tm3700G
tennis-15;hard;g;Tennis;Ténis;0F07C1WW8430WGC310Ou3y0m0C7Z0cG4G0s03W
tow-truck;medium;b;Tow truck;Reboque;000000F61iyCrvZZ_uF______xyxGqE3000000
tractor-15;expert;g;Tractor;Trator;001_0Fu1X0C81XWEFpv_n_-F_nYJuIE1W00000
trumpet-15;easy;o;Trumpet;Trompete;0000000001008L3W1___h_vLhF-8VW00000000
unicorn-15;easy;p;Unicorn;Unicórnio;0000201u0V03v0___V_u__3_uJ_2mO630mO230
virus;medium;g;Virus;Vírus;0O0p06OmVk3_0_uFF0__7xx_uR_0Fy3Cmvc200
washing-machine;easy;b;Washing machine;Máquina de lavar;V_Z_yQ_Z_yV_ZWSO1Z1iOTZ7iPzZFCS3Z_yV_W
watering-can;easy;g;Watering can;Regador;000m0VW660mGc26_zx_uV-3_WFy3_WVy1_W000
fruit-watermelon;medium;r;Watermelon;Melancia;00W0402m0w0DO3x0_uDh3_G_wDkm_iO31_m3m0
weight-lifter;hard;r;Weightlifter;Halterofilista;m0N_-m0mcG4o0mm3y0F01u0F01u0F018090180
windsock;medium;r;Windsock;Manga de vento;W0600ty6v_tCUvdt_su0m0600m0600m0600000
yoga;easy;p;Yoga;Ioga;0803W0S000F_u7W0y07W0y07m0pWCC30Wm4400
`;
