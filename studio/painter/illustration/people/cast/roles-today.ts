import { readParts } from './part'

/** People of today, by age and by trade. */
export const TODAY_PARTS = readParts({
  woman: 'sex: f',
  girl: 'sex: f; age: young',
  'little-girl': 'sex: f; age: child',
  man: 'sex: m',
  boy: 'sex: m; age: young',
  'little-boy': 'sex: m; age: child',
  child: 'age: child',
  person: '',
  'mother-baby': `sex: f; clothes: sweater, knit, shirt;
    hair: low-bun, low-ponytail, long, side-braid; held: baby; expression: serene, smile, serene;
    backdrop: arch, disc, flowers, hearts, room, leaves; plain`,
  baby: `age: baby; clothes: knit, hoodie; hair: tuft; expression: smile, laugh, calm;
    backdrop: disc, confetti, clouds, hearts; plain`,
  grandmother: `sex: f; age: elder; clothes: knit, sweater, tang;
    worn: gold-glasses, glasses, scarf, none; expression: smile, laugh, smile`,
  grandfather: `sex: m; age: elder; clothes: knit, sweater, shirt, tang;
    worn: glasses, none, square-glasses; beard: short, moustache; expression: smile, laugh, calm`,
  'anime-girl': `sex: f; age: young; look: anime; clothes: sailor, hoodie, frock, knit;
    backdrop: confetti, stars, clouds, cherry, disc, hearts`,
  'anime-boy': `sex: m; age: young; look: anime; clothes: hoodie, tracksuit, shirt, leather;
    backdrop: stars, city, disc, clouds`,
  doctor: `clothes: lab-coat; cloth: #f3f6f7; inner: #8fc6bd;
    worn: stethoscope, stethoscope glasses; expression: smile, calm; backdrop: disc, plain, rings;
    plain`,
  nurse: `sex: f; clothes: scrubs; cloth: #e9a7b2, #8fc3cf, #f3f6f7;
    hair: low-bun, low-ponytail, ponytail-bangs; worn: nurse-cap, nurse-cap stethoscope;
    expression: smile; plain`,
  teacher: 'clothes: blazer, shirt, knit; worn: glasses, square-glasses, none; held: book; plain',
  student: `age: young; clothes: tracksuit, tracksuit, hoodie; cloth: #f3f3f0; trim: #3a5a98;
    worn: none, glasses, none; held: none, book; plain`,
  chef: `clothes: chef-jacket; cloth: #f6f5f1; accent: #c8434a; worn: chef-hat;
    beard: moustache, short; expression: smile, laugh; plain`,
  police: `clothes: police; cloth: #2f4468; inner: #a9c3dd; hair: low-bun, low-ponytail, crop;
    worn: police-cap; expression: calm, smile; backdrop: disc, city, rings; plain`,
  soldier: `clothes: police; cloth: #5b6a4a; inner: #cfd3b8; hair: low-bun, crop;
    worn: soldier-cap; expression: calm, stern; plain`,
  firefighter: `clothes: fire-jacket; cloth: #34405c, #b5723a; worn: fire-helmet;
    backdrop: disc, sun, city; plain`,
  worker: `clothes: work-jacket; cloth: #df7a3c, #e2a634; worn: hard-hat;
    backdrop: city, disc, sun; plain`,
  farmer: `clothes: overalls, shirt, vest; cloth: #56799c, #6a8a63; worn: straw-hat;
    skin: warm, tan; backdrop: sun, flowers, mountains, leaves; plain`,
  astronaut: `palette: night; clothes: space; cloth: #eef1f5; trim: #e0694f;
    hair: side-part, crop, airy, bob-wispy, low-bun, textured; worn: helmet;
    expression: smile, calm, laugh; backdrop: stars; plain`,
  photographer: 'clothes: shirt, leather, tee; worn: camera, camera cap, camera beret; plain',
  programmer: `clothes: hoodie, shirt, tee; worn: glasses, headphones glasses, square-glasses;
    held: none, mug; backdrop: city, disc, room, rings; plain`,
  'office-worker': `clothes: suit, blazer, shirt; cloth: #33456b, #3d3f4c, #5a6273; trim: #b6453f;
    held: none, none, mug; backdrop: city, disc, arch, room`,
  businesswoman: `sex: f; clothes: suit, blazer; cloth: #33456b, #3d3f4c, #8a4a5a, #e9e2d6;
    backdrop: city, disc, arch`,
  singer: `palette: dark; clothes: leather, dress, tee, blazer; held: microphone;
    expression: laugh, smile, serene; backdrop: stars, rings, sun, city`,
  dancer: `sex: f; acts: dance; clothes: dress, gown; hair: top-bun, low-bun; worn: tiara, flower, none;
    expression: serene, smile`,
  painter: 'clothes: shirt, overalls, knit; worn: beret, beret apron; held: brush; plain',
  barista: 'clothes: shirt, tee; accent: #4f6f5f; worn: apron, apron cap; held: mug; plain',
  cashier: 'clothes: shirt, tee; accent: #b5433f; worn: apron, apron cap; expression: smile; plain',
  spectator: `palette: dark; expression: laugh, smile, smile, wink; backdrop: rays, confetti; plain`,
  bride: `sex: f; clothes: gown; cloth: #fbf7f1; trim: #f0dcae; accent: #f0b0a8;
    worn: veil tiara necklace, veil flower, veil wreath; held: bouquet, none;
    expression: smile, shy, serene; backdrop: arch, flowers, leaves, cherry; plain`,
  groom: `sex: m; clothes: tuxedo, suit; cloth: #2f3547, #454c5f; trim: #34384a;
    backdrop: arch, leaves, disc; plain`,
  agent: `clothes: suit; cloth: #26272f; trim: #26272f; worn: sunglasses; expression: stern, calm;
    backdrop: city; plain`,
  detective: `clothes: trench; cloth: #a98a62, #8a7458; worn: felt-hat; accent: #5c4a3a;
    expression: stern, calm; backdrop: city; plain`,
  lawyer: `clothes: suit; cloth: #2f3340, #33456b; worn: none, glasses; expression: calm;
    backdrop: arch, disc, room; plain`,
  scientist: `clothes: lab-coat; cloth: #f3f6f7; inner: #a9c3dd; worn: glasses, square-glasses;
    plain`,
  captain: `clothes: police; cloth: #2a3550, #f3f1ea; inner: #f3f1ea; worn: captain-cap;
    backdrop: waves, clouds, disc; plain`,
  flight: `sex: f; clothes: blazer; cloth: #33456b, #8f3a4a; hair: low-bun; worn: scarf;
    expression: smile; backdrop: clouds, disc; plain`,
  graduate: `age: young; clothes: tunic; cloth: #2f3240; trim: #c8484a; sash: #2f3240;
    hair: long, bob-wispy, airy, crop, textured, low-ponytail; worn: grad-cap, grad-cap glasses;
    held: none, bouquet; expression: laugh, smile; backdrop: confetti, leaves, sun; plain`,
  courier: `sex: m; clothes: work-jacket, puffer, shirt; cloth: #e0a63c, #4b7fb4, #d9694f;
    worn: cap; held: gift; plain`,
  gymnast: `clothes: vest, tee; hair: ponytail, crop, textured, buzz; worn: hairband, none;
    expression: smile, laugh; plain`,
})
