/** As the specification has it (section 9): lengths are centimetres, x east and y north. */
// biome-ignore format: a base a line
export const EDGE_OF_THE_WOOD = {"id":"edge-of-the-wood","title":"The edge of the wood","turns":16,"start":"06:00","table":[40,30],"edges":{"a":"S","b":"N"},"air":{"superiority":null,"fought":false,"sorties":0},"weather":{"visibilityMetres":4000,"closeLimitMetres":300,"denseCloud":false,"blowsToward":"E"},
 "briefing":{"public":"A wood and a village, at first light.","a":"Clear the edge of the wood and the village before 08:40: a column has to pass. You have one company, a troop of hovertanks and a battery out of sight.","b":"Hold the wood and the village until 08:40. They are fewer and better armed: stay dug in, and hold your fire until they are close."},
 "features":[
  {"kind":"close-woods","poly":[[12,18],[30,18],[30,27],[12,27]]},
  {"kind":"built-up","poly":[[31,19],[37,19],[37,24],[31,24]]},
  {"kind":"stream","line":[[0,12],[40,12]]},
  {"kind":"road","line":[[6,0],[6,30]]},
  {"kind":"bridge","at":[6,12]},
  {"kind":"hill","level":1,"poly":[[12,3],[26,3],[26,9],[12,9]]}],
 "objectives":[{"at":[16,19],"value":5,"name":"edge of the wood","keeper":"b"},{"at":[34,21.5],"value":5,"name":"village","keeper":"b"}],
 "zones":{"a":[[0,0],[40,0],[40,8],[0,8]],"b":[[0,16],[40,16],[40,30],[0,30]]},
 "special":[
  "Side b starts dug in where marked.",
  "No AIR, no orbital support, no nuclear weapons."],
 "sides":{
  "a":{"name":"Martian Ground Force","battalions":[
   {"id":"a1","name":"7th GF Battalion (detachment)","commander":{"leadership":2},"irregular":false,"netComplete":true,"companies":[
    {"id":"a1h","name":"HQ","troop":"hq","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1h1","type":"gf-bn-hq","sp":4,"x":20,"y":2,"heading":0,"dug":"none"},
     {"id":"a1h2","type":"hover-scout","sp":2,"x":25,"y":2,"heading":0,"dug":"none"},
     {"id":"a1h3","type":"lorry-column","sp":4,"x":17,"y":1.2,"heading":0,"dug":"none"}]},
    {"id":"a1a","name":"A Company","troop":"gf","quality":"average","leadership":2,"order":{"kind":"attack","objective":[16,19],"route":[[12,10],[16,19]]},"bases":[
     {"id":"a1a1","type":"gf-coy-hq","sp":4,"x":9,"y":2,"heading":0,"dug":"none"},
     {"id":"a1a2","type":"gf-section","sp":4,"x":6,"y":5,"heading":0,"dug":"none"},
     {"id":"a1a3","type":"gf-section","sp":4,"x":12,"y":5,"heading":0,"dug":"none"},
     {"id":"a1a4","type":"gf-heavy-section","sp":4,"x":9,"y":6,"heading":0,"dug":"none"},
     {"id":"a1a5","type":"gf-missile-section","sp":4,"x":15,"y":2,"heading":0,"dug":"none","allocated":{"to":"a1","as":"close-support"}}]},
    {"id":"a1t","name":"Tank troop","troop":"armour","quality":"average","leadership":1,"order":{"kind":"attack","objective":[34,21.5],"route":[[32,12],[34,21.5]]},"bases":[
     {"id":"a1t1","type":"hovertank-platoon","sp":4,"x":29,"y":4,"heading":0,"dug":"none"},
     {"id":"a1t2","type":"hovertank-platoon","sp":4,"x":35,"y":4,"heading":0,"dug":"none"}]},
    {"id":"a1g","name":"Battery","troop":"battery","quality":"average","leadership":1,"order":{"kind":"hold"},"bases":[
     {"id":"a1g1","type":"hover-artillery-platoon","sp":4,"offTableCm":100,"allocated":{"to":"a1","as":"support"}}]}]}],
   "assets":[]},
  "b":{"name":"Binnian Militia","battalions":[
   {"id":"b1","name":"Binnian Volunteers","commander":{"leadership":1},"irregular":true,"netComplete":true,"companies":[
    {"id":"b1h","name":"HQ","troop":"hq","quality":"average","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b1h1","type":"militia-bn-hq","sp":4,"x":21,"y":24.5,"heading":180,"dug":"none"},
     {"id":"b1h2","type":"mortar-platoon","sp":4,"x":24,"y":24.5,"heading":180,"dug":"none","allocated":{"to":"b1","as":"support"}},
     {"id":"b1h3","type":"lorry-column","sp":4,"x":21,"y":28.5,"heading":180,"dug":"none"}]},
    {"id":"b1v","name":"1st Company","troop":"militia","quality":"veteran","leadership":1,"order":{"kind":"defend"},"bases":[
     {"id":"b1v1","type":"militia-company","sp":8,"x":16,"y":19.5,"heading":180,"dug":"deep"},
     {"id":"b1v2","type":"atgw-section","sp":4,"x":21,"y":19,"heading":180,"dug":"dug-in"}]},
    {"id":"b1w","name":"2nd Company","troop":"militia","quality":"average","leadership":0,"order":{"kind":"defend"},"bases":[
     {"id":"b1w1","type":"militia-company","sp":8,"x":34,"y":21,"heading":180,"dug":"deep"},
     {"id":"b1w2","type":"atgw-section","sp":4,"x":32,"y":20,"heading":180,"dug":"dug-in"}]},
    {"id":"b1x","name":"3rd Company","troop":"militia","quality":"green","leadership":0,"order":{"kind":"hold"},"bases":[
     {"id":"b1x1","type":"militia-company","sp":8,"x":33.5,"y":27.5,"heading":180,"dug":"none"},
     {"id":"b1x2","type":"technical-section","sp":4,"x":37.6,"y":27.5,"heading":180,"dug":"none"}]}]}],
   "assets":[]}}};
