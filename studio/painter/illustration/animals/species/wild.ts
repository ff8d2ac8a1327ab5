import { species } from './shared'

export const WILD = {
  panda: species(
    'head: bear; ears: round; eyes: bead 66,4,17 0.3,0.03,50; nose: pad 58,23 dark; chin: 148',
    { panda: '0.975,0.008,80 white 0.29,0.016,300 panda' },
  ),
  bear: species(
    `head: bear; ears: round; eyes: bead 62,0,16 0.3,0.03,50; nose: pad 52,27 dark; muzzle: oval;
    chin: 148`,
    {
      brown: '0.52,0.075,52 0.78,0.06,68 0.43,0.07,48',
      white: '0.965,0.008,90 white 0.85,0.015,220',
      black: '0.33,0.016,300 0.6,0.05,62 0.26,0.014,300',
    },
  ),
  koala: species(
    `head: 0,-120 84,-114 146,-58 162,10 150,72 108,118 54,142 0,146; ears: koala;
    eyes: bead 68,0,17 0.34,0.05,50; nose: oval 44,34 0.3,0.015,300; chin: 144`,
    { grey: '0.7,0.014,280 0.95,0.006,280 0.58,0.016,280' },
  ),
  tiger: species(
    `head: 0,-130 82,-122 142,-70 162,-2 176,56 140,112 66,146 0,152; ears: round;
    eyes: slit 66,2,28 0.76,0.13,85; nose: broad 60,27 0.7,0.1,22; muzzle: wide; whiskers;
    tufts; chin: 150`,
    {
      orange: '0.75,0.14,62 cream 0.32,0.035,40 tiger limbs',
      white: '0.95,0.01,80 white 0.36,0.012,280 tiger limbs eye=0.72,0.1,235',
    },
  ),
  lion: species(
    `head: 0,-120 76,-112 128,-62 146,0 150,60 118,112 60,146 0,152; ears: round;
    eyes: slit 62,2,26 0.74,0.13,80; nose: broad 60,28 0.5,0.07,30; muzzle: wide; whiskers;
    top: 250; chin: 150`,
    { golden: '0.8,0.115,76 0.94,0.05,84 0.55,0.115,48 mane' },
  ),
  leopard: species(
    `head: cat; ears: round; eyes: slit 66,0,28 0.74,0.12,100; nose: broad 54,24 0.66,0.09,20;
    muzzle: cat; whiskers; chin: 138`,
    { yellow: '0.82,0.11,78 cream 0.34,0.04,50 rosettes' },
  ),
  fox: species(
    `head: 0,-110 62,-106 116,-60 142,-6 184,62! 122,104 60,140 0,162; ears: fox;
    eyes: almond 62,-2,18 0.5,0.09,60; nose: small 106,22 dark; muzzle: cheeks; whiskers;
    top: 268; chin: 158`,
    {
      orange: '0.68,0.155,44 cream 0.29,0.03,30 tips',
      white: '0.965,0.008,230 white 0.82,0.02,230',
    },
  ),
  wolf: species(
    `head: 0,-114 66,-108 118,-60 146,-4 180,66! 124,108 60,144 0,164; ears: fox;
    eyes: almond 62,-2,18 0.8,0.13,90; nose: pad 100,24 dark; muzzle: cheeks; top: 268;
    chin: 160`,
    { grey: '0.55,0.016,260 0.9,0.008,260 0.36,0.018,262 widow' },
  ),
  raccoon: species(
    `head: 0,-112 66,-106 118,-58 146,2 172,58! 120,106 60,136 0,146; ears: small;
    eyes: bead 64,2,17 brown-eye; nose: pad 70,21 dark; muzzle: cat; whiskers; chin: 144`,
    { grey: '0.66,0.016,70 0.95,0.01,80 0.31,0.016,300 bandit' },
  ),
  'red-panda': species(
    `head: 0,-114 72,-108 126,-60 152,2 164,58! 118,106 58,136 0,144; ears: koala;
    eyes: bead 62,2,17 brown-eye; nose: pad 62,21 dark; muzzle: cheeks; whiskers; chin: 142`,
    { red: '0.6,0.135,40 white 0.36,0.06,36 brows tears second=white' },
  ),
  monkey: species(
    `head: 0,-126 78,-118 134,-64 150,6 138,68 106,118 54,144 0,150; ears: monkey;
    eyes: round 52,4,19 brown-eye; nose: small 58,15 0.5,0.07,35; chin: 148`,
    { brown: '0.5,0.075,50 0.86,0.06,62 0.42,0.07,46 ape' },
  ),
  elephant: species(
    `head: 0,-126 74,-118 122,-66 134,4 118,68 88,116 50,140 0,146; ears: elephant;
    eyes: bead 74,0,15 0.34,0.04,50; nose: muzzle 60,0 0.7,0.02,260; chin: 144`,
    { grey: '0.7,0.018,250 0.84,0.03,20 0.6,0.02,250 trunk' },
  ),
  deer: species(
    `head: 0,-112 58,-106 98,-58 114,0 106,60 78,118 42,154 0,162; ears: deer;
    eyes: round 62,2,20 brown-eye; nose: pad 112,24 dark; muzzle: oval; top: 330; chin: 158`,
    { brown: '0.67,0.1,58 cream 0.5,0.085,50 antlers fawn' },
  ),
}
