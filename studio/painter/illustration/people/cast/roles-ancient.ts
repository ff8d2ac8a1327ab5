import { readParts } from './part'

/** Old China and its tales. */
export const ANCIENT_PARTS = readParts({
  'chinese-bride': `sex: f; look: guofeng; palette: feast; clothes: hanfu; cloth: #c0302f;
    trim: #f0c86a; sash: #8f1f24; hair: cloud-bun;
    worn: phoenix-crown huadian earrings, phoenix-crown huadian; expression: shy, smile, serene;
    backdrop: disc, lanterns, rings; plain`,
  'opera-singer': `sex: f; look: guofeng; palette: feast; clothes: hanfu; cloth: #d98aa0, #5f9aa8, #c0302f;
    trim: #f7f0e4; sash: #e0b357; hair: cloud-bun; skin: porcelain; worn: phoenix-crown huadian earrings;
    expression: serene, shy, smile; backdrop: disc, lanterns, rings; plain`,
  'chinese-groom': `sex: m; look: guofeng; palette: feast; clothes: hanfu; cloth: #c0302f;
    trim: #f0c86a; sash: #8f1f24; hair: topknot; backdrop: disc, lanterns; plain`,
  'ancient-woman': `sex: f; look: guofeng; palette: ancient; clothes: hanfu, hanfu, ruqun;
    worn: huadian, blossoms, buyao earrings, earrings, none;
    backdrop: moon, gate, plum, mountains, bamboo, cherry, disc`,
  'ancient-girl': `sex: f; age: young; look: guofeng; palette: ancient; clothes: ruqun, hanfu;
    worn: blossoms, huadian, bow, blossoms huadian;
    backdrop: moon, gate, plum, mountains, bamboo, cherry, disc`,
  'ancient-man': `sex: m; look: guofeng; palette: ancient; clothes: hanfu, robe;
    backdrop: moon, gate, plum, mountains, bamboo, cherry, disc; plain`,
  'court-lady': `sex: f; look: guofeng; palette: ancient; clothes: hanfu, ruqun;
    hair: cloud-bun, loops; worn: buyao huadian earrings, buyao earrings, flower huadian;
    held: fan, none, fan; backdrop: moon, gate, plum, cherry; plain`,
  scholar: `sex: m; look: guofeng; palette: ancient; clothes: hanfu;
    cloth: #7f97a8, #8fa58f, #d9d2bf, #6f7fa0; hair: topknot;
    held: folding-fan, book, none; expression: calm, smile;
    backdrop: bamboo, moon, mountains, gate; plain`,
  swordsman: `sex: m; look: guofeng; palette: ancient; clothes: robe;
    cloth: #39414f, #2f4a55, #e4e0d6, #5a3a3a; trim: #8f2f2b; sash: #5a3a30;
    hair: half-tied, topknot, half-tied; worn: back-sword douli, back-sword, back-sword;
    expression: stern, calm, stern; backdrop: mountains, bamboo, moon, plum; plain`,
  swordswoman: `sex: f; look: guofeng; palette: ancient; clothes: robe;
    cloth: #39414f, #b8474a, #e4e0d6, #4f6f7f; trim: #8f2f2b; sash: #5a3a30;
    hair: ponytail, half-up, ponytail; worn: back-sword hairband, back-sword, back-sword douli;
    expression: stern, calm; backdrop: mountains, bamboo, moon, plum; plain`,
  general: `sex: m; look: guofeng; palette: ancient; clothes: armour; cloth: #7d8794, #8a7a5a;
    trim: #b5352c; sash: #7a2b2b; hair: topknot; worn: helm, helm cape;
    beard: scholar, full, short; expression: stern; backdrop: disc, rings, mountains, sun; plain`,
  'woman-general': `sex: f; look: guofeng; palette: ancient; clothes: armour;
    cloth: #b8bfc8, #9a8f7a; trim: #c8484a; sash: #3f5f6f; accent: #b03a3a; hair: ponytail;
    worn: hairband, helm, hairband cape; expression: stern, calm;
    backdrop: plum, mountains, disc, sun; plain`,
  emperor: `sex: m; look: guofeng; palette: feast; clothes: hanfu;
    cloth: #e0b040, #b5352c, #3a3440; trim: #b5352c; sash: #8f2f2b; hair: topknot; worn: mian;
    beard: scholar, short; expression: stern, calm; backdrop: rings, disc, clouds; plain`,
  empress: `sex: f; look: guofeng; palette: feast; clothes: hanfu;
    cloth: #c0302f, #e0b040, #5a3a7a; trim: #f0c86a; hair: cloud-bun;
    worn: phoenix-crown huadian earrings; expression: calm, serene; backdrop: rings, disc, clouds;
    plain`,
  samurai: `sex: m; look: guofeng; palette: ancient; clothes: armour; cloth: #4a4f5f, #8a3a34;
    trim: #3a3440; sash: #3f3a46; hair: topknot; beard: short, moustache; expression: stern;
    backdrop: sun, waves, cherry, disc; plain`,
  ninja: `look: guofeng; palette: ancient; clothes: robe; cloth: #2f323d, #39465a; trim: #22242c;
    sash: #8f2f2b; accent: #22242c; hair: ponytail, spiky;
    worn: face-cloth hairband back-sword, face-cloth hairband; expression: stern;
    backdrop: moon, bamboo; plain`,
  wealth: `sex: m; age: adult; look: guofeng; palette: feast; clothes: hanfu; cloth: #c8322f;
    trim: #f0c86a; sash: #8f1f24; hair: topknot; hairColour: black; worn: wusha; held: ingot;
    beard: long, scholar; expression: laugh, smile; backdrop: rings, lanterns, clouds; plain`,
  change: `sex: f; look: guofeng; palette: dark; clothes: ruqun, hanfu;
    cloth: #f3eee6, #cfd8ea, #f0d8dc; sash: #b9c6e4; hair: loops;
    worn: ribbon-scarf huadian earrings, ribbon-scarf blossoms huadian;
    held: rabbit, none, lantern; expression: serene, calm, smile; backdrop: moon; plain`,
  nezha: `sex: m; age: child; look: guofeng; palette: feast; clothes: armour; cloth: #c8322f;
    trim: #f0c86a; sash: #e8833a; hair: double-buns; hairColour: black; worn: ribbon-scarf;
    held: staff; expression: smile, stern, wink; backdrop: clouds, sun, rings; plain`,
  'monkey-king': `sex: m; look: guofeng; palette: feast; clothes: armour; cloth: #e0b040;
    trim: #c8322f; sash: #8f2f2b; hair: monkey; hairColour: auburn;
    worn: circlet feathers, circlet feathers cape; held: none, staff;
    expression: smile, wink, stern; skin: light, warm; backdrop: clouds, sun, rings, mountains;
    plain`,
  apsara: `sex: f; look: guofeng; palette: ancient; clothes: apsara;
    cloth: #c8574a, #3f8f86, #c98a3f; sash: #5f9a9a; hair: cloud-bun, loops;
    worn: nimbus ribbon-scarf yingluo huadian earrings, nimbus ribbon-scarf yingluo huadian;
    expression: serene, calm; backdrop: clouds, rings, sun; acts: fly; plain`,
  immortal: `sex: m; age: elder; look: guofeng; palette: ancient; clothes: hanfu;
    cloth: #e4e0d6, #8f9a8a, #a8b8c8; hair: elder-bun; hairColour: white; worn: jade-pin;
    beard: long; expression: serene, smile; backdrop: clouds, mountains, bamboo; plain`,
  'fairy-maiden': `sex: f; look: guofeng; palette: ancient; clothes: ruqun, hanfu;
    cloth: #cfe0e8, #f0dfe4, #e4ecd8; hair: loops, hanfu-long;
    worn: ribbon-scarf huadian, ribbon-scarf blossoms; expression: serene, smile;
    backdrop: clouds, moon, cherry; plain`,
  monk: `sex: m; look: guofeng; palette: ancient; clothes: kasaya;
    cloth: #c98a3f, #8f8a7f, #b5763a; trim: #b5402f; hair: bald; expression: serene, calm, smile;
    backdrop: rings, disc, mountains, bamboo; plain`,
  'little-monk': `sex: m; age: child; palette: ancient; clothes: kasaya; cloth: #c98a3f, #d9a050;
    trim: #c8583f; hair: bald; expression: smile, laugh, serene;
    backdrop: disc, leaves, mountains, rings; plain`,
  taoist: `sex: m; look: guofeng; palette: ancient; clothes: hanfu; cloth: #4a5a6a, #e4e0d6;
    hair: topknot; worn: jade-pin; beard: scholar, long; expression: calm, serene;
    backdrop: mountains, clouds, moon; plain`,
  'qipao-woman': `sex: f; look: guofeng; palette: ancient; clothes: qipao;
    hair: low-bun, side-braid, wavy, bob-parted;
    worn: flower earrings, earrings, flower, necklace; held: none, fan, none;
    backdrop: gate, cherry, arch, room`,
})
