import { species } from './shared'

export const OTHERS = {
  pig: species(
    `head: 0,-118 78,-112 132,-60 152,6 148,66 112,114 56,140 0,146; ears: pig;
    eyes: bead 68,-4,16 0.32,0.03,30; nose: snout 52,46 0.76,0.1,12; chin: 144`,
    { pink: '0.86,0.065,12 0.93,0.035,20 0.74,0.1,12' },
  ),
  cow: species(
    `head: 0,-120 66,-114 112,-66 128,0 126,64 108,116 60,152 0,160; ears: side;
    eyes: round 64,-6,19 brown-eye; nose: muzzle 100,74 0.85,0.06,30; top: 215; chin: 156`,
    {
      spotted: 'white white black patches horns second=black',
      brown: '0.6,0.09,54 cream 0.48,0.08,50 horns',
    },
  ),
  sheep: species(
    `head: 0,-96 56,-92 94,-50 106,6 98,70 74,122 38,150 0,156; ears: side;
    eyes: bead 52,4,15 0.32,0.03,40; nose: small 94,18 0.5,0.05,20; chin: 152`,
    { white: '0.93,0.03,70 0.97,0.01,80 0.965,0.012,85 wool' },
  ),
  horse: species(
    `head: 0,-118 58,-112 100,-64 112,0 100,64 82,122 50,164 0,174; ears: deer;
    eyes: round 66,0,19 brown-eye; nose: muzzle 122,60 0.5,0.05,40; top: 190; chin: 168`,
    {
      brown: '0.52,0.085,48 0.95,0.02,80 0.3,0.03,40 horse',
      white: '0.95,0.012,80 white 0.82,0.03,75 horse',
      black: '0.31,0.02,290 white 0.22,0.02,290 horse',
    },
  ),
  camel: species(
    `head: 0,-112 56,-106 96,-60 108,0 98,64 84,118 52,156 0,166; ears: deer;
    eyes: round 64,0,18 brown-eye; nose: muzzle 118,64 0.62,0.06,60; top: 190; chin: 160`,
    {
      sand: '0.76,0.075,70 0.86,0.05,78 0.52,0.07,58',
      brown: '0.64,0.08,62 0.78,0.06,70 0.42,0.06,50',
    },
  ),
  frog: species(
    `head: 0,-84 60,-84 124,-60 168,10 164,66 120,108 58,128 0,132; ears: frog;
    eyes: bead 78,-84,22 0.3,0.04,140; nose: muzzle 30,0 0.5,0.1,135; chin: 130`,
    { green: '0.72,0.14,135 0.93,0.06,110 0.58,0.13,138 frog' },
  ),
  owl: species(
    `head: 0,-120 76,-124 136,-96! 146,-20 150,50 118,108 58,138 0,144; ears: tuft;
    eyes: bead 62,0,26 0.4,0.06,60; nose: beak 44,20 0.78,0.14,76; chin: 140`,
    {
      brown: '0.55,0.07,54 0.92,0.04,80 0.43,0.06,48 discs',
      white: '0.95,0.01,90 white 0.7,0.02,70 discs',
    },
  ),
  penguin: species(
    `head: 0,-124 72,-116 122,-64 138,2 130,66 100,116 52,142 0,146; ears: none;
    eyes: bead 56,2,17 0.28,0.03,40; nose: beak 42,24 0.78,0.15,68; chin: 144`,
    { black: '0.34,0.035,260 white 0.28,0.03,260 penguin' },
  ),
  chick: species(
    `head: 0,-122 76,-114 130,-60 146,8 134,72 102,120 52,144 0,148; ears: none;
    eyes: bead 60,4,16 0.3,0.03,50; nose: beak 36,22 0.74,0.16,58; chin: 146`,
    { yellow: '0.89,0.13,96 0.94,0.09,98 0.8,0.14,88 crest' },
  ),
  unicorn: species(
    `head: 0,-118 60,-112 104,-64 118,0 108,60 86,116 50,156 0,166; ears: deer;
    eyes: round 64,0,21 0.5,0.12,290; nose: muzzle 116,62 0.9,0.04,350; top: 272; chin: 162`,
    { white: '0.97,0.008,320 white 0.8,0.1,330 unicorn second=0.8,0.09,220' },
  ),
  dragon: species(
    `head: 0,-112 66,-108 122,-66 150,-8 168,46! 134,84 112,132 62,168 0,176; ears: dragon;
    eyes: slit 72,-4,28 0.82,0.16,90; nose: broad 92,40 0.5,0.12,150; top: 272; chin: 172`,
    {
      green: '0.6,0.11,160 0.92,0.05,95 0.44,0.1,165 dragon second=0.84,0.13,86',
      red: '0.58,0.18,28 0.93,0.05,85 0.44,0.16,28 dragon second=0.84,0.13,86',
      blue: '0.56,0.11,245 0.93,0.03,220 0.42,0.11,255 dragon second=0.84,0.12,88',
      golden: '0.8,0.14,84 0.96,0.04,92 0.64,0.14,70 dragon second=0.6,0.19,28',
    },
  ),
  dinosaur: species(
    `head: 0,-120 72,-114 124,-62 144,2 150,62 118,116 62,144 0,150; ears: none;
    eyes: bead 70,-8,18 0.3,0.04,140; nose: muzzle 44,0 0.5,0.1,150; muzzle: oval; chin: 148`,
    {
      green: '0.7,0.13,150 0.93,0.07,110 0.6,0.16,60 spikes frog',
      blue: '0.66,0.1,225 0.94,0.05,95 0.52,0.13,265 spikes frog',
      orange: '0.72,0.15,52 0.95,0.06,92 0.5,0.11,190 spikes frog',
      purple: '0.64,0.12,300 0.94,0.05,340 0.78,0.13,75 spikes frog',
    },
  ),
  snowman: species(
    `head: 0,-138 78,-122 134,-60 146,14 126,86 74,134 0,148; ears: none;
    eyes: bead 56,-16,15 0.3,0.02,280; nose: beak 30,24 0.72,0.17,52; chin: 146`,
    { white: '0.97,0.012,235 white 0.88,0.025,240' },
  ),
}
