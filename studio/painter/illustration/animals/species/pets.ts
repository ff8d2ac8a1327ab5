import { species } from './shared'

export const PETS = {
  cat: species(
    `head: cat; ears: cat; eyes: slit 67,0,30 0.68,0.12,135; nose: small 52,17 pink; muzzle: cat;
    whiskers; chin: 138`,
    {
      orange: '0.75,0.125,64 cream 0.58,0.125,52 forehead cheeks limbs',
      grey: '0.7,0.014,265 0.95,0.006,265 0.53,0.02,268 forehead cheeks limbs eye=0.77,0.13,82',
      calico: 'cream white black patches second=0.75,0.125,62 eye=0.68,0.08,225',
      black: '0.31,0.02,300 0.4,0.02,300 0.25,0.02,300 eye=0.84,0.15,95',
      white: '0.965,0.01,80 white 0.85,0.02,60 eye=0.7,0.11,230',
      siamese: '0.92,0.035,78 cream 0.42,0.045,50 points eye=0.68,0.13,245',
      ragdoll: '0.93,0.03,78 white 0.6,0.035,58 ragdoll eye=0.68,0.13,240',
      tuxedo: '0.3,0.015,290 white 0.25,0.015,290 tuxedo eye=0.8,0.14,110',
    },
  ),
  dog: species(
    `head: dog; ears: folded; eyes: round 64,0,20 brown-eye; nose: pad 58,27 dark; muzzle: oval;
    chin: 152`,
    {
      golden: '0.8,0.1,74 0.94,0.045,82 0.68,0.11,66',
      chocolate: '0.45,0.06,46 0.62,0.06,55 0.36,0.05,44',
      white: '0.965,0.012,80 white 0.84,0.03,70',
      spotted: 'white white black spots',
      black: '0.3,0.016,300 0.46,0.03,60 0.24,0.014,300 brows second=0.66,0.1,58',
    },
  ),
  corgi: species(
    `head: dog; ears: tall; eyes: round 64,-2,20 brown-eye; nose: pad 58,26 dark; muzzle: blaze;
    top: 270; chin: 152`,
    { orange: '0.76,0.115,64 cream 0.62,0.115,56' },
  ),
  shiba: species(
    `head: 0,-122 72,-116 126,-66 150,0 154,56 116,110 56,142 0,150; ears: small;
    eyes: almond 62,0,18 brown-eye; nose: pad 56,25 dark; muzzle: mask; chin: 150`,
    {
      orange: '0.71,0.125,60 cream 0.58,0.12,54 brows second=cream',
      black: '0.32,0.018,300 cream 0.25,0.018,300 brows second=0.8,0.08,66',
    },
  ),
  husky: species(
    `head: 0,-122 72,-114 124,-64 150,0 160,60! 120,112 60,146 0,154; ears: small;
    eyes: almond 62,0,19 0.72,0.1,235; nose: pad 58,26 dark; muzzle: mask; chin: 152`,
    { grey: '0.5,0.018,260 white 0.38,0.02,262 widow brows second=white eye=0.74,0.11,235' },
  ),
  poodle: species(
    `head: 0,-116 64,-110 112,-62 128,0 130,56 104,108 54,142 0,150; ears: curly;
    eyes: round 56,2,18 brown-eye; nose: pad 56,24 dark; muzzle: oval; chin: 150`,
    {
      apricot: '0.74,0.085,56 0.83,0.07,62 0.62,0.085,50 curls',
      white: '0.955,0.012,80 white 0.86,0.02,70 curls',
    },
  ),
  rabbit: species(
    `head: 0,-112 64,-106 112,-58 134,10 134,66 100,114 50,138 0,142; ears: rabbit;
    eyes: round 70,0,20 0.42,0.06,20; nose: small 55,14 pink; muzzle: oval; whiskers; top: 340;
    chin: 140`,
    {
      white: '0.955,0.01,50 white 0.84,0.03,40',
      grey: '0.72,0.012,270 0.93,0.008,270 0.6,0.014,270',
      brown: '0.66,0.07,58 0.92,0.03,74 0.54,0.07,54',
    },
  ),
  hamster: species(
    `head: 0,-110 78,-104 132,-52 158,16 164,72 122,116 60,136 0,140; ears: little;
    eyes: bead 66,2,19 0.3,0.03,40; nose: small 46,12 pink; muzzle: wide; whiskers; chin: 138`,
    { golden: '0.8,0.1,72 white 0.68,0.1,64', grey: '0.72,0.012,270 white 0.58,0.014,270' },
  ),
  mouse: species(
    `head: 0,-108 62,-102 108,-56 130,8 124,64 88,112 44,136 0,142; ears: mouse;
    eyes: bead 58,4,18 0.3,0.03,40; nose: small 66,15 pink; muzzle: oval; whiskers; top: 200;
    chin: 140`,
    {
      grey: '0.74,0.012,275 0.94,0.01,60 0.62,0.014,275',
      white: '0.96,0.01,60 white 0.85,0.03,30',
    },
  ),
}
