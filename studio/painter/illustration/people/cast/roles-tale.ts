import { readParts } from './part'

const MECHA = `age: young; palette: neon; clothes: mecha; cloth: #e6ebf2, #cfd8e6, #c8464e;
    sash: #2c2f44; trim: #39d6d0; accent: #f25fa6;
    hairColour: silver, black, blue, pink; worn: mecha-ears; expression: calm, stern;
    backdrop: city, rings; plain`

/** Out of tales, feasts and games. */
export const TALE_PARTS = readParts({
  king: `sex: m; clothes: tunic, tunic, plate; cloth: #8f2f3a, #3f4a86; trim: #f3ece0;
    sash: #9c2f38; hair: slick, middle-part; hairColour: brown, grey, auburn;
    worn: crown cape, crown cape; beard: full, short; expression: calm, stern, smile;
    backdrop: rings, arch, sun; plain`,
  queen: `sex: f; clothes: gown, frock; hair: low-bun, wavy-curtain;
    worn: crown necklace earrings, crown necklace cape; backdrop: rings, arch; plain`,
  princess: `sex: f; age: young; clothes: gown, frock; cloth: #eaa0ad, #8fb3dc, #c3a6dc, #f2d48a;
    hair: wavy-curtain, wavy-bangs, low-bun, half-up;
    hairColour: blonde, brown, chestnut, auburn, black;
    worn: tiara necklace, tiara earrings, tiara; backdrop: arch, stars, flowers, clouds, rings;
    plain`,
  prince: `sex: m; age: young; clothes: tuxedo, police; cloth: #f3efe6, #3f5a98, #8f2f3a;
    sash: #8f2f3a; inner: #f7f4ec; hair: middle-part, side-part, textured;
    hairColour: blonde, brown, black; worn: tiara cape, cape, tiara; backdrop: arch, rings, stars;
    plain`,
  knight: `clothes: plate; cloth: #a8b2c0, #8d97a8; sash: #8f2f3a;
    hair: slick, low-ponytail, middle-part, ponytail; hairColour: brown, blonde, black;
    worn: cape, none; expression: calm, stern; backdrop: arch, mountains, sun, rings; plain`,
  zombie: `sex: m; palette: dark; clothes: shirt, suit; cloth: #5f6a58, #6a5f58; hair: spiky;
    hairColour: black; skin: green; expression: stern; backdrop: moon; plain`,
  vampire: `sex: m; palette: dark; clothes: tuxedo; cloth: #2b2733; sash: #7a1f2b; inner: #f3ece0;
    hair: slick; hairColour: black; worn: cape; skin: porcelain; expression: calm, stern;
    backdrop: moon; plain`,
  witch: `sex: f; palette: dark; clothes: frock, tunic; cloth: #4a3f6a, #35333d, #5f4a7a;
    trim: #c9a45a; hair: wavy-bangs, wavy, bangs-long, braids;
    hairColour: purple, black, auburn, silver; worn: witch-hat, witch-hat cape;
    expression: smile, wink, calm; backdrop: moon, stars; plain`,
  wizard: `sex: m; age: elder; palette: dark; clothes: tunic; cloth: #3f4f92, #5f4a8a, #4a6f7a;
    hair: hanfu-long; hairColour: white, silver; worn: wizard-hat, wizard-hat cape; beard: long;
    expression: calm, smile; backdrop: stars, moon; plain`,
  elf: `sex: f; age: young; clothes: dress, tunic; cloth: #6f9a6a, #8fb3a0, #d9d2b0;
    hair: long, wavy-curtain, half-up; hairColour: blonde, silver, green, chestnut;
    worn: elf-ears wreath, elf-ears tiara, elf-ears; backdrop: leaves, flowers, moon, disc; plain`,
  angel: `sex: f; age: young; clothes: dress, gown; cloth: #faf6ee; trim: #f0dcae;
    hair: wavy-curtain, long, wavy-bangs; hairColour: blonde, brown, silver;
    worn: wings halo, wings halo, wings wreath; expression: serene, smile, calm;
    backdrop: clouds, disc, rings; plain`,
  fairy: `sex: f; age: young; clothes: dress; cloth: #9fcfa8, #f0b0c0, #b9a6e0;
    hair: wavy, top-bun, double-buns, wavy-bangs; worn: wings wreath, wings tiara elf-ears;
    backdrop: flowers, leaves, stars; plain`,
  mermaid: `sex: f; age: young; palette: dark; clothes: apsara; cloth: #5fa8b0, #8a6ab8, #e08a9a;
    sash: #4f98a0; hair: wavy, wavy-curtain, wavy-bangs;
    hairColour: teal, red, auburn, purple, blonde, blue;
    worn: tiara necklace, wreath necklace, flower necklace; backdrop: waves; acts: swim; plain`,
  hero: `clothes: hero; cloth: #3f5fa8, #b8403f, #2f7f7a, #4a3f7a; trim: #2b2f45; sash: #c8403f;
    accent: #2b2f45; worn: eye-mask cape, cape, eye-mask cape; expression: calm, smile, stern;
    backdrop: city, sun, rings; plain`,
  santa: `sex: m; age: elder; clothes: santa; cloth: #c93a3c; inner: #f7f2ea; hair: elder-wave;
    hairColour: white; worn: santa-hat; held: none, gift; beard: long; expression: laugh, smile;
    backdrop: snow, disc, stars; plain`,
  cyber: `sex: f; age: young; palette: neon; clothes: techwear; cloth: #2c2f44, #35304f;
    trim: #39d6d0; accent: #f25fa6; hair: anime-bob, wolf, bob-parted, pixie, bob, ponytail;
    hairColour: pink, teal, purple, silver, blue; worn: headphones, sunglasses, none;
    expression: calm, stern, smile; backdrop: city, rings; plain`,
  'mecha-girl': `sex: f; ${MECHA}; hair: anime-bob, wolf, bob-parted, ponytail-bangs`,
  'mecha-boy': `sex: m; ${MECHA}; hair: crop, anime-short, textured`,
  maid: `sex: f; age: young; look: anime; clothes: frock; cloth: #35333d; trim: #c8434a;
    sash: #fbf7f0; inner: #fbf7f0; accent: #fbf7f0; worn: apron bow, apron hairband;
    expression: smile, shy, wink; plain`,
})
